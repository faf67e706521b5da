# The pages around the table, in the browser.

client-title = Pressgang: press-your-luck card games
client-skip = Skip to the content
client-wait = One moment ...
client-close = Close
client-home = To the first page
client-try-again = Try again
client-keys = Keys
client-keys-tab = to the next thing that you can do
client-keys-enter = do it
client-no-server = The harbour does not answer
client-unreachable = The server cannot be reached. Check your network, or whether it is still running.
client-trouble = Something went wrong on the server. Please try again.
client-not-there = That does not exist, or not any more.
client-lost = Off the chart
    .text = There is no page at this address. The link may be old, or a letter is missing.

client-nav = Pages
client-nav-lobby = Lobby
client-nav-learn = Learn
client-nav-rules = Rules
client-nav-history = History
client-nav-settings = Settings
