// Everything that Enemy Mistakes says. Pure: from data, views and events to text.
import { askingOf, resultTexts, wordsOf } from '../../../text/catalogue';
import type { GameModule } from '../../game';
import { tourOf } from '../../tour';
import { readView } from '../view';
import { actionText } from './actions';
import { pieceText, placeName, placeText } from './describe';
import { headline, seatClass, title, whose } from './headlines';
import { rolls } from './rolls';
import { sentence } from './sentences';
import { nameKeys, speakers } from './speaker';

export const tableWords = {
  title,
  seatClass,
  headline,
  whose,
  placeName,
  placeText,
  pieceText,
  ...askingOf(speakers, nameKeys, (view) => `waiting.${readView(view).step}`, 'seat'),
  resultText: resultTexts(speakers, {}),
  actionText,
  inspectText: () => '',
  sentence,
  rolls,
  tour: tourOf(speakers, ['.board', '.board', '.board', '.prompt', '.dice', '.tools']),
  countName: wordsOf(speakers, 'count'),
  reasonText: wordsOf(speakers, 'reason'),
} satisfies Partial<GameModule>;
