import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testIds } from '@/lib/assessments/catalogue.ts';

/*
 * A test of the product is known by its row and its definition. Code that asks for its id instead is a hidden
 * exception that nobody finds who adds a test; only what belongs to one test may name it.
 */

const root = join(import.meta.dirname, '../..');
const rooms = ['src/{lib,features,api,components,hooks,i18n}', 'supabase/functions'];
/** The list, and the folders of single tests. */
const ofOneTest = [
  /^src\/lib\/assessments\/(catalogue|instruments)\.ts$/,
  /^src\/lib\/assessments\/tests\//,
  /^src\/lib\/cognitive\//,
  /^src\/features\/tests\/tests\//,
  /^src\/features\/reports\/(special|tests)\//,
  /^src\/features\/focustrack\//,
  /^supabase\/functions\/focustrack-submit\//,
];

const names = testIds.join('|');
const namings = [
  // The id itself.
  new RegExp(`['"\`](?:${names})['"\`]`),
  // The id of one row or one definition.
  new RegExp(`\\bcatalogue\\.(?:${names})\\b`),
  /(?:===|!==)\s*[a-z]\w*\.testId\b/,
];
/** Another test's id beside this one is a comparison of two records, not of a record with a test. */
const ofRecords = /(?:===|!==)\s*(?:definition|test|attempt|run|item|entry|submission|other)\.testId\b/;

/** Ids of activities stand in one list; one of them is called like its test. */
const withoutActivities = (code: string) => code.replace(/export const taskIds = \[[^\]]*\]/, '');

function testsNamedIn(file: string, code: string): string[] {
  if (ofOneTest.some((place) => place.test(file))) return [];
  return withoutActivities(code)
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .filter((line) => namings.some((naming) => naming.test(line.replace(ofRecords, ''))))
    .map((line) => `${file}: ${line.trim()}`);
}

describe('a test of the product', () => {
  it('is named by its id in its own folders and in the list alone', () => {
    const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }));
    expect(files.length).toBeGreaterThan(300);
    const named = files.flatMap((file) => testsNamedIn(file, readFileSync(join(root, file), 'utf8')));
    expect(named).toEqual([]);
  });

  it.each([
    "{testId === 'memory_check' ? <Note /> : null}",
    "const aboutChild = attempt.test_id === 'child_focus_tracker';",
    'if (attempt.test_id !== focusTrack.testId) return null;',
    'return catalogue.focus_snapshot.routeKey;',
    'const never = new Set<TestId>(["delay_choice"]);',
  ])('is found where a screen asks for it: %s', (code) => {
    expect(testsNamedIn('src/features/history/a.tsx', code)).toHaveLength(1);
    expect(testsNamedIn('src/features/tests/tests/memory-check/a.tsx', code)).toEqual([]);
  });

  it('is not named by a comparison of two records', () => {
    expect(
      testsNamedIn('src/features/history/a.tsx', 'all.filter((a) => a.test_id === attempt.testId)'),
    ).toEqual([]);
  });
});
