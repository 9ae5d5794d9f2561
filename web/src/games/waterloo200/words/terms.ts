// Nouns of the game in both languages: sides, armies, arms, kinds of action, optional rules.
import { type Both } from '../../grammar';
import type { UnitType } from '../data';
import { kActionKinds, kFactions, type Option } from '../view';
import { named } from './speaker';

// As subjects of a sentence: "the French", "i Francesi".
export const kFactionNames = named('faction', kFactions);
// Before a noun in English ("a French block"), after one in Italian ("un blocco francese", "due blocchi francesi").
export const kAdjectives = named('faction', kFactions, 'adjective');
export const kPlural = named('faction', kFactions, 'adjectives');
export const kOf = named('faction', kFactions, 'of');

export const kArms: Both<Record<UnitType, string>> = {
  en: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    foot_artillery: 'foot artillery',
    horse_artillery: 'horse artillery',
    tactical_leader: 'corps commander',
    strategic_leader: 'commander-in-chief',
  },
  it: {
    infantry: 'fanteria',
    cavalry: 'cavalleria',
    foot_artillery: 'artiglieria a piedi',
    horse_artillery: 'artiglieria a cavallo',
    tactical_leader: 'comandante di corpo',
    strategic_leader: 'comandante in capo',
  },
};

export const kKinds = named('kind', kActionKinds);

export const kOptions: Both<Record<Option, string>> = {
  en: {
    three_players: 'three players',
    free_setup_french: 'free set-up (French)',
    free_setup_british: 'free set-up (British)',
    free_setup_prussian: 'free set-up (Prussians)',
    cavalry_charge: 'cavalry charge',
    reconnaissance: 'reconnaissance',
    impetus: 'impetus',
    grand_battery: 'Grand Battery',
    languages: 'different languages',
    retreat: 'retreat',
    combined_attack: 'combined attack',
    morale: 'morale',
    variable_arrival: 'variable Prussian arrival',
  },
  it: {
    three_players: 'tre giocatori',
    free_setup_french: 'schieramento libero (Francesi)',
    free_setup_british: 'schieramento libero (Britannici)',
    free_setup_prussian: 'schieramento libero (Prussiani)',
    cavalry_charge: 'carica di cavalleria',
    reconnaissance: 'ricognizione',
    impetus: 'impeto',
    grand_battery: 'Grande Batteria',
    languages: 'lingue diverse',
    retreat: 'ritirata',
    combined_attack: 'attacco combinato',
    morale: 'morale',
    variable_arrival: 'arrivo variabile dei Prussiani',
  },
};
