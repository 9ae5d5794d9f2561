// Everything that Waterloo says, in English and Italian. Pure: from data, views and events to text.
import type { GameModule } from '../../game';
import { actionText } from './actions';
import { countName } from './counts';
import { pieceKind, pieceText, placeText } from './describe';
import { headline, seatClass, title, whose } from './headlines';
import { inspectText } from './inspect';
import { placeName } from './places';
import { prompt } from './prompts';
import { reasonText } from './reasons';
import { refusal } from './refusals';
import { resultText } from './results';
import { rolls } from './rolls';
import { sentence } from './sentences';
import { tour } from './tour';
import { waiting } from './waiting';

export type GameWords = Pick<
  GameModule,
  | 'title'
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
