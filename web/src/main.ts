// The entry is small: it chooses the language and fetches its sentences and the first page beside the code that shows them (start.ts).
import { firstPage } from './pages';
import './style/fonts.css';
import './style/tokens.css';
import './style/map.css';
import './style/ui.css';
import './style/table.css';
import { fetchText, firstLanguage } from './text/files';

void fetchText('common', firstLanguage());
const page = firstPage().catch(() => {}); // App.svelte tells what could not be fetched
void import('./start').then(({ start }) => start(page));
