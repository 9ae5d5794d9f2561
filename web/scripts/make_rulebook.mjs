// Makes src/games/*/rulebook.json, the contents of the rules drawer, from docs/rules/*.md:
//
//   node scripts/make_rulebook.mjs
//
// Every section and subsection becomes a chapter, every "**WL-…**" or "**W2-…**" item a rule. Text before the first rule of a chapter
// (tables, an overview) is a rule with the chapter's own number; text after a rule belongs to it. A test checks that the file is up to
// date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kItalian = {
  0: 'In breve',
  1: 'Materiali, termini e mappa',
  1.1: 'I pezzi',
  1.2: 'Stato dei pezzi',
  1.3: 'Aree e adiacenza',
  1.4: 'Limite di un’area',
  2: 'Preparazione',
  3: 'Sequenza di gioco',
  3.2: 'Fase 1: dischi',
  3.3: 'Fase 2: Prussiani',
  3.4: 'Fase 3: fuoco di schermaglia',
  3.5: 'Fase 5: cambi di formazione',
  3.6: 'Fasi 6 e 7',
  3.7: 'Iniziativa',
  4: 'Round di azione',
  4.1: 'La tessera',
  4.2: 'Inizio del round',
  4.3: 'Le azioni',
  4.4: 'Colori dei dischi',
  4.5: 'Attivazione',
  4.6: 'Fine del round',
  5: 'Movimento',
  5.1: 'Movimento a contatto (verde)',
  5.2: 'Movimento di riserva (verde o viola)',
  6: 'Fuoco d’artiglieria',
  6.1: 'Procedura',
  6.2: 'Linea di vista',
  6.3: 'Contro la fanteria',
  6.4: 'Contro la cavalleria',
  6.5: 'Contro l’artiglieria',
  6.6: 'Fuoco della Grande Batteria',
  7: 'Assalto',
  7.1: 'Lanciare l’assalto',
  7.2: 'Passo 1: fuoco dell’artiglieria in difesa',
  7.3: 'Passo 2: cavalleria contro cavalleria',
  7.4: 'Passo 3: fanteria contro fanteria',
  7.5: 'Passo 4: cavalleria contro fanteria',
  7.6: 'Passo 5: cavalleria contro artiglieria',
  7.7: 'Passo 6: fanteria contro artiglieria',
  7.8: 'Passo 7: controllo della cavalleria',
  8: 'Test di morale',
  9: 'Cubi di danno',
  9.1: 'Metterli',
  9.2: 'Assegnazione ed eliminazione',
  9.3: 'Cubi sull’artiglieria',
  9.4: 'Riserva di cubi esaurita',
  10: 'Ritirate e ripiegamenti',
  10.1: 'Unità all’assalto',
  10.2: 'Unità in difesa',
  10.3: 'In comune',
  11: 'Altre azioni',
  11.1: 'Cambiare formazione',
  11.2: 'Rinforzare',
  11.3: 'Non fare nulla',
  12: 'Generali',
  12.1: 'Attivazione',
  12.2: 'Movimento e sopravvivenza',
  13: 'Terreno',
  13.1: 'Riepilogo',
  13.2: 'Capisaldi',
  14: 'Prussiani',
  14.1: 'Arrivo',
  14.2: 'Riquadro In ritardo',
  14.3: 'Quando il riquadro non è adiacente',
  14.4: 'Schermaglia',
  15: 'Vittoria',
  16: 'Convenzioni per i dadi e le scelte',
  17: 'Le decisioni',
};

const kItalianOfWaterloo200 = {
  0: 'In breve',
  1: 'Glossario e materiali',
  2: 'La mappa',
  2.1: 'Aree e terreno',
  2.2: 'Quanti blocchi in un’area',
  2.3: 'Aree nere',
  2.4: 'Controllo',
  2.5: 'Aree vittoria e aree speciali',
  3: 'Le unità',
  3.1: 'Tipi',
  3.2: 'Forza e gradini',
  3.3: 'Punti movimento',
  4: 'I comandanti',
  4.1: 'In generale',
  4.2: 'Attivazione',
  4.3: 'Disattivazione',
  4.4: 'Al cuore',
  4.5: 'Comandanti in capo',
  4.6: 'Comandanti di corpo',
  5: 'Artiglieria',
  6: 'Linea di comunicazione',
  7: 'Preparazione',
  8: 'Sequenza di gioco',
  9: 'Azione strategica',
  10: 'Azione tattica',
  11: 'Passare',
  12: 'Movimento',
  12.1: 'Costi',
  12.2: 'Chi muove e fin dove',
  12.3: 'Ingaggiare',
  12.4: 'Sganciarsi',
  12.5: 'Limiti ai nuovi ingaggi',
  12.6: 'Altri punti',
  12.7: 'Esempio di movimento',
  13: 'Combattimento',
  13.1: 'Quali battaglie',
  13.2: 'I passi di una battaglia',
  13.3: 'Impiego dell’artiglieria',
  13.4: 'Strada incassata (Chemin Creux)',
  13.5: 'Rivelazione e totali di fuoco',
  13.6: 'Quanti colpi',
  13.7: 'Distribuire i colpi',
  13.8: 'Dopo la battaglia',
  13.9: 'Unità eliminate e morale',
  '13.10': 'Esempio di combattimento',
  14: 'Fase di disattivazione',
  15: 'Fase di riorganizzazione',
  16: 'Rinforzi',
  17: 'Arrivo dei Prussiani',
  18: 'Vittoria',
  19: 'Regole facoltative',
  O1: 'Schieramento libero',
  O2: 'Carica di cavalleria',
  O3: 'Ricognizione',
  O4: 'Impeto',
  O5: 'La Grande Batteria',
  O6: 'Lingue diverse',
  O7: 'Ritirata',
  O8: 'Attacco combinato',
  O9: 'Morale',
  O10: 'Arrivo variabile dei Prussiani',
  20: 'In due e in tre',
  21: 'Le decisioni',
  22: 'Informazioni nascoste',
  23: 'Il caso',
};

// The text after the last section is for programmers: saved games, edge cases, the reasons of decisions.
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
export const kBooks = {
  waterloo: {
    prefix: 'WL',
    lastSection: 17,
    italian: kItalian,
    source: file('../../docs/rules/waterloo.md'),
    target: file('../src/games/waterloo/rulebook.json'),
  },
  waterloo200: {
    prefix: 'W2',
    lastSection: 23,
    italian: kItalianOfWaterloo200,
    source: file('../../docs/rules/waterloo200.md'),
    target: file('../src/games/waterloo200/rulebook.json'),
  },
};

// --- Text to safe HTML ---------------------------------------------------------------------------------------------------------------

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

// Emphasis and code are kept; references to the table of decisions, which the drawer does not have, are left out.
function inline(text) {
  return text
    .replace(/\s*\(decision D\d+\)/g, '')
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? `<code>${escaped(part.slice(1, -1))}</code>`
        : escaped(part)
            .replaceAll("'", '’')
            .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
            .replace(/\*([^*]+)\*/g, '<em>$1</em>'),
    )
    .join('');
}

// A dash for an empty cell, a real minus before a digit.
function cell(text) {
  return text === '-' ? '–' : inline(text).replace(/(^|[\s;(])-(?=\d)/g, '$1−');
}

function table(lines) {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((text) => text.trim()),
  );
  const [head, , ...body] = rows;
  const row = (cells, tag) => `<tr>${cells.map((text) => `<${tag}>${cell(text)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

// --- The blocks of a chapter -------------------------------------------------------------------------------------------------------------

// Takes lines from the front as long as they match.
function taken(lines, fits) {
  const end = lines.findIndex((line) => !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

// One block of text as { id?, html }, taken from the front of the lines; null for text that players do not need.
function block(lines) {
  const [first] = lines;
  if (first.startsWith('```')) {
    lines.shift();
    taken(lines, (line) => !line.startsWith('```')); // procedures for programmers: the rules next to them say the same
    lines.shift();
    return null;
  }
  if (first.startsWith('|')) return { html: table(taken(lines, (line) => line.startsWith('|'))) };
  if (/^\d+\. /.test(first)) {
    const items = taken(lines, (line) => /^\d+\. /.test(line));
    return { html: `<ol>${items.map((item) => `<li>${inline(item.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>` };
  }
  const rule = /^- \*\*([A-Z\d]{2}-O?[\d.]+)\*\* (.*)$/.exec(first);
  if (rule) {
    lines.shift();
    const rest = taken(lines, (line) => line.startsWith('  '));
    return { id: rule[1], html: `<p>${inline([rule[2], ...rest.map((line) => line.trim())].join(' '))}</p>` };
  }
  return { html: `<p>${inline(taken(lines, (line) => line !== '' && !/^(- \*\*[A-Z\d]{2}-|\||```|\d+\. )/.test(line)).join(' '))}</p>` };
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

// "## 12. Movement", "### 12.1 Costs", "## Overview", "### Optional rule 3: reconnaissance (`reconnaissance`)".
function headingOf(heading) {
  const text = heading
    .replace(/^#{2,3} /, '')
    .replace(/\s*\((?:decision D\d+|`\w+`)\)/g, '')
    .replace(' - ', ': ');
  if (text === 'Overview') return { number: '0', text };
  const option = /^Optional rule (\d+): (.*)$/.exec(text);
  if (option) return { number: `O${option[1]}`, text: option[2].replace(/^./, (first) => first.toUpperCase()) };
  const found = /^(\d+(?:\.\d+)?)\.? (.*)$/.exec(text);
  if (!found) throw new Error(`a heading without a number: ${heading}`);
  return { number: found[1], text: found[2] };
}

export function makeRulebook(markdown, { prefix, lastSection, italian }) {
  const chapters = [];
  for (const part of markdown.split(/^(?=#{2,3} )/m).slice(1)) {
    const [heading, ...lines] = part.split('\n');
    const { number, text } = headingOf(heading);
    if (Number.parseInt(number, 10) > lastSection) break;
    if (!(number in italian)) throw new Error(`no Italian heading for ${number}`);
    const id = `${prefix}-${number}`;
    chapters.push({ id, title: { en: `${number} ${text}`, it: `${number} ${italian[number]}` }, rules: rulesOf(id, lines) });
  }
  return { chapters };
}

export function rulebookText(book) {
  return `${JSON.stringify(makeRulebook(readFileSync(book.source, 'utf8'), book), null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const book of Object.values(kBooks)) writeFileSync(book.target, rulebookText(book));
