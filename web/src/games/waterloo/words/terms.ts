// The words of the rulebook for sides, states, discs, cubes and phases.
import type { Language } from '../../../text/language.svelte';
import { type Colour, type Disc, kColours, kDiscs, kPhases, kSides, kStates } from '../view';
import { named } from './speaker';

// A side as the subject of a sentence, always plural: "the French", "i Francesi".
export const kSideNames = named('side', kSides);
export const kStateNames = named('state', kStates);
export const kDiscNames = named('disc', kDiscs);
export const kCubeNames = named('cube', kColours);
export const kCubesNames = named('cube', kColours, 'many');
export const kPhaseNames = named('phase', kPhases);

const kDiscsWithArticle = named('disc', kDiscs, 'a');
const kCubesWithArticle = named('cube', kColours, 'a');

// "a green disc", "un disco verde".
export const aDisc = (disc: Disc, language: Language): string => kDiscsWithArticle[language][disc];
export const aCube = (colour: Colour, language: Language): string => kCubesWithArticle[language][colour];
