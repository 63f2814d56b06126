import type { PathName } from '../../config/paths.ts';
import type { RouteRow } from '../route-row.ts';

const report = {
  page: 'reports/report-page',
  frame: 'public',
  needs: 'data',
  texts: ['report', 'report-parts', 'plans'],
  found: 'private',
} as const satisfies RouteRow;

/** Tests, their results and their history. */
export const testsRows = {
  focusSnapshot: {
    page: 'tests/focus-snapshot-page',
    frame: 'immersive',
    needs: 'data',
    texts: ['tests'],
    found: 'index',
    description: 'tests:pageDescription',
    asksLater: true,
  },
  focusSnapshotReport: report,
  reportByAttempt: report,
  reportByRun: report,
  reportByTest: report,
  sampleReport: {
    page: 'reports/sample-report-page',
    frame: 'public',
    needs: 'data',
    texts: ['report', 'report-parts', 'tests'],
    found: 'noindex',
  },
  shared: {
    page: 'reports/shared-report-page',
    frame: 'public',
    needs: 'data',
    texts: ['sharing', 'report', 'report-parts'],
    found: 'private',
  },
  testingHub: {
    page: 'tests/testing-hub-page',
    frame: 'member',
    needs: 'person',
    texts: ['hub', 'tests'],
    found: 'noindex',
  },
  testIntro: {
    page: 'tests/test-intro-page',
    frame: 'member',
    needs: 'person',
    texts: ['hub', 'tests'],
    found: 'noindex',
  },
  screening: {
    page: 'tests/screening-page',
    frame: 'member',
    needs: 'person',
    texts: ['hub'],
    found: 'noindex',
  },
  testHistory: {
    page: 'tests/test-history-page',
    frame: 'public',
    needs: 'data',
    texts: ['history', 'tests'],
    found: 'noindex',
  },
  compareAttempts: {
    page: 'tests/compare-page',
    frame: 'public',
    needs: 'data',
    texts: ['history', 'tests'],
    found: 'private',
  },
  testDetail: {
    page: 'tests/test-detail-page',
    frame: 'public',
    needs: 'data',
    texts: ['history'],
    found: 'private',
  },
  childFocusInvite: {
    page: 'tests/childfocus-invite-page',
    frame: 'immersive',
    needs: 'data',
    texts: ['tests'],
    found: 'private',
  },
  focusTrack: {
    page: 'tests/focustrack-page',
    frame: 'immersive',
    needs: 'person',
    texts: ['focustrack'],
    found: 'noindex',
  },
  // Every other test of an account: the catalogue says which there are.
  test: {
    page: 'tests/test-page',
    frame: 'immersive',
    needs: 'person',
    texts: ['tests'],
    found: 'noindex',
  },
  personalizedPaths: {
    page: 'tests/personalized-paths-page',
    frame: 'member',
    needs: { tier: 'plus' },
    texts: ['hub', 'membership'],
    found: 'noindex',
  },
  testRun: {
    page: 'tests/test-run-page',
    frame: 'public',
    needs: 'data',
    texts: [],
    found: 'private',
  },
} as const satisfies Partial<Record<PathName, RouteRow>>;
