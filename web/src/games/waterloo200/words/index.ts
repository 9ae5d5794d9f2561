// Everything that Waterloo 200 says. Pure: from data, views and events to text.
import { askingOf, resultTexts, wordsOf } from '../../../text/catalogue';
import type { GameWords } from '../../game';
import { tourOf } from '../../tour';
import { readView } from '../view';
import { actionText } from './actions';
import { kArchivedResults } from './archived';
import { inspectText, pieceText, placeText } from './describe';
import { headline, seatClass, title, whose } from './headlines';
import { placeName } from './places';
import { accounts, rolls } from './rolls';
import { sentence } from './sentences';
import { nameKeys, speakers } from './speaker';

export const waterloo200Words: GameWords = {
  title,
  seatClass,
  headline,
  whose,
  placeName,
  placeText,
  pieceText,
  ...askingOf(speakers, nameKeys, (view) => `waiting.${readView(view).step}`, 'faction'),
  resultText: resultTexts(speakers, kArchivedResults),
  actionText,
  inspectText,
  sentence,
  rolls,
  accounts,
  tour: tourOf(speakers, ['.board', '.board', '.prompt', '.board', '.dice', '.tools']),
  countName: wordsOf(speakers, 'count'),
  reasonText: wordsOf(speakers, 'reason'),
};
