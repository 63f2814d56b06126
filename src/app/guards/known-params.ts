import { href, paths } from '@/config/paths';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import { openExerciseIds } from '@/lib/exercises/ids';

/** What a parameter of a person's page can be, where a list of the code says it. */
const known: Readonly<Record<string, readonly string[]>> = {
  testKey: catalogueEntries
    .filter(({ route, routeKey }) => route === href(paths.test, { testKey: routeKey }))
    .map(({ routeKey }) => routeKey),
  testId: catalogueEntries.map(({ routeKey }) => routeKey),
  exerciseId: openExerciseIds,
};

/** Whether an address can lead to a page: false where it names a test or an exercise that there is not. */
export function areKnown(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(params).every(([name, value]) => known[name]?.includes(value ?? '') ?? true);
}
