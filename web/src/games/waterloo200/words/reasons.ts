// What the computer gives as its reasons and what its odds count, in Italian by their names; English comes with the game
// (games/waterloo200/doctrine/doctrine.cc, consequences.cc).
import type { Language } from '../../../text/language.svelte';

export const kDoctrineItalian: Record<string, string> = {
  destroy: 'Conta di distruggere unità nemiche.',
  spare: 'Pesa le proprie perdite.',
  wear_down: 'Logora il nemico.',
  take_victory_area: 'Prende un’area di vittoria.',
  unit_sent: 'Non manda più truppe del necessario.',
  take_ground: 'Libera l’area dal nemico.',
  spend_stars: 'Pesa le stelle che costa.',
  save_leader: 'Tiene i comandanti dove il nemico non può colpirli.',
  direct_attack: 'Mette comandanti con stelle accanto alla battaglia.',
  feed_leaders: 'Ridà stelle ai comandanti stanchi.',
  stay_with_corps: 'Tiene il comandante con il suo corpo.',
  bring_leader: 'Tiene il comandante due o tre aree dietro la linea.',
  employ_guns: 'Aggiunge i cannoni dove decidono.',
  spare_guns: 'Risparmia le palle dove non decidono nulla.',
  bring_guns: 'Porta avanti i cannoni.',
  protect_guns: 'Tiene i cannoni fuori dalla portata del nemico.',
  advance: 'Avanza sul nemico e sulle sue aree di vittoria.',
  keep_away: 'Tiene le truppe dove non verrebbero schiacciate.',
  hold_victory_area: 'Tiene o prende un’area di vittoria.',
  stack_up: 'Riunisce le truppe: un blocco solo muore.',
  guard_headquarters: 'Tiene il comandante in capo al quartier generale.',
  prussian_march: 'Fa marciare i Prussiani su Plancenoit e Rossomme.',
  manoeuvre: 'Spende il Disco per una mossa che decide.',
  keep_disc: 'Non cede il Disco al nemico per poco.',
  reinforce: 'Chiama le riserve.',
  end_turn: 'Pesa ciò che porta la fine del turno.',
  grand_battery: 'Riunisce i cannoni nella Grande Batteria.',
  lose_least: 'Prende i colpi dove costano meno.',
  shield: 'Fa assorbire i colpi a un blocco solido.',
  resolve_order: 'Combatte prima ciò che decide di più.',
  sunken_road: 'Fa salire la riserva dalla strada incassata se serve.',
  stand_or_retreat: 'Pesa il resistere contro il ripiegare.',
  fall_back_well: 'Ripiega dove l’unità è al sicuro e utile.',
  ride_on: 'Prosegue a cavallo dove serve.',
  reconnoitre: 'Esplora dove più è nascosto.',
  reorganise: 'Riorganizza quando i comandanti sono stanchi.',
  spare_commander: 'Risparmia il comandante in capo, che non recupera mai.',
  draw_reserves: 'Estrae tutte le riserve che può.',
  place_well: 'Mette le riserve dove stanno meglio.',
  best_units: 'Sceglie le unità migliori.',
  cut_communication: 'Taglia fuori blocchi nemici dal loro comandante in capo.',
  keep_communication: 'Tiene un’area per cui passa la propria linea di comunicazione.',
};

export const kCountsItalian: Record<string, string> = {
  french_lost: 'unità francesi perse',
  british_lost: 'unità britanniche perse',
  prussian_lost: 'unità prussiane perse',
  french_steps: 'gradini francesi persi',
  british_steps: 'gradini britannici persi',
  prussian_steps: 'gradini prussiani persi',
  battles_won: 'battaglie vinte',
  battles_drawn: 'battaglie pari',
  battles_lost: 'battaglie perse',
  area_taken: 'area presa',
  victory_areas: 'aree di vittoria guadagnate',
};

export function reasonText(reason: string, language: Language): string | null {
  return language === 'it' ? (kDoctrineItalian[reason] ?? null) : null;
}

export function countName(count: string, language: Language): string | null {
  return language === 'it' ? (kCountsItalian[count] ?? null) : null;
}
