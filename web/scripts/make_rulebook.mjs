// Makes src/games/*/rulebook.json, the contents of the rules drawer, from docs/rules/*.md:
//
//   node scripts/make_rulebook.mjs
//
// Every section and subsection becomes a chapter, every "**WL-…**" item a rule. What stands before the first rule of a
// chapter (tables, an overview) is a rule with the chapter's own number; what stands after a rule belongs to it. A test keeps the file up
// to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The books by game, from src/games/GAME/headings.json: the prefix of its rules, the last section that players need, and the headings in
// Italian. What follows that section is for programmers: saved games, edge cases, the reasons of decisions.
const kGames = fileURLToPath(new URL('../src/games/', import.meta.url));
const bookOf = (game) => ({
  ...JSON.parse(readFileSync(`${kGames}${game}/headings.json`, 'utf8')),
  source: fileURLToPath(new URL(`../../docs/rules/${game}.md`, import.meta.url)),
  target: `${kGames}${game}/rulebook.json`,
});
export const kBooks = Object.fromEntries(
  readdirSync(kGames)
    .filter((game) => existsSync(`${kGames}${game}/headings.json`))
    .map((game) => [game, bookOf(game)]),
);

// --- Text to safe HTML ---------------------------------------------------------------------------------------------------------------

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

// Emphasis and code are kept; references to the table of decisions, which the drawer does not have, are left out.
function inline(text) {
  return text
    .replace(/\s*\(decision D\d+(?:, D\d+)*\)|; decision D\d+(?=\))/g, '')
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
  if (!found && heading.startsWith('### ')) return null;
  if (!found) throw new Error(`a heading without a number: ${heading}`);
  return { number: found[1], text: found[2] };
}

export function makeRulebook(markdown, { prefix, lastSection, italian }) {
  const chapters = [];
  for (const part of markdown.split(/^(?=#{2,3} )/m).slice(1)) {
    const [heading, ...lines] = part.split('\n');
    const numbered = headingOf(heading);
    if (!numbered) {
      chapters.at(-1)?.rules.push(...rulesOf(chapters.at(-1).id, lines)); // a subsection without a number belongs to its section
      continue;
    }
    const { number, text } = numbered;
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
