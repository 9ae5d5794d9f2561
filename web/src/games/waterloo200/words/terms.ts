// Nouns of the game in both languages: sides, armies, arms, kinds of action, optional rules.
import { type Both } from '../../grammar';
import type { UnitType } from '../data';
import type { Faction, Kind, Option, Side } from '../view';

// As subjects of a sentence.
export const kSideNames: Both<Record<Side, string>> = {
  en: { french: 'the French', allied: 'the Allies' },
  it: { french: 'i Francesi', allied: 'gli Alleati' },
};
export const kFactionNames: Both<Record<Faction, string>> = {
  en: { french: 'the French', british: 'the British', prussian: 'the Prussians' },
  it: { french: 'i Francesi', british: 'i Britannici', prussian: 'i Prussiani' },
};
// Before a noun in English ("a French block"), after one in Italian ("un blocco francese"); adjectives of masculine and feminine nouns.
export const kAdjectives: Both<Record<Faction, string>> = {
  en: { french: 'French', british: 'British', prussian: 'Prussian' },
  it: { french: 'francese', british: 'britannico', prussian: 'prussiano' },
};
export const kFeminine: Record<Faction, { one: string; many: string }> = {
  french: { one: 'francese', many: 'francesi' },
  british: { one: 'britannica', many: 'britanniche' },
  prussian: { one: 'prussiana', many: 'prussiane' },
};
export const kPlural: Both<Record<Faction, string>> = {
  en: kAdjectives.en,
  it: { french: 'francesi', british: 'britannici', prussian: 'prussiani' },
};
export const kOf: Record<Faction, string> = { french: 'dei Francesi', british: 'dei Britannici', prussian: 'dei Prussiani' };
export const kTo: Record<Side, string> = { french: 'ai Francesi', allied: 'agli Alleati' };

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

export const kKinds: Both<Record<Kind, string>> = {
  en: {
    none: 'to choose',
    tactical: 'tactical action',
    strategic_move: 'strategic action: manoeuvre',
    strategic_reinforce: 'strategic action: reinforcements',
    grand_battery: 'strategic action: Grand Battery',
    pass: 'pass',
  },
  it: {
    none: 'da scegliere',
    tactical: 'azione tattica',
    strategic_move: 'azione strategica: manovra',
    strategic_reinforce: 'azione strategica: rinforzi',
    grand_battery: 'azione strategica: Grande Batteria',
    pass: 'passo',
  },
};

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
