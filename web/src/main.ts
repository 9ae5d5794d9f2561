import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/map.css';
import './style/ui.css';
import './style/table.css';

mount(App, { target: document.getElementById('app')! });
