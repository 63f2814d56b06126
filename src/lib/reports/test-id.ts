import { catalogue } from '../assessments/catalogue.ts';

const idByName: ReadonlyMap<string, string> = new Map(
  Object.values(catalogue).map((entry) => [entry.reportName, entry.testId]),
);

/**
 * Report name of a test to its id: the exact names of the catalogue, any other name in lower case with every
 * run of other characters than a-z and 0-9 as one underscore ('My Other Test' gives 'my_other_test').
 */
export function testIdOf(testName: string): string {
  return (
    idByName.get(testName) ??
    testName
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, '')
  );
}
