// The entry is small: it chooses the language and fetches its sentences beside the page's code (start.ts), which waits for them.
import './style/fonts.css';
import './style/tokens.css';
import './style/map.css';
import './style/ui.css';
import './style/table.css';
import { fetchText, firstLanguage } from './text/files';

void fetchText('common', firstLanguage());
void import('./start').then(({ start }) => start());
