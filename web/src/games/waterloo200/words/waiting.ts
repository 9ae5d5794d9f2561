// What another seat is deciding, in one sentence.
import type { Decision, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { type Both, sentence } from '../../grammar';
import { readView, type Faction, type StepName } from '../view';
import { kFactionNames } from './terms';

// After the army: "the French" …, "i Francesi" ….
export const kDeciding: Both<Record<StepName, string>> = {
  en: {
    free_set_up: 'are setting up their army',
    choose_arrival: 'are choosing who arrives',
    choose_action: 'are choosing their action',
    choose_option: 'are deciding how to spend the Disc',
    first_faction: 'are deciding which ally begins',
    activate_leaders: 'are activating their corps commanders',
    leader_path: 'are moving a commander',
    move_units: 'are moving their units',
    unit_path: 'are moving a unit',
    scout_target: 'are reconnoitring',
    pass_move: 'pass, and may move one unit',
    choose_battle: 'are choosing the next battle',
    employ_guns: 'are deciding which guns fire',
    retreat: 'are deciding whether to retreat',
    retreat_places: 'are retreating',
    sunken_road: 'are deciding whether a reserve comes up from the sunken road',
    take_losses: 'are taking losses',
    impetus: 'are deciding whether their cavalry rides on',
    reorganise: 'are deciding whether to reorganise',
    headquarters_path: 'are returning to their headquarters',
    regenerate: 'are resting their commanders',
    number_of_reserves: 'are deciding how many reserves they draw',
    choose_reserves: 'are choosing their reserves',
    place_reserves: 'are placing their reserves',
    choose_bombardment: 'are choosing the target of the Grand Battery',
    bombarding_guns: 'are naming the guns of the Grand Battery',
  },
  it: {
    free_set_up: 'schierano l’armata',
    choose_arrival: 'scelgono chi arriva',
    choose_action: 'scelgono la loro azione',
    choose_option: 'decidono come spendere il Disco',
    first_faction: 'decidono quale alleato comincia',
    activate_leaders: 'attivano i comandanti di corpo',
    leader_path: 'muovono un comandante',
    move_units: 'muovono le loro unità',
    unit_path: 'muovono un’unità',
    scout_target: 'vanno in ricognizione',
    pass_move: 'passano, e possono muovere un’unità',
    choose_battle: 'scelgono la prossima battaglia',
    employ_guns: 'decidono quali cannoni sparano',
    retreat: 'decidono se ritirarsi',
    retreat_places: 'si ritirano',
    sunken_road: 'decidono se una riserva sale dalla strada incassata',
    take_losses: 'subiscono le perdite',
    impetus: 'decidono se la cavalleria prosegue',
    reorganise: 'decidono se riorganizzarsi',
    headquarters_path: 'tornano al quartier generale',
    regenerate: 'fanno riposare i comandanti',
    number_of_reserves: 'decidono quante riserve pescare',
    choose_reserves: 'scelgono le riserve',
    place_reserves: 'piazzano le riserve',
    choose_bombardment: 'scelgono il bersaglio della Grande Batteria',
    bombarding_guns: 'indicano i cannoni della Grande Batteria',
  },
};

const kOtherwise: Both<string> = { en: 'are deciding', it: 'decidono' };

export function waiting(view: View, decision: Decision, language: Language): string {
  const seat = decision.to_act[0] as Faction | undefined;
  if (seat === undefined) return '';
  const { step } = readView(view);
  return sentence(`${kFactionNames[language][seat]} ${(step && kDeciding[language][step]) ?? kOtherwise[language]}`);
}
