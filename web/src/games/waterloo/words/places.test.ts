// @vitest-environment node
import { expect, test } from 'vitest';
import board from '../../../../../data/waterloo/board.json';
import { plain } from '../../../text/message';
import { rolls } from './rolls';
import { speakers } from './speaker';

const italian = (place: string, form: string): string => plain(speakers.it.name(`place.${place}`, form));

// Places that Italian calls by their name alone; all others are common nouns and want an article.
const kProper =
  /^(Chantelet|Frischermont|Hanotelet|Hougoumont|Hubermont|La |Merbraine|Monplaisir|Mont |Neuve |Papelotte|Plancenoit|Rossomme|Trimotion)/;

test('every place has the article that Italian wants', () => {
  for (const { id, name } of board.areas) {
    const said = italian(id, 'the');
    expect(/^(il|la|i|le) |^l’/.test(said), said).toBe(!kProper.test(name.it));
  }
});

test('articles melt into prepositions', () => {
  expect(['at', 'from', 'on'].map((form) => italian('bois_de_paris', form))).toEqual([
    'nel Bois de Paris',
    'dal Bois de Paris',
    'sul Bois de Paris',
  ]);
  expect(italian('decosters_house', 'at')).toBe('alla Casa Decoster');
});

test('dice accounts name their target with its article', () => {
  const view = { units: {}, agenda: [], cubes: {} };
  const titles = (language: 'en' | 'it'): string[] =>
    rolls(
      [
        { event: 'skirmish', unit: 'ge_inf_3', area: 'duruttes_knoll', dice: [5], hit: 'yes' },
        { event: 'gun_fired', unit: 'fr_art_1', area: 'crossroads', dice: [5], total: 5, effect: 0, range: 2, target: 'infantry' },
      ],
      view,
      language,
    ).map(({ title }) => title);
  expect(titles('it')).toEqual(['I tiragliatori tedeschi contro il Poggio di Durutte', 'Artiglieria francese contro il Crocevia']);
  expect(titles('en')).toEqual(['German skirmishers on Durutte’s Knoll', 'French artillery on the Crossroads']);
});
