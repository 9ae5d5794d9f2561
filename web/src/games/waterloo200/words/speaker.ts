// The sentences of Waterloo 200 in every language.
import en from '../../../../../data/waterloo200/text.en.json';
import it from '../../../../../data/waterloo200/text.it.json';
import { speakersOf } from '../../../text/catalogue';

export const speakers = speakersOf({ en, it });
