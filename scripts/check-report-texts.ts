/**
 * Checks the English report texts of one test while they are written:
 *   node scripts/check-report-texts.ts <file with one entry of `tests`>
 * Ends with code 1 when something was found.
 */
import { readFileSync } from 'node:fs';
import { checkContent } from '../src/lib/reports/content-rules.ts';
import { readReportContent } from '../src/lib/reports/content-schema.ts';
import { checkStyle } from '../src/lib/reports/content-style.ts';
import { exerciseNames, freeExerciseIds } from '../src/lib/reports/exercise-names.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/check-report-texts.ts <test.json>');
  process.exit(2);
}

const source = new URL('../public/content/reports/en.json', import.meta.url);
const whole = JSON.parse(readFileSync(source, 'utf8'));
const read = readReportContent({ ...whole, tests: [JSON.parse(readFileSync(file, 'utf8'))] });
if (!read.ok) {
  console.error(`wrong at ${read.error.path}`);
  process.exit(1);
}
const findings = [
  ...checkContent(read.value, {
    requiredTests: [],
    exercises: new Set(exerciseNames.keys()),
    freeExercises: freeExerciseIds,
  }),
  ...read.value.tests.flatMap(checkStyle),
];
for (const { rule, path, detail } of findings) console.log(`${rule}  ${path}  ${detail}`);
console.log(`${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
