/**
 * The exercises in one table: variants, minutes, what simulated people earn, and how long the code is:
 *   node scripts/exercise-table.ts [runs of each person, 30]
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../src/lib/cognitive/stats/descriptive.ts';
import { type PersonKind, personKinds } from '../src/lib/exercises/simulation/person.ts';
import { runsOf, type Subject, subjects } from '../tests/lib/exercises/every-exercise.ts';

const root = join(import.meta.dirname, '..');
const runs = Number(process.argv[2] ?? 30);

function linesOf(patterns: readonly string[]): number {
  const files = globSync(patterns, { cwd: root });
  return files.reduce(
    (sum, file) => sum + readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length,
    0,
  );
}

/** Median points; a dash where runs have none. */
function pointsOf(entry: Subject, kind: PersonKind): string {
  const points = runsOf(entry, kind, runs).flatMap(({ score }) =>
    score.score === null ? [] : [score.score],
  );
  return points.length === 0 ? '–' : String(Math.round(median(points) ?? 0));
}

const columns = [
  'Exercise',
  'Kind',
  'Variants',
  'Without sight',
  'Minutes',
  ...personKinds,
  'Lines, pure',
  'Lines, view',
];
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
console.log(row(columns));
console.log(row(columns.map(() => '---')));
for (const entry of subjects) {
  const { id, kind, variants, withoutSight, minutes } = entry.facts;
  console.log(
    row([
      id,
      kind,
      variants.join(', '),
      'variant' in withoutSight ? withoutSight.variant : `offers ${withoutSight.offer}`,
      minutes.min === minutes.max ? String(minutes.min) : `${minutes.min}-${minutes.max}`,
      ...personKinds.map((person) => pointsOf(entry, person)),
      String(linesOf([`src/lib/exercises/${id}/*.ts`])),
      String(
        linesOf([
          `src/features/exercises/views/${id}.tsx`,
          `src/features/exercises/views/${id}/**/*.{ts,tsx}`,
          `src/features/exercises/clocks/${id.replace('focus-', '')}/*.{ts,tsx}`,
        ]),
      ),
    ]),
  );
}
