/**
 * The words every screening test is described with. One definition of this shape drives selection, the
 * questionnaire run, scoring, storage and the report of a test; a new test is a new definition. What is asked of a test
 * without its definition stands in catalogue.ts.
 */

import type { CatalogueEntry } from './catalogue.ts';

export const formIds = ['self', 'parent', 'teacher', 'informant'] as const;
/** Who answers: about themselves, or about a child or another person. */
export type FormId = (typeof formIds)[number];

/** Never, Rarely, Sometimes, Often, and then Very Often or Always. */
export type ScaleId = 'freq_very_often' | 'freq_always';
/** A stored answer. */
export type ScalePoint = 1 | 2 | 3 | 4 | 5;

/**
 * What a person may do instead of answering. All but 'required' leave the question unanswered:
 * 'skip' 'Skip this question', 'not_seen' (teacher), 'not_sure' (memory check), 'prefer_not' (interview).
 */
export type SkipRule = 'skip' | 'not_seen' | 'not_sure' | 'prefer_not' | 'required';

/** Key of the recall sentence ('over the past 6 months'). */
export type RecallKey = 'past_6_months' | 'past_3_months' | 'past_2_months';

export const ageBands = ['6-8', '9-12', '13-17'] as const;
/** Age of the child in years; the only thing known of its age. */
export type AgeBand = (typeof ageBands)[number];

export const agreementIds = [
  /** 'I am 18 or older and answer about myself.' */
  'adult_self',
  /** 'I am 16 or older and answer about myself.' */
  'sixteen_self',
  /** 'I am 18 or older.' */
  'adult',
  /** The sentence of the parent or guardian, or of somebody with their permission. */
  'guardian_permission',
  'school_allows',
  /** A self-check that cannot detect or rule out anything; asked before the memory check. */
  'memory_limits',
  /** The person who is described has agreed. */
  'person_agrees',
] as const;
/** A statement that must be confirmed before the first question opens. */
export type AgreementId = (typeof agreementIds)[number];

/** What is asked about the one who is described, before the first question. */
export type DetailId = 'child_label' | 'age_band' | 'known_weeks';

export type FormDefinition = {
  readonly form: FormId;
  readonly skip: SkipRule;
  readonly recall: RecallKey;
  /** Kind of agreement stored with the attempt; null when none is asked. */
  readonly consent: string | null;
  /** In the order shown; all are required. Empty exactly when `consent` is null. */
  readonly agreements: readonly AgreementId[];
  readonly details: readonly DetailId[];
};

/** An unscored question; `options` are the ids of its answers. */
export type ExtraQuestion = {
  readonly id: string;
  /** Texts are keyed by this, or by the id; questions that are asked alike of several areas share it. */
  readonly texts?: string;
  /** Id of the area it is asked of. */
  readonly area?: string;
} & (
  | { readonly kind: 'single'; readonly options: readonly string[] }
  | { readonly kind: 'multi'; readonly options: readonly string[] }
  | { readonly kind: 'text'; readonly maxLength: number }
);

export const taskIds = ['word_learning', 'word_delayed', 'word_recognition', 'delay_choice'] as const;
/** A step with a screen and records of its own, inside a questionnaire or instead of one. */
export type ActivityId = (typeof taskIds)[number];
export type ActivityStep = {
  readonly kind: 'task';
  readonly id: ActivityId;
  /** Made of words of one language: it needs a word list in the language of the run. */
  readonly inWords?: true;
};

/** A step that stands before or after all scored questions; steps of one edge keep the order of the list. */
export type EdgeStep = {
  readonly edge: 'start' | 'end';
  readonly step: ExtraQuestion | ActivityStep;
  /** The forms that have it; all when left out. */
  readonly forms?: readonly FormId[];
};

/** Adaptive questions at the end of each module of an interview. */
export type FollowUpRule = {
  /** Smallest answer that may trigger a set. */
  readonly trigger: ScalePoint;
  readonly perModule: number;
  readonly total: number;
  /** Domains that are modules; the others (closing questions) trigger nothing. */
  readonly modules: readonly string[];
  /** The two unscored parts of a set. */
  readonly settings: ExtraQuestion & { readonly kind: 'multi' };
  readonly since: ExtraQuestion & { readonly kind: 'single' };
  /** The scored part: ids are the prefix of this domain and numbers from `firstNumber` in the order asked. */
  readonly impactDomain: string;
  readonly firstNumber: number;
  /** Asked at the end of a module without any trigger. */
  readonly open: ExtraQuestion & { readonly kind: 'text' };
};

/** What an area is about; the areas of all tests are spread over these, and each has a drawing. */
export type AreaKind =
  | 'attention'
  | 'impulse'
  | 'organization'
  | 'emotion'
  | 'daily'
  | 'distraction'
  | 'restlessness'
  | 'planning'
  | 'energy'
  | 'social'
  | 'confidence'
  | 'rest';

export type DomainDefinition = {
  readonly id: string;
  /** English label; the interface translates it by the id. */
  readonly label: string;
  readonly kind: AreaKind;
  /** Letters before the three digits of a question id. */
  readonly prefix: string;
  /** Numbers 001 up to this one belong to the bank, active or not. */
  readonly itemCount: number;
  /** Facet ids in bank order. */
  readonly facets: readonly string[];
};

/** Same quota rule for every bank: at least `minPerDomain`, the rest given to random domains up to `maxPerDomain`. */
export type SelectionRule = {
  readonly total: number;
  readonly minPerDomain: number;
  readonly maxPerDomain: number;
  /** Questions that may be added while the test runs (interview follow-ups). */
  readonly followUps: number;
  /** Shuffled over all domains; else the questions of a domain stand together, domains in report order. */
  readonly shuffle: boolean;
  /** A shuffled test starts with this many questions of one domain; the others keep the order of the shuffle. */
  readonly opensWith?: { readonly domain: string; readonly count: number };
  /** Exact number per domain where domains differ; overrides the two limits. */
  readonly perDomain?: Readonly<Record<string, number>>;
  /** How many earlier attempts of the person are avoided. */
  readonly avoidLastAttempts: number;
};

/** Parts of a results screen; each test lists its own. */
export type ResultPartId =
  /** The areas as bars. */
  | 'areas'
  /** The areas as bars under a name of their own: what gets in the way. */
  | 'barriers'
  /** A few sentences about the result. */
  | 'insights'
  /** One small step for now, with two minutes on the clock. */
  | 'today'
  /** The way to the whole report, where no step for now leads there. */
  | 'why'
  /** What is calm and what to begin with; of a child the names of what is calm alone, before anything else. */
  | 'strengths'
  /** What to begin with, of a child. */
  | 'growth'
  /** The area that stands out. */
  | 'main_pattern'
  /** A date set for a postponed task, and later what became of it. */
  | 'start_plan'
  /** What was said about a change from one year ago. */
  | 'changes'
  | 'word_task'
  /** What a number without bands says. */
  | 'preference';

export type InstrumentDefinition = CatalogueEntry & {
  /** Version of wording and rules, stored with each attempt. */
  readonly version: string;
  readonly scale: ScaleId;
  readonly forms: readonly [FormDefinition, ...FormDefinition[]];
  /** In report order; the order breaks ties. */
  readonly domains: readonly DomainDefinition[];
  readonly selection: SelectionRule;
  /** Minutes of answering after which a gentle note appears once; null for never. */
  readonly softLimitMinutes: number | null;
  /** A break is offered after this many questions; null for never. */
  readonly breakAfter: number | null;
  /** Days an unfinished run can be continued; null for as long as the device keeps it. */
  readonly pauseDays: number | null;
  /** Unscored questions and tasks around the scored questions. */
  readonly steps: readonly EdgeStep[];
  readonly followUps: FollowUpRule | null;
  /** Taken at one go: it can neither be paused nor continued. */
  readonly oneSitting: boolean;
  /** What its overall number is called: an index of focus, or a score. */
  readonly overallName: 'focus_index' | 'score';
  /** Its report has a plan by weeks; the others name single steps. */
  readonly planWeeks: boolean;
  /** What its results screen shows between the number and what comes next, in reading order. */
  readonly resultParts: readonly ResultPartId[];
  /** Domains whose score of 70 or more puts the support line at the top of the results. It always stands at the foot. */
  readonly supportDomains: readonly string[];
  /** Largest raw sum of all answers. Kept for compatibility and never used as a denominator. */
  readonly overallMax: number | null;
};

/** One question of a bank, as selection needs it. */
export type SelectableItem = {
  readonly id: string;
  readonly domain: string;
  readonly facet: string;
  readonly active: boolean;
  /** Ages a question about a child fits; every age when left out. */
  readonly age_bands?: readonly AgeBand[] | undefined;
};

/** Answers as they arrive: question id to a number, numeric text, or anything else for unanswered. */
export type RawAnswers = Readonly<Record<string, unknown>>;

/** Three-step band. Which thresholds made it depends on the set, see bands.ts. */
export type Band = 'Low' | 'Moderate' | 'High';
export const bands = ['Low', 'Moderate', 'High'] as const satisfies readonly Band[];

export type Score =
  | { readonly scored: true; readonly percent: number; readonly answered: number }
  | { readonly scored: false; readonly percent: null; readonly answered: 0 };

export type DomainScore = Score & { readonly id: string };

export type OverallScore = Score & {
  /** Sum of contributions, 0..4 each. */
  readonly totalScore: number;
  /** 4 x answered. */
  readonly maxPossibleScore: number;
};

export type ScoredAnswers = {
  readonly domains: readonly DomainScore[];
  readonly overall: OverallScore;
  /** The answers that counted, limited to 1..5. */
  readonly answers: Readonly<Record<string, number>>;
  /** Some answer lay outside 1..5 or was not whole. */
  readonly outOfRange: boolean;
};

export const qualityFlags = ['too_fast', 'straight_lining', 'many_missing'] as const;
export type QualityFlag = (typeof qualityFlags)[number];
export type QualityLevel = 'ok' | 'check' | 'low';

export type Quality = {
  readonly level: QualityLevel;
  readonly flags: readonly QualityFlag[];
  /** Prefixes with fewer than half of their served questions answered. */
  readonly thin_prefixes: readonly string[];
  readonly out_of_range: boolean;
};
