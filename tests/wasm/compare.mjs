// Compares the signature of a game's random games in WebAssembly with that of the native program:
//   node compare.mjs MODULE PROGRAM GAME SEED GAMES
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [module, program, game, seed, games] = process.argv.slice(2);

// The C++ library wants to write its last words somewhere; the rules themselves need nothing from outside.
const outside = () => {
  throw new Error('the rules called for the outside world');
};
const compiled = new WebAssembly.Module(readFileSync(module));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(compiled)) (imports[from] ??= {})[name] = outside;
const { exports } = new WebAssembly.Instance(compiled, imports);
exports._initialize();

const nameOf = (index) => {
  let name = '';
  for (let code; (code = exports.name_at(index, name.length)) > 0; ) name += String.fromCharCode(code);
  return name;
};
const names = [];
while (nameOf(names.length)) names.push(nameOf(names.length));

const native = execFileSync(program, [game, seed, games], { encoding: 'utf8' }).trim();
const found = String(BigInt.asUintN(64, exports.signature(names.indexOf(game), BigInt(seed), BigInt(games))));
console.log(`${game}, ${games} games from seed ${seed}: native ${native}, WebAssembly ${found}`);
if (!names.includes(game) || native === '0' || found !== native) process.exit(1);
