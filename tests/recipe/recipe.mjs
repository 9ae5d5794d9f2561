// The recipe for a new game, docs/adding_a_game.md, held to what it says:
//   node recipe.mjs excerpts           every excerpt of code stands so in the example's files, and the counts of lines are right
//   node recipe.mjs commands FOLDER    the commands, in order, on a copy of the project in a new folder, which is removed afterwards
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const kRoot = fileURLToPath(new URL('../../', import.meta.url));
const kExample = 'examples/smohain';
const kDocument = readFileSync(join(kRoot, 'docs/adding_a_game.md'), 'utf8');

// What the commands print when they have done all that the recipe promises: both batteries and the random player on the page.
const kMustBeSeen = [
  /\[ {7}OK \] Smohain\/Battery\/0\.dense_positions_play_on/,
  /\[ {7}OK \] Smohain\/Players\/0\.odds_add_up/,
  /\[ {7}OK \] Smohain\.SM_6_2/,
  /robot: smohain: (\d+) of \1 kinds of actions were played/,
];

const fail = (text) => {
  console.error(text);
  process.exitCode = 1;
};

// The blocks of the document: its language, the file that it is from, if any, and its lines.
function blocks() {
  return [...kDocument.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, language, file, text]) => ({ language, file, text }));
}

// An excerpt may leave something out: a line with nothing but … stands for it.
function checkExcerpts() {
  const excerpts = blocks().filter(({ file }) => file !== undefined);
  if (excerpts.length < 5) fail('the document has hardly any excerpts: has their form changed?');
  for (const { file, text } of excerpts) {
    const source = readFileSync(join(kRoot, kExample, file), 'utf8');
    let from = 0;
    for (const part of text.split(/^\s*…\n/m)) {
      const at = source.indexOf(part, from);
      if (at < 0) fail(`${file} does not have this any more (or not in this order):\n${part}`);
      from = Math.max(from, at + part.length);
    }
  }
  console.log(`${excerpts.length} excerpts agree with ${kExample}`);
}

// The table of lines: a folder of the example and files in it.
function checkLines() {
  const rows = [...kDocument.matchAll(/^\| (\w+) \| (\d+) \| (.*) \|$/gm)];
  if (rows.length < 3) fail('the document has no table of lines: has its form changed?');
  for (const [, part, said, files] of rows) {
    const [folder, ...names] = [...files.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const lines = names.map((name) => readFileSync(join(kRoot, kExample, folder, name), 'utf8').split('\n').length - 1);
    const counted = lines.reduce((sum, each) => sum + each, 0);
    if (counted !== Number(said)) fail(`the ${part} have ${counted} lines of mechanism, not ${said}`);
  }
}

// --- The commands ----------------------------------------------------------------------------------------------------------------------

// What is under version control, with its times, so that nothing looks newer than what was made from it. The tools of the page are linked file by file: npm
// may do with its copy what it likes.
function copyProject(folder) {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: kRoot, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  for (const file of files) {
    if (!file || !existsSync(join(kRoot, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(kRoot, file), join(folder, file), { preserveTimestamps: true });
  }
  const modules = join(kRoot, 'web/node_modules');
  if (existsSync(modules)) execFileSync('cp', ['-al', modules, join(folder, 'web/node_modules')]);
  const node = join(kRoot, 'build/node'); // scripts/with_node
  if (existsSync(node)) {
    mkdirSync(join(folder, 'build'));
    symlinkSync(node, join(folder, 'build/node'));
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

// All that was printed; undefined when a command failed.
function runCommands(folder) {
  const { PAPELOTTE: _, ...env } = process.env; // the page is played with the program that is built here
  let printed = '';
  for (const { text } of blocks().filter(({ language }) => language === 'sh')) {
    const begun = Date.now();
    const run = spawnSync('bash', ['-euo', 'pipefail', '-c', `exec 2>&1\n${text}`], { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 28 });
    printed += run.stdout;
    console.log(`${text.trim()}\n  → ${run.status === 0 ? 'done' : `failed (${run.status ?? run.signal})`} in ${seconds(begun)}\n`);
    if (run.status !== 0) return fail(run.stdout.slice(-20_000));
  }
  return printed;
}

// Every file of the example has come to its place.
function checkCopied(folder) {
  const files = readdirSync(join(kRoot, kExample), { recursive: true, encoding: 'utf8' });
  for (const file of files) {
    if (statSync(join(kRoot, kExample, file)).isDirectory()) continue;
    const copy = join(folder, file);
    if (!existsSync(copy)) fail(`no command of the recipe copies ${file}`);
    else if (readFileSync(copy, 'utf8') !== readFileSync(join(kRoot, kExample, file), 'utf8')) fail(`the recipe has changed ${file}`);
  }
}

function checkCommands(folder) {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  try {
    copyProject(folder);
    const printed = runCommands(folder);
    if (printed === undefined) return;
    checkCopied(folder);
    for (const pattern of kMustBeSeen) if (!pattern.test(printed)) fail(`the commands never printed ${pattern}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [what, folder] = process.argv.slice(2);
if (what === 'excerpts') {
  checkExcerpts();
  checkLines();
} else if (what === 'commands' && folder) checkCommands(resolve(folder));
else fail('usage: recipe.mjs excerpts | commands FOLDER');
