// What can be chosen for a new match of Waterloo 200 (games/waterloo200/rules/rules.cc), in both languages.
import type { Choices } from '../card';

export const choices: Choices = {
  scenarios: {
    en: { standard: 'units dealt at random', historical: 'the deal of history' },
    it: { standard: 'unità distribuite a caso', historical: 'schieramento storico' },
  },
  values: {
    en: { off: 'no', on: 'yes', two: 'two', three: 'three: British and Prussians apart' },
    it: { off: 'no', on: 'sì', two: 'due', three: 'tre: Britannici e Prussiani separati' },
  },
  options: {
    en: {
      players: 'Players',
      free_setup_french: 'Free set-up for the French',
      free_setup_british: 'Free set-up for the British',
      free_setup_prussian: 'Free set-up for the Prussians',
      cavalry_charge: 'Cavalry charge: double against infantry in the open',
      reconnaissance: 'Reconnaissance: cavalry may scout',
      impetus: 'Impetus: cavalry that clears an area may ride on',
      grand_battery: 'Grand Battery: the French may bombard',
      languages: 'Different languages: mixed British units fight worse',
      retreat: 'Retreat: the defender may play the Disc and go',
      combined_attack: 'Combined attack: all arms together suffer one hit less',
      morale: 'Morale: it counts in battle, isolated troops lose heart',
      variable_arrival: 'Variable arrival: Prussian corps in any order',
    },
    it: {
      players: 'Giocatori',
      free_setup_french: 'Schieramento libero per i Francesi',
      free_setup_british: 'Schieramento libero per i Britannici',
      free_setup_prussian: 'Schieramento libero per i Prussiani',
      cavalry_charge: 'Carica: la cavalleria vale doppio contro la fanteria all’aperto',
      reconnaissance: 'Ricognizione: la cavalleria può esplorare',
      impetus: 'Impeto: la cavalleria che libera un’area può proseguire',
      grand_battery: 'Grande Batteria: i Francesi possono bombardare',
      languages: 'Lingue diverse: unità britanniche miste combattono peggio',
      retreat: 'Ritirata: chi difende può giocare il Disco e andarsene',
      combined_attack: 'Attacco combinato: tutte le armi insieme subiscono un colpo in meno',
      morale: 'Morale: conta in battaglia, le truppe isolate cedono',
      variable_arrival: 'Arrivo variabile: i corpi prussiani in ordine qualsiasi',
    },
  },
};
