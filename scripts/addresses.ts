/**
 * The addresses at which the browser tests and the pictures look at the pages of `src/app/route-rows.ts`. A page without
 * parameters needs nothing here.
 */
import type { RouteRow } from '../src/app/route-row.ts';
import { notFoundRow, routeRows } from '../src/app/route-rows.ts';
import { href, type PathName, paths } from '../src/config/paths.ts';
import { catalogue } from '../src/lib/assessments/catalogue.ts';
import { exercises } from '../src/lib/cognitive/registry.ts';

export interface Address {
  path: string;
  /** Who opens it: without an account, with one, or with the account of the plan it needs. */
  as: 'visitor' | 'member' | 'plus' | 'premium';
}

const tests = Object.values(catalogue).filter(({ route }) => route.startsWith('/test/'));

/** Pages with states or parameters in their address; none where the page shows what was stored before or leads on. */
const examples: Partial<Record<PathName, readonly string[]>> = {
  auth: ['login', 'signup', 'forgot', 'resend'].map((mode) => `${paths.auth}?mode=${mode}`),
  salesRedirect: [],
  focusSnapshotReport: [],
  reportByAttempt: [],
  reportByRun: [],
  reportByTest: [],
  shared: [],
  sampleReport: ['/sample-report/procrastination'],
  compareAttempts: [],
  testDetail: [],
  testRun: [],
  childFocusInvite: [],
  focusBurstSession: [],
  // A starter question with its answer: it is in every database.
  communityTopic: [href(paths.communityTopic, { topicId: '07fd2ec3-3e98-6ed7-cb71-91720a2a5b61' })],
  communityRoom: [],
  article: [href(paths.article, { slug: 'how-attention-works' })],
  testIntro: tests.map(({ routeKey }) => href(paths.testIntro, { testId: routeKey })),
  test: tests.map(({ route }) => route).filter((route) => route !== paths.focusTrack),
  exerciseIntro: exercises.map(({ id }) => href(paths.exerciseIntro, { exerciseId: id })),
  // One that is played and a clock: the others have the same page.
  exerciseHistory: ['gonogo', 'breathing'].map((exerciseId) => href(paths.exerciseHistory, { exerciseId })),
  exercise: exercises.map(({ id }) => href(paths.exercise, { exerciseId: id })),
};

function openedAs(row: RouteRow): readonly Address['as'][] {
  const { needs } = row;
  if (needs === 'nothing') return ['visitor'];
  if (needs === 'data') return ['visitor', 'member'];
  if (needs === 'person') return ['member'];
  return 'tier' in needs ? [needs.tier] : [];
}

function addressesOf(row: RouteRow, at: readonly string[]): Address[] {
  return at.flatMap((path) => openedAs(row).map((as) => ({ path, as })));
}

/** Every page, as everybody who may open it sees it. */
export const addresses: readonly Address[] = [
  ...(Object.keys(paths) as PathName[]).flatMap((name) =>
    addressesOf(routeRows[name], examples[name] ?? [paths[name]]),
  ),
  ...addressesOf(notFoundRow, ['/no-such-page']),
];
