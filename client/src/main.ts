/** Where it begins: the words first, then the page. */

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { need } from './lib/words';

await need();
const target = document.getElementById('app');
if (target) mount(App, { target });
