// Everything that Waterloo says, in English and Italian. Pure: from data, views and events to text.
import type { GameModule } from '../../game';
import { actionText } from './actions';
import { pieceText, placeText } from './describe';
import { blurb, headline, levelName, seatClass, seatName, tags, title, whose } from './headlines';
import { inspectText } from './inspect';
import { placeName } from './places';
import { prompt } from './prompts';
import { refusal } from './refusals';
import { resultText } from './results';
import { rolls } from './rolls';
import { sentence } from './sentences';
import { tour } from './tour';
import { waiting } from './waiting';

export type GameWords = Pick<GameModule, 'title' | 'blurb' | 'tags' | 'seatName' | 'seatClass' | 'levelName' | 'headline' | 'whose'
  | 'placeName' | 'placeText' | 'pieceText' | 'prompt' | 'waiting' | 'refusal' | 'resultText' | 'actionText' | 'inspectText' | 'sentence'
  | 'rolls' | 'tour'>;

export const waterlooWords: GameWords = {
  title, blurb, tags, seatName, seatClass, levelName, headline, whose, placeName, placeText, pieceText, prompt, waiting, refusal,
  resultText, actionText, inspectText, sentence, rolls, tour,
};
