// @vitest-environment node
// What the page alone says of Smohain: each of its sentences is said somewhere, and what is said is there.
import texts from '../../../../data/smohain/text.en.json';
import { saysItsWords } from '../says_its_words';

saysItsWords('smohain', Object.keys(texts), ['action', 'waiting', 'standing', 'panel', 'account']);
