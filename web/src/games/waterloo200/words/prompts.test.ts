// @vitest-environment node
// What prompts offer.
import type { View } from '../../../protocol';
import { type Offers, offersOnlyTheLegal } from '../../offers_only_the_legal';
import { waterloo200Words } from './index';

const asked = (verbs: Offers['verbs']): Offers => ({ args: { impulse: 2, area: '27', hits: 2 }, view: { units: {} } as unknown as View, verbs });
const kFinish: [RegExp, RegExp] = [/finish/, /termina/];

offersOnlyTheLegal(waterloo200Words.prompt, {
  free_set_up: asked({ historical: [/as in history/, /come nella storia/] }),
  choose_action: asked({
    tactical: [/a tactical action/, /un’azione tattica/],
    strategic: [/a strategic action/, /un’azione strategica/],
    pass: [/a pass/, /passa/],
  }),
  activate_leaders: asked({ activate: [/choose/, /scegli/], done: kFinish }),
  move_units: asked({ move: [/choose/, /scegli/], done: kFinish }),
  scout_target: asked({ done: [/none/, /nessuna/] }),
  pass_move: asked({ move: [/move one unit/, /muovi un’unità/], leave: [/Prussians/, /Prussiani/], done: [/none/, /nessuna/] }),
  choose_battle: asked({ battle: [/choose/, /scegli/], done: kFinish }),
  employ_guns: asked({ employ: [/employ/, /impiega/], done: [/go on/, /prosegui/] }),
  retreat: asked({ retreat: [/Disc/, /Disco/], done: [/stand/, /resta/] }),
  sunken_road: asked({ done: [/, or not/, /, oppure no/] }),
  impetus: asked({ follow: [/ride on/, /prosegui/], done: kFinish }),
  reorganise: asked({ done: [/, or not/, /, oppure no/] }),
  regenerate: asked({ regenerate: [/give/, /ridai/], done: [/let the step go/, /rinuncia/] }),
  place_reserves: asked({ place: [/place/, /piazza/], done: kFinish }),
  bombarding_guns: asked({ employ: [/choose a gun/, /scegli un cannone/], done: [/open fire/, /apri il fuoco/] }),
});
