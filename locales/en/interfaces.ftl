# What programs ask of the environments for learners, and cannot have.
argument-value = { $argument } cannot be "{ $found }"; it can be: { $values }
argument-number = { $argument } is a whole number from { $fewest } to { $most }, not { $found }
bad-choice = a choice is a whole number, not { $found }
argument-flags = { $argument } is an array of { $rows } truth values
opponents-count = { $count } opponents for { $wanted } seats: name one for every seat but the learner's, or one for all
option-no-word = option "{ $option }" cannot be said in one word, as OpenSpiel's parameters need it
