// @vitest-environment node
// Prompts, buttons and tooltips of real positions.
import { describe, expect, test } from 'vitest';
import type { View } from '../../../protocol';
import { decisions, expectFit, kLanguages, parsed } from './fixtures';
import { waterlooWords as words } from './index';
import texts from '../../../../../data/waterloo/text.en.json';
import { kUnits } from './units';

function viewOf(units: Record<string, [at: string, state: string]>, more: object): View {
  const placed = Object.fromEntries(Object.entries(units).map(([id, [at, state]]) => [id, { at, state }]));
  return { units: placed, cubes: {}, over_limit: [], agenda: [], ...more } as unknown as View;
}

describe('decisions', () => {
  test.each(kLanguages)('are asked in plain words (%s)', (language) => {
    for (const { step, args, seat, legal, view } of decisions) {
      const { lead, text } = words.prompt({ step, args, text: 'not used', rules: [] }, legal, view, language);
      expectFit(`${lead} ${text}`);
      expect(lead).toMatch(/:$/);
      expect(`${lead} ${text}`).not.toContain('not used');
      expectFit(words.waiting(view, { to_act: [seat], secret: false }, language));
      for (const action of legal) {
        const said = words.actionText(parsed(action), view, language);
        expectFit(said);
        expect(said).not.toContain('*');
      }
    }
  });
  test('are all there but one, which needs two armies in one place', () => {
    const asked = new Set(decisions.map(({ step }) => step));
    const steps = Object.keys(texts).flatMap((id) => (id.startsWith('ask.') ? [id.slice(4)] : []));
    expect(steps.filter((step) => !asked.has(step))).toEqual(['place_cubes']);
  });
  test('cubes of two colours', () => {
    const view = viewOf({}, { agenda: [{ step: 'place_cubes', area: 'papelotte_smohain', side: 'allied', cubes: 2 }] });
    const args = { area: 'papelotte_smohain', cubes: 2 };
    expect(words.prompt({ step: 'place_cubes', args, text: '', rules: [] }, [], view, 'it')).toEqual({
      lead: 'Due cubi da mettere a Papelotte e Smohain:',
      text: 'scegli il colore del prossimo.',
    });
    expect(words.actionText(parsed('cube black'), view, 'it')).toBe('Metti un cubo nero');
  });
  test('tell units of a kind in one place apart', () => {
    const view = viewOf(
      { fr_inf_1: ['jeromes_field', 'mobile'], fr_inf_2: ['jeromes_field', 'mobile'], fr_inf_4: ['bachelus_field', 'mobile'] },
      { agenda: [{ step: 'movement', area: 'jeromes_field', leader: 'none', reserve: false, moved: false }] },
    );
    expect(words.actionText(parsed('go fr_inf_2 hougoumont'), view, 'en')).toBe('Move the second French infantry to Hougoumont');
    expect(words.actionText(parsed('go fr_inf_2 hougoumont'), view, 'it')).toBe('Muovi la seconda fanteria francese a Hougoumont');
    expect(words.actionText(parsed('go fr_inf_4 hougoumont'), view, 'en')).toBe('Move the French infantry to Hougoumont');
  });
  test('a prompt without values, of an older program, asks its general question', () => {
    const asked = { step: 'accompany', text: 'Does the leader go along?', rules: [] };
    expect(words.prompt(asked, [], viewOf({}, {}), 'it')).toEqual({ lead: '', text: 'Il generale segue l’unità?' });
  });
});

describe('places and pieces', () => {
  test('an area says its ground and who stands there', () => {
    const view = viewOf(
      { br_inf_1: ['hougoumont', 'defensive'], ge_inf_1: ['hougoumont', 'defensive'], ge_inf_2: ['hougoumont', 'defensive'] },
      { cubes: { hougoumont: { red: 1 } } },
    );
    expect(words.placeText('hougoumont', view, 'en')).toBe(
      'Strong point for two, woods. One British infantry, defensive; two German infantry, defensive; a red cube.',
    );
    expect(words.placeText('hougoumont', view, 'it')).toBe(
      'Caposaldo per due, bosco. Una fanteria britannica, in difesa; due fanterie tedesche, in difesa; un cubo rosso.',
    );
    expect(words.placeText('rossomme', view, 'it')).toBe('Terreno aperto, obiettivo degli Alleati. Qui non c’è nessuno.');
  });
  test.each(kLanguages)('every piece can be told from all others (%s)', (language) => {
    const view = viewOf(Object.fromEntries(kUnits.map(({ id }) => [id, ['plancenoit', 'mobile']])), {});
    const texts = kUnits.map(({ id }) => words.pieceText(id, view, language));
    texts.forEach(expectFit);
    expect(new Set(texts).size).toBe(kUnits.length);
  });
  test('what a gun sees', () => {
    for (const kind of ['target', 'sight', 'hidden']) expect(words.inspectText(kind, 'it')).not.toBe(words.inspectText(kind, 'en'));
  });
  test.each(kLanguages)('the tour has six steps (%s)', (language) => expect(words.tour(language)).toHaveLength(6));
});
