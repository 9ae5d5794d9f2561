// Everything that Waterloo says. Pure: from data, views and events to text.
import { resultTexts, wordsOf } from '../../../text/catalogue';
import type { GameWords } from '../../game';
import { tourOf } from '../../tour';
import { actionText } from './actions';
import { kArchivedResults } from './archived';
import { pieceKind, pieceText, placeText } from './describe';
import { placeName } from './places';
import { prompt, refusal, waiting } from './prompts';
import { rolls } from './rolls';
import { sentence } from './sentences';
import { speakers } from './speaker';
import { headline, inspectText, seatClass, title, whose } from './table';

export const waterlooWords: GameWords = {
  title,
  seatClass,
  headline,
  whose,
  placeName,
  placeText,
  pieceText,
  pieceKind,
  prompt,
  waiting,
  refusal,
  resultText: resultTexts(speakers, kArchivedResults),
  actionText,
  inspectText,
  sentence,
  rolls,
  tour: tourOf(speakers, ['.board', '.board', '.prompt', '.board', '.log', '.tools']),
  countName: wordsOf(speakers, 'count'),
  reasonText: wordsOf(speakers, 'reason'),
};
