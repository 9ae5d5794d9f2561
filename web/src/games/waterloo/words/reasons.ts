// The reasons of doctrine (games/waterloo/doctrine.cc) in Italian; in English the server gives them.
import type { Language } from '../../../text/language.svelte';

export const kDoctrineItalian: Record<string, string> = {
  destroy: 'Conta di distruggere unità nemiche.', spare: 'Conta di perdere unità proprie.',
  wear_down: 'Logora il nemico con i cubi, tolti quelli che prende a sua volta.',
  spend_horses: 'Pesa la cavalleria che si stancherà o si perderà dalle due parti.', take_ground: 'Prende terreno che conta.',
  take_objective: 'Prende l’obiettivo, o gli arriva a un passo.', bombard: 'Cannoneggia fanteria che può essere colpita.',
  mass_guns: 'Concentra i cannoni su un punto.',
  grand_battery: 'Usa la Grande Batteria dove molti cannoni sparano con buone probabilità.',
  finish_off: 'Colpisce dove un altro cubo distrugge un’unità.', counter_battery: 'Fa tacere i cannoni o disperde la cavalleria.',
  deploy_guns: 'Mette in batteria cannoni che potrebbero sparare.',
  protect_guns: 'Tiene i cannoni con la fanteria o lontano dal nemico.', bring_guns: 'Porta i cannoni dove hanno bersagli.',
  advance: 'Avanza sull’obiettivo.', hold_ground: 'Tiene terreno minacciato dal nemico.',
  hold_objective: 'Difende il proprio obiettivo.', hold_strong_point: 'Tiene un caposaldo.',
  support: 'Tiene vicini gli amici.',
  keep_away: 'Resta fuori dalla portata di un nemico più forte.', avoid_crowding: 'Evita più di tre unità in un’area.',
  bring_reserve: 'Fa avanzare la riserva.', prussian_march: 'Fa marciare i Prussiani su Plancenoit e Rossomme.',
  form_defence: 'Si dispone in difesa dove la cavalleria nemica è vicina.', form_march: 'Si prepara a muovere o ad attaccare.',
  leave_square: 'Lascia il quadrato quando la cavalleria è lontana.',
  save_green: 'Risparmia i dischi verdi, che tengono in gioco nei round.', spare_disc: 'Non spende un disco per poco.',
  last_round: 'Usa ciò che la fine del turno permette.', leader_twice: 'Usa un generale per dare due ordini con un disco.',
  stay_with_troops: 'Tiene il generale con le truppe che comanda.', save_leader: 'Evita che il generale sia sorpreso.',
  send_cubes: 'Sposta cubi da truppe logore a truppe fresche.',
  even_cubes: 'Divide i cubi in modo che in media si perda il meno possibile.',
  spare_worn: 'Tiene le truppe logore fuori dal combattimento.', few_cubes_forward: 'Porta pochi cubi nell’assalto.',
  lose_least: 'Rinuncia a ciò che vale meno.', tire_or_retreat: 'Pesa lo stancare la cavalleria contro il cedere.',
  fall_back_well: 'Ripiega dove l’unità è utile e al sicuro.',
  best_horse: 'Sceglie la cavalleria con le migliori probabilità e il minor rischio.',
  shelter_best: 'Ripara nel caposaldo la fanteria migliore.', resolve_order: 'Combatte prima l’assalto che aiuta gli altri.',
  press_on: 'Continua la carica dove il guadagno è maggiore.', prussian_entry: 'Fa entrare i Prussiani dove servono.',
};

export const reasonText = (reason: string, language: Language): string | null =>
  (language === 'it' ? kDoctrineItalian[reason] ?? null : null);
