/**
 * Checks the English report texts of one test while they are written:
 *   node scripts/check-report-texts.ts public/content/reports/en/<test>.json
 * Ends with code 1 when something was found.
 */
import { readFileSync } from 'node:fs';
import { readReportContent } from '../src/lib/reports/content-schema.ts';
import { checkContent } from '../tools/authoring/content-rules.ts';
import { checkStyle } from '../tools/authoring/content-style.ts';
import { exerciseNames, freeExerciseIds } from '../tools/authoring/exercise-names.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/check-report-texts.ts <file>');
  process.exit(2);
}

const narratives = new URL('../public/content/reports/en/narratives.json', import.meta.url);
const general = JSON.parse(readFileSync(narratives, 'utf8'));
const read = readReportContent({ ...general, ...JSON.parse(readFileSync(file, 'utf8')) });
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
