// Everything that Waterloo says, in English and Italian. Pure: from data, views and events to text.
import type { GameModule } from '../../game';
import { actionText } from './actions';
import { countName } from './counts';
import { pieceKind, pieceText, placeText } from './describe';
import { placeName } from './places';
import { prompt, refusal, waiting } from './prompts';
import { reasonText } from './reasons';
import { resultText } from './results';
import { rolls } from './rolls';
import { sentence } from './sentences';
import { blurb, headline, inspectText, seatClass, tags, title, tour, whose } from './table';

export type GameWords = Pick<
  GameModule,
  | 'title'
  | 'blurb'
  | 'tags'
  | 'seatClass'
  | 'headline'
  | 'whose'
  | 'placeName'
  | 'placeText'
  | 'pieceText'
  | 'pieceKind'
  | 'prompt'
  | 'waiting'
  | 'refusal'
  | 'resultText'
  | 'actionText'
  | 'inspectText'
  | 'sentence'
  | 'rolls'
  | 'tour'
  | 'countName'
  | 'reasonText'
>;

export const waterlooWords: GameWords = {
  title,
  blurb,
  tags,
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
  resultText,
  actionText,
  inspectText,
  sentence,
  rolls,
  tour,
  countName,
  reasonText,
};
