// For tests: every sentence in every language is there before a test begins.
import { readdirSync } from 'node:fs';
import { loadText } from './catalogue';
import { kLanguages } from './files';

const parts = readdirSync('../data');
await Promise.all(parts.flatMap((part) => kLanguages.map((language) => loadText(part, language))));
