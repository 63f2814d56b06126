/*
 * Every test of the product, in the order of lists: what anything may ask of a test without loading its questions and
 * rules. A test is a row here, a folder `tests/<test>/` with its definition, and a line in instruments.ts, which the
 * compiler asks for; whatever else depends on the test reads the row or the definition and never its id.
 */

/** Lowest plan that opens a test; 'visitor' needs no account. */
export type AccessTier = 'visitor' | 'freemium' | 'plus' | 'premium';

export type Difficulty = 'Beginner' | 'Intermediate' | 'Advanced';

/** How a test appears in lists, menus and reports, how it is sold and handed in, and what it is. */
type Row = {
  /** As stored; the key of its row. */
  readonly testId: string;
  /** Short id used in addresses ('focuscheck'); never an id of report content. */
  readonly routeKey: string;
  /** Stands in stored reports and maps to the id. */
  readonly reportName: string;
  /** Stands in the interface. */
  readonly catalogueName: string;
  readonly route: string;
  readonly access: AccessTier;
  /** Expected time in minutes; equal when it is a single figure. */
  readonly minutes: { readonly min: number; readonly max: number };
  readonly difficulty: Difficulty;
  /** Days to wait before the same person may take it again; 0 is at once. */
  readonly retakeWaitDays: number;
  /** Item of the shop it is sold as; null for a test that costs nothing. */
  readonly sku: string | null;
  /**
   * Where the testing hub lists it: in its own lists, under the name of a suite sold together, or nowhere, because it is
   * the short first look with a page of its own.
   */
  readonly listed: 'first' | 'hub' | 'procrastination' | 'memory';
  /**
   * 'questionnaire' and 'interview' ask questions, an interview in modules with questions that follow up. 'choices' is a
   * set of choices between two offers: it describes a preference, which has no bands and no better or worse. 'timed' is
   * a run with an engine and screens of its own.
   */
  readonly kind: 'questionnaire' | 'interview' | 'choices' | 'timed';
  /**
   * 'memory' is about dementia: it can be put off and hidden, says when to talk to a doctor, names its bands in words of
   * its own and draws none of them in red.
   */
  readonly tone: 'plain' | 'memory';
  /** Whom the answers describe; an adult answers about a child. */
  readonly about: 'self' | 'child';
  /** An offer may stand below its result. False where what it asks about may worry people. */
  readonly sellsPlans: boolean;
  /** Function of the server that takes it when it is finished. */
  readonly submit: 'focus-snapshot-submit' | 'assessment-submit' | 'focustrack-submit';
};

const rows = {
  focus_snapshot: {
    testId: 'focus_snapshot',
    routeKey: 'focus-snapshot',
    reportName: 'Focus Snapshot',
    catalogueName: 'Focus Snapshot',
    route: '/focus-snapshot',
    access: 'visitor',
    minutes: { min: 5, max: 5 },
    difficulty: 'Beginner',
    retakeWaitDays: 0,
    sku: null,
    listed: 'first',
    kind: 'questionnaire',
    tone: 'plain',
    about: 'self',
    sellsPlans: true,
    submit: 'focus-snapshot-submit',
  },
  focuscheck_adult_screening: {
    testId: 'focuscheck_adult_screening',
    routeKey: 'focuscheck',
    reportName: 'FocusCheck Adult Screening',
    catalogueName: 'FocusCheck Adult',
    route: '/test/focuscheck',
    access: 'freemium',
    minutes: { min: 10, max: 10 },
    difficulty: 'Beginner',
    retakeWaitDays: 30,
    sku: null,
    listed: 'hub',
    kind: 'questionnaire',
    tone: 'plain',
    about: 'self',
    sellsPlans: true,
    submit: 'assessment-submit',
  },
  child_focus_tracker: {
    testId: 'child_focus_tracker',
    routeKey: 'childfocus',
    reportName: 'Child Focus Tracker',
    catalogueName: 'ChildFocus Tracker',
    route: '/test/childfocus',
    access: 'freemium',
    minutes: { min: 15, max: 15 },
    difficulty: 'Beginner',
    retakeWaitDays: 30,
    sku: null,
    listed: 'hub',
    kind: 'questionnaire',
    tone: 'plain',
    about: 'child',
    sellsPlans: false,
    submit: 'assessment-submit',
  },
  attention_flow_interview: {
    testId: 'attention_flow_interview',
    routeKey: 'attentionflow',
    reportName: 'Attention Flow Interview',
    catalogueName: 'AttentionFlow Interview',
    route: '/test/attentionflow',
    access: 'plus',
    minutes: { min: 30, max: 45 },
    difficulty: 'Intermediate',
    retakeWaitDays: 30,
    sku: 'test-attention-flow',
    listed: 'hub',
    kind: 'interview',
    tone: 'plain',
    about: 'self',
    sellsPlans: true,
    submit: 'assessment-submit',
  },
  focustrack_attention_test: {
    testId: 'focustrack_attention_test',
    routeKey: 'focustrack',
    reportName: 'FocusTrack Attention Test',
    catalogueName: 'FocusTrack Attention',
    route: '/test/focustrack',
    access: 'plus',
    minutes: { min: 15, max: 15 },
    difficulty: 'Intermediate',
    retakeWaitDays: 7,
    sku: 'test-focustrack',
    listed: 'hub',
    kind: 'timed',
    tone: 'plain',
    about: 'self',
    sellsPlans: true,
    submit: 'focustrack-submit',
  },
  psyprofile_lite: {
    testId: 'psyprofile_lite',
    routeKey: 'psyprofile',
    reportName: 'PsyProfile Lite',
    catalogueName: 'PsyProfile Lite',
    route: '/test/psyprofile',
    access: 'premium',
    minutes: { min: 25, max: 30 },
    difficulty: 'Advanced',
    retakeWaitDays: 30,
    sku: 'test-psyprofile',
    listed: 'hub',
    kind: 'questionnaire',
    tone: 'plain',
    about: 'self',
    sellsPlans: true,
    submit: 'assessment-submit',
  },
  procrastination_patterns: {
    testId: 'procrastination_patterns',
    routeKey: 'procrastination',
    reportName: 'Procrastination Patterns',
    catalogueName: 'Procrastination Patterns',
    route: '/test/procrastination',
    access: 'premium',
    minutes: { min: 8, max: 10 },
    difficulty: 'Beginner',
    retakeWaitDays: 30,
    sku: 'test-procrastination',
    listed: 'procrastination',
    kind: 'questionnaire',
    tone: 'plain',
    about: 'self',
    sellsPlans: true,
    submit: 'assessment-submit',
  },
  start_barriers: {
    testId: 'start_barriers',
    routeKey: 'start-barriers',
    reportName: 'Start Barriers',
    catalogueName: 'Start Barriers',
    route: '/test/start-barriers',
    access: 'premium',
    minutes: { min: 5, max: 5 },
    difficulty: 'Beginner',
    retakeWaitDays: 30,
    sku: 'test-start-barriers',
    listed: 'procrastination',
    kind: 'questionnaire',
    tone: 'plain',
    about: 'self',
    sellsPlans: true,
    submit: 'assessment-submit',
  },
  delay_choice: {
    testId: 'delay_choice',
    routeKey: 'delay-choice',
    reportName: 'Delay Choice',
    catalogueName: 'Delay Choice',
    route: '/test/delay-choice',
    access: 'premium',
    minutes: { min: 5, max: 5 },
    difficulty: 'Beginner',
    retakeWaitDays: 30,
    sku: 'test-delay-choice',
    listed: 'procrastination',
    kind: 'choices',
    tone: 'plain',
    about: 'self',
    sellsPlans: true,
    submit: 'assessment-submit',
  },
  memory_check: {
    testId: 'memory_check',
    routeKey: 'memory-check',
    reportName: 'Memory Check',
    catalogueName: 'Memory Check',
    route: '/test/memory-check',
    access: 'premium',
    minutes: { min: 15, max: 15 },
    difficulty: 'Beginner',
    retakeWaitDays: 90,
    sku: 'test-memory-check',
    listed: 'memory',
    kind: 'questionnaire',
    tone: 'memory',
    about: 'self',
    sellsPlans: false,
    submit: 'assessment-submit',
  },
} as const satisfies Record<string, Row>;

export type TestId = keyof typeof rows;
export type CatalogueEntry = Row & { readonly testId: TestId };

export const catalogue: { readonly [id in TestId]: (typeof rows)[id] & { readonly testId: id } } = rows;

/** Every test that can be taken: nothing leads to a test that does not exist. */
export const catalogueEntries: readonly CatalogueEntry[] = Object.values(catalogue);
export const testIds: readonly TestId[] = catalogueEntries.map(({ testId }) => testId);

/** The entry of a test by its stored id; undefined when there is no such test. */
export function findEntry(testId: string): CatalogueEntry | undefined {
  return catalogueEntries.find((entry) => entry.testId === testId);
}

/** Its result rests on answers to questions; else on a run or on choices, which count and compare in other ways. */
export function hasQuestions({ kind }: Pick<CatalogueEntry, 'kind'>): boolean {
  return kind === 'questionnaire' || kind === 'interview';
}

/** Its numbers lie in bands with names and colours. */
export function hasBands({ kind }: Pick<CatalogueEntry, 'kind'>): boolean {
  return kind !== 'choices';
}
