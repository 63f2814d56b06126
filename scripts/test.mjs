// Everything that must hold, in one command. `npm test -- unit build` runs only the steps named; `--deep` gives random tests
// their full counts (tests/support/counts.ts), and browser tests go through every page in every look, every exercise and every
// language (e2e/support/depth.ts).
import { join } from 'node:path';
import { ensureInstalled, root, runPinned, runPinnedBeside } from './ensure-installed.mjs';
import { forget, told } from './failure-notes.mjs';

const bin = (pkg, file) => join(root, 'node_modules', pkg, file);
const notes = './scripts/failure-notes.mjs';
const vitest = (...projects) => [
  bin('vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  ...(process.env.GITHUB_ACTIONS ? ['--reporter=github-actions'] : []),
  `--reporter=${notes}`,
  ...projects.flatMap((project) => ['--project', project]),
];
const steps = [
  ['format and lint', 'lint', [bin('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings', '.']],
  ['types of the pure core', 'types', [bin('typescript', 'bin/tsc'), '-p', 'tsconfig.lib.json']],
  [
    'boundaries',
    'boundaries',
    [
      bin('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
      'src',
      'supabase',
      'tools',
      '--config',
      '.dependency-cruiser.mjs',
    ],
  ],
  ['unused code', 'unused', [bin('knip', 'bin/knip.js')]],
  ['types', 'types', [bin('typescript', 'bin/tsc'), '-p', 'tsconfig.json']],
  ['unit and component tests', 'unit', vitest('node', 'dom')],
  ['database, backend and function tests', 'backend', vitest('backend')],
  ['production build', 'build', ['scripts/build.ts']],
  ['budgets', 'build', ['scripts/budgets.ts']],
  ['browser tests', 'e2e', ['scripts/browser-tests.ts', `--reporter=list,${notes}`]],
];

const asked = process.argv.slice(2);
if (asked.includes('--deep')) process.env.TEST_DEPTH = 'deep';
const wanted = asked.filter((step) => step !== '--deep');
const groups = [...new Set(steps.map(([, group]) => group))];
const unknown = wanted.find((group) => !groups.includes(group));
if (unknown !== undefined) {
  console.error(`There is no step ${unknown}. Steps: ${groups.join(' ')}; --deep for full counts`);
  process.exit(1);
}
const chosen = wanted.length === 0 ? steps : steps.filter(([, group]) => wanted.includes(group));

ensureInstalled();

const started = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const failed = [];
forget();
function tell(name, code, from) {
  console.log(`── ${name}: ${code === 0 ? 'ok' : `FAILED (${code})`}, ${seconds(from)}`);
  if (code !== 0) failed.push(name);
}

// Steps that keep one core busy run two at a time; what they print comes when they end.
const onOneCore = ['lint', 'types', 'boundaries', 'unused'];
const isBeside = ([name, group]) => onOneCore.includes(group) || name === 'production build';
// The longest goes first.
const waiting = chosen.filter(isBeside).toSorted(([a], [b]) => Number(b === 'types') - Number(a === 'types'));
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, , args] = step;
    const from = Date.now();
    const { code, output } = await runPinnedBeside(args);
    console.log(`\n── ${name}\n${output.trimEnd()}`);
    tell(name, code, from);
  }
}
await Promise.all([work(), work()]);

for (const step of chosen) {
  if (isBeside(step)) continue;
  const [name, , args] = step;
  const from = Date.now();
  console.log(`\n── ${name}`);
  tell(name, runPinned(args), from);
}

console.log(`\n${chosen.length - failed.length} of ${chosen.length} steps ok in ${seconds(started)}`);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}\n${told()}`);
  process.exit(1);
}
