/** Where it begins: the words first, then the page. */

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { me } from './lib/me.svelte';
import { need } from './lib/words';

void me.greet();
await need();
const target = document.getElementById('app');
if (target) mount(App, { target });
