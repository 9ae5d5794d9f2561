// Everything that Napoléon says. Pure: from data, views and events to text.
import { askingOf, resultTexts, wordsOf } from '../../../text/catalogue';
import type { GameModule } from '../../game';
import { tourOf } from '../../tour';
import { readView } from '../view';
import { actionText } from './actions';
import { pieceKind, pieceText, placeText } from './describe';
import { headline, seatClass, title, whose } from './headlines';
import { placeName } from './places';
import { rolls } from './rolls';
import { sentence } from './sentences';
import { nameKeys, speakers } from './speaker';

export const napoleonWords = {
  title,
  seatClass,
  headline,
  whose,
  placeName,
  placeText,
  pieceText,
  pieceKind,
  ...askingOf(speakers, nameKeys, (view) => `waiting.${readView(view).step}`, 'seat'),
  resultText: resultTexts(speakers, {}),
  actionText,
  inspectText: () => '',
  sentence,
  rolls,
  tour: tourOf(speakers, ['.board', '.board', '.board', '.board', '.prompt', '.dice', '.tools']),
  countName: wordsOf(speakers, 'count'),
  reasonText: wordsOf(speakers, 'reason'),
  answerText: wordsOf(speakers, 'answer'),
} satisfies Partial<GameModule>;
