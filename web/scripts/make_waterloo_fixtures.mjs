// Makes src/games/waterloo/words/fixtures/{records,decisions}.json from the recorded games in tests/waterloo/golden, played through the
// command line (build/papelotte, or the program that PAPELOTTE names):
//
//   node scripts/make_waterloo_fixtures.mjs
//
// records: actions with their events, so few that every kind of event, unit, cause, term … occurs. decisions: a position for
// every answer to every step that waits for a player, with some legal actions. Of the views only what concerns them is kept.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env.PAPELOTTE ?? `${root}build/papelotte`;
const golden = `${root}tests/waterloo/golden`;

function papelotte(args, input) {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`papelotte ${args.join(' ')}: ${stderr}`);
  return stdout;
}

// What makes an event worth keeping: its kind, its words, and the kind of its unit.
function shapes(event) {
  const ids = ['unit', 'against', 'area', 'from', 'to', 'text'];
  const words = Object.entries(event).filter(([key, value]) => typeof value === 'string' && !ids.includes(key));
  const terms = (event.terms ?? []).map(({ term }) => `${event.event} ${term}`);
  return [words.map(([key, value]) => `${key}=${value}`).join(' '), `${event.event} ${(event.unit ?? '').replace(/_\d+$/, '')}`, ...terms];
}

const stepOf = (position) => position.agenda.at(-1);

// Units that are named, and the assault and the step under way: enough for sentences and dice.
function afterwards({ turn, phase, units, assault, ...position }, mentioned) {
  const step = stepOf(position);
  const kept = Object.fromEntries(Object.entries(units).filter(([id]) => mentioned.includes(id)));
  return { turn, phase, units: kept, agenda: step ? [step] : [], ...(assault ? { assault } : {}) };
}

// The same with who stands at the place of the decision and in the boxes: enough for prompts and buttons.
function beforehand(position, mentioned) {
  const step = stepOf(position);
  const areas = [step.area, position.assault?.area];
  const named = Object.entries(position.units)
    .filter(([id, { at }]) => mentioned.includes(id) || areas.includes(at) || at === 'delayed' || (at === 'display' && step.step === 'arrive'))
    .map(([id]) => id);
  const { active, round, actions_done, cubes, over_limit, result } = position;
  return { ...afterwards(position, named), active, round, actions_done, cubes, over_limit, result };
}

const wordsOf = (action) => action.split(' ');
const bare = ({ text, seen_by: seenBy, ...event }) => event; // what the server sends

const records = [],
  decisions = [],
  known = new Set(),
  asked = new Set();
for (const name of readdirSync(golden)
  .filter((file) => file.endsWith('.jsonl'))
  .sort()) {
  let position = papelotte(['position', 'waterloo']);
  for (const line of readFileSync(`${golden}/${name}`, 'utf8').split('\n').filter(Boolean)) {
    const entry = JSON.parse(line);
    if (!entry.do) continue;
    const now = JSON.parse(position);
    const before = now.position ?? now;
    const { step } = stepOf(before);
    const verb = `${step} ${wordsOf(entry.do)[0]}`;
    if (!asked.has(verb)) {
      asked.add(verb);
      const { actions, prompts } = JSON.parse(papelotte(['legal', '--json', '--position', '-'], position));
      const legal = actions.map(({ notation }) => notation);
      const firstOfVerb = legal.filter((action, i) => legal.findIndex((other) => wordsOf(other)[0] === wordsOf(action)[0]) === i);
      const sample = [...new Set([entry.do, ...firstOfVerb])];
      decisions.push({
        step,
        args: prompts[entry.seat].args,
        seat: entry.seat,
        legal: sample,
        view: beforehand(before, sample.flatMap(wordsOf)),
      });
    }
    const dice = entry.dice?.length > 0 ? ['--dice', entry.dice.join(',')] : ['--seed', '1'];
    position = papelotte(['apply', '--position', '-', '--seat', entry.seat, ...dice, entry.do], position);
    const after = JSON.parse(position);
    const fresh = after.events.flatMap(shapes).filter((shape) => !known.has(shape));
    if (fresh.length === 0) continue;
    fresh.forEach((shape) => known.add(shape));
    const mentioned = after.events.flatMap(({ unit, against }) => [unit, against]).filter(Boolean);
    const view = afterwards(after.position, mentioned);
    records.push({ seat: entry.seat, do: entry.do, dice: entry.dice ?? [], events: after.events.map(bare), view });
  }
}

const lines = (items) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;
const fixtures = `${root}web/src/games/waterloo/words/fixtures`;
writeFileSync(`${fixtures}/records.json`, lines(records));
writeFileSync(`${fixtures}/decisions.json`, lines(decisions));
