// Compares the answers of the judge in WebAssembly, which is given a seat's view, with those of the native rules, which know the whole position:
//   node judge.mjs MODULE PROGRAM SEED GAMES
// It prints how many answers it compared and how long a pose takes in both, in microseconds of CPU time; here from the text of the question to the
// text of the answer. The figures are only reported.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [file, program, seed, games] = process.argv.slice(2);
const compiled = new WebAssembly.Module(readFileSync(file));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(compiled)) {
  (imports[from] ??= {})[name] = () => {
    throw new Error('the judge called for the outside world');
  };
}
const { exports } = new WebAssembly.Instance(compiled, imports);
exports._initialize();

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const room = () => new Uint8Array(exports.memory.buffer, exports.room(), exports.room_size());
const say = (text) => encoder.encodeInto(text, room()).written;
const ask = (question) => decoder.decode(room().subarray(0, exports.ask(say(question))));
const read = (view) => {
  if (!exports.read(say(view))) throw new Error(`this view cannot be read: ${view}`);
};

const lines = execFileSync(program, [seed, games], { encoding: 'utf8', maxBuffer: 1 << 30 })
  .trim()
  .split('\n');
const native = Number(lines.pop());
const counts = { legal: 0, illegal: 0, other: 0 };
const views = [];
let wrong = 0;
for (const line of lines) {
  if (line.startsWith('{')) {
    views.push({ view: line, poses: [] });
    read(line);
    continue;
  }
  const [question, expected] = line.split('\t');
  const kind = !question.startsWith('why ') ? 'other' : expected === '{}' ? 'legal' : 'illegal';
  counts[kind] += 1;
  if (/^why .*\d\.\d/.test(question)) views.at(-1).poses.push(question);
  const answer = ask(question);
  if (answer !== expected && ++wrong <= 5) console.error(`${question}: native ${expected}, WebAssembly ${answer}`);
}

const spent = { poses: 0, time: 0 };
for (const { view, poses } of views) {
  read(view);
  const start = process.cpuUsage();
  poses.forEach(ask);
  const { user, system } = process.cpuUsage(start);
  spent.poses += poses.length;
  spent.time += user + system;
}
console.log(JSON.stringify({ ...counts, native_us: native, wasm_us: Number((spent.time / spent.poses).toFixed(2)) }));
if (wrong > 0 || counts.legal < 1000 || counts.illegal < 1000 || counts.other < 100) process.exit(1);
