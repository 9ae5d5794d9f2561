// What the other side is deciding, in one sentence.
import type { Decision, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { innermost, readView, type Side, type StepName } from '../view';
import { kSideNames } from './terms';
import { type Both, sentence } from './text';

// After the side: "the French" …, "i Francesi" ….
const kDeciding: Both<Record<StepName, string>> = {
  en: {
    skirmish_fire: 'are firing their skirmishers',
    choose_action: 'are choosing their next action',
    area_limits: 'are thinning out an overfilled area',
    resolve_assaults: 'are choosing which assault is fought next',
    declare_strong_point: 'are manning the strong point',
    charge: 'are naming the cavalry that charges',
    lead_activation: 'are choosing what their leader activates',
    movement: 'are moving their units',
    take_cubes_along: 'are deciding who carries the cubes',
    fire_orders: 'are aiming their guns',
    fire_volleys: 'are choosing their next target',
    cavalry_hits: 'are deciding what becomes of their cavalry under fire',
    cavalry_losses: 'are choosing which cavalry is hit',
    gun_hits: 'are choosing which gun loses its crew',
    place_cubes: 'are placing cubes on their infantry',
    too_many_cubes: 'are choosing which infantry is lost',
    sacrifice: 'are choosing a unit to give up',
    assign_cubes: 'are assigning cubes to their infantry',
    assault_moves: 'are preparing an assault',
    counter_charge: 'are deciding who meets the charge',
    charge_on: 'are choosing where their cavalry charges on',
    fall_back: 'are falling back',
    accompany: 'are deciding whether their leader goes along',
    change_formation: 'are changing formations',
    reinforce: 'are sending a reinforcement',
    prussian_phase: 'are bringing up the Prussians',
    arrive: 'are choosing where the Prussians arrive',
  },
  it: {
    skirmish_fire: 'sparano con i tiragliatori',
    choose_action: 'scelgono la prossima azione',
    area_limits: 'sfoltiscono un’area troppo piena',
    resolve_assaults: 'scelgono quale assalto si combatte',
    declare_strong_point: 'presidiano il caposaldo',
    charge: 'indicano la cavalleria che carica',
    lead_activation: 'scelgono che cosa attiva il generale',
    movement: 'muovono le loro unità',
    take_cubes_along: 'decidono chi porta i cubi',
    fire_orders: 'puntano i cannoni',
    fire_volleys: 'scelgono il prossimo bersaglio',
    cavalry_hits: 'decidono la sorte della cavalleria sotto il fuoco',
    cavalry_losses: 'scelgono quale cavalleria è colpita',
    gun_hits: 'scelgono quale cannone perde i serventi',
    place_cubes: 'mettono i cubi sulla fanteria',
    too_many_cubes: 'scelgono quale fanteria è perduta',
    sacrifice: 'scelgono un’unità da sacrificare',
    assign_cubes: 'assegnano i cubi alla fanteria',
    assault_moves: 'preparano un assalto',
    counter_charge: 'decidono chi va incontro alla carica',
    charge_on: 'scelgono dove la cavalleria continua la carica',
    fall_back: 'ripiegano',
    accompany: 'decidono se il generale segue l’unità',
    change_formation: 'cambiano formazione',
    reinforce: 'mandano un rinforzo',
    prussian_phase: 'fanno avanzare i Prussiani',
    arrive: 'scelgono dove arrivano i Prussiani',
  },
};

const kOtherwise: Both<string> = { en: 'are deciding', it: 'decidono' };

export function waiting(view: View, decision: Decision, language: Language): string {
  const side = decision.to_act[0] as Side | undefined;
  if (side === undefined) return '';
  const step = innermost(readView(view))?.step as StepName | undefined;
  return sentence(`${kSideNames[language][side]} ${(step && kDeciding[language][step]) ?? kOtherwise[language]}`);
}
