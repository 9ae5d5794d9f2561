// Makes src/games/waterloo/rulebook.json, what the rules drawer shows, from docs/rules/waterloo.md:
//
//   node scripts/make_rulebook.mjs
//
// Every section and subsection becomes a chapter, every "**WL-…**" item a rule. What stands before the first rule of a chapter (tables, an
// overview) is a rule with the chapter's own number; what stands after a rule belongs to it. A test keeps the file up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kLastSection = 17;   // what follows is for programmers: saved games, edge cases, the reasons of decisions

const kItalian = {
  0: 'In breve', 1: 'Materiali, termini e mappa', 1.1: 'I pezzi', 1.2: 'Stato dei pezzi', 1.3: 'Aree e adiacenza', 1.4: 'Limite di un’area',
  2: 'Preparazione', 3: 'Sequenza di gioco', 3.2: 'Fase 1: dischi', 3.3: 'Fase 2: Prussiani', 3.4: 'Fase 3: fuoco di schermaglia',
  3.5: 'Fase 5: cambi di formazione', 3.6: 'Fasi 6 e 7', 3.7: 'Iniziativa', 4: 'Round di azione', 4.1: 'La tessera',
  4.2: 'Inizio del round',
  4.3: 'Le azioni', 4.4: 'Colori dei dischi', 4.5: 'Attivazione', 4.6: 'Fine del round', 5: 'Movimento',
  5.1: 'Movimento a contatto (verde)',
  5.2: 'Movimento di riserva (verde o viola)', 6: 'Fuoco d’artiglieria', 6.1: 'Procedura', 6.2: 'Linea di vista', 6.3: 'Contro la fanteria',
  6.4: 'Contro la cavalleria', 6.5: 'Contro l’artiglieria', 6.6: 'Fuoco della Grande Batteria', 7: 'Assalto', 7.1: 'Lanciare l’assalto',
  7.2: 'Passo 1: fuoco dell’artiglieria in difesa', 7.3: 'Passo 2: cavalleria contro cavalleria', 7.4: 'Passo 3: fanteria contro fanteria',
  7.5: 'Passo 4: cavalleria contro fanteria', 7.6: 'Passo 5: cavalleria contro artiglieria', 7.7: 'Passo 6: fanteria contro artiglieria',
  7.8: 'Passo 7: controllo della cavalleria', 8: 'Test di morale', 9: 'Cubi di danno', 9.1: 'Metterli', 9.2: 'Assegnazione ed eliminazione',
  9.3: 'Cubi sull’artiglieria', 9.4: 'Riserva di cubi esaurita', 10: 'Ritirate e ripiegamenti', 10.1: 'Unità all’assalto',
  10.2: 'Unità in difesa',
  10.3: 'In comune', 11: 'Altre azioni', 11.1: 'Cambiare formazione', 11.2: 'Rinforzare', 11.3: 'Non fare nulla', 12: 'Generali',
  12.1: 'Attivazione', 12.2: 'Movimento e sopravvivenza', 13: 'Terreno', 13.1: 'Riepilogo', 13.2: 'Capisaldi', 14: 'Prussiani',
  14.1: 'Arrivo',
  14.2: 'Riquadro In ritardo', 14.3: 'Quando il riquadro non è adiacente', 14.4: 'Schermaglia', 15: 'Vittoria',
  16: 'Convenzioni per i dadi e le scelte',
  17: 'Le decisioni',
};

// --- Text to safe HTML ---------------------------------------------------------------------------------------------------------------

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

// Emphasis and code are kept; references to the table of decisions, which the drawer does not have, are left out.
function inline(text) {
  return text.replace(/\s*\(decision D\d+\)/g, '').split(/(`[^`]*`)/).map((part) => part.startsWith('`')
    ? `<code>${escaped(part.slice(1, -1))}</code>`
    : escaped(part).replaceAll('\'', '’').replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>').replace(/\*([^*]+)\*/g,
      '<em>$1</em>')).join('');
}

// A dash for nothing, a real minus before a figure.
function cell(text) {
  return text === '-' ? '–' : inline(text).replace(/(^|[\s;(])-(?=\d)/g, '$1−');
}

function table(lines) {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, '').split('|').map((text) => text.trim()));
  const [head, , ...body] = rows;
  const row = (cells, tag) => `<tr>${cells.map((text) => `<${tag}>${cell(text)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

// --- The blocks of a chapter -------------------------------------------------------------------------------------------------------------

// Takes lines from the front as long as they fit.
function taken(lines, fits) {
  const end = lines.findIndex((line) => !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

// One block of text as { id?, html }, taken from the front of the lines; null for what players do not need.
function block(lines) {
  const [first] = lines;
  if (first.startsWith('```')) {
    lines.shift();
    taken(lines, (line) => !line.startsWith('```'));   // procedures for programmers: the rules beside them say the same
    lines.shift();
    return null;
  }
  if (first.startsWith('|')) return { html: table(taken(lines, (line) => line.startsWith('|'))) };
  if (/^\d+\. /.test(first)) {
    const items = taken(lines, (line) => /^\d+\. /.test(line));
    return { html: `<ol>${items.map((item) => `<li>${inline(item.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>` };
  }
  const rule = /^- \*\*(WL-[\d.]+)\*\* (.*)$/.exec(first);
  if (rule) {
    lines.shift();
    const rest = taken(lines, (line) => line.startsWith('  '));
    return { id: rule[1], html: `<p>${inline([rule[2], ...rest.map((line) => line.trim())].join(' '))}</p>` };
  }
  return { html: `<p>${inline(taken(lines, (line) => line !== '' && !/^(- \*\*WL-|\||```|\d+\. )/.test(line)).join(' '))}</p>` };
}

function rulesOf(chapter, lines) {
  const rules = [];
  while (lines.length > 0) {
    if (lines[0].trim() === '') {
      lines.shift();
      continue;
    }
    const found = block(lines);
    if (!found) continue;
    const { id, html } = found;
    if (id !== undefined) rules.push({ id, html });
    else if (rules.length > 0) rules[rules.length - 1].html += html;
    else rules.push({ id: chapter, html });
  }
  return rules;
}

// --- The book ----------------------------------------------------------------------------------------------------------------------------

export function makeRulebook(markdown) {
  const chapters = [];
  for (const part of markdown.split(/^(?=#{2,3} )/m).slice(1)) {
    const [heading, ...lines] = part.split('\n');
    const found = /^#{2,3} (\d+(?:\.\d+)?)\.? (.*)$/.exec(heading);
    if (!found) throw new Error(`a heading without a number: ${heading}`);
    const [, number, text] = found;
    if (Number.parseInt(number, 10) > kLastSection) break;
    if (!(number in kItalian)) throw new Error(`no Italian heading for ${number}`);
    const english = text.replace(/\s*\(decision D\d+\)/g, '').replace(' - ', ': ');
    const id = `WL-${number}`;
    chapters.push({ id, title: { en: `${number} ${english}`, it: `${number} ${kItalian[number]}` }, rules: rulesOf(id, lines) });
  }
  return { chapters };
}

export const kSource = fileURLToPath(new URL('../../docs/rules/waterloo.md', import.meta.url));
export const kTarget = fileURLToPath(new URL('../src/games/waterloo/rulebook.json', import.meta.url));

export function rulebookText() {
  return `${JSON.stringify(makeRulebook(readFileSync(kSource, 'utf8')), null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(kTarget, rulebookText());
