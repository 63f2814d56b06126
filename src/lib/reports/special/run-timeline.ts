import type { ScoredFocustrackRun } from '../../cognitive/focustrack/score-run.ts';

export const timelineKinds = ['answered', 'missed', 'pressed', 'leftOut'] as const;
/** `pressed`: a press where waiting was right. `leftOut`: not valid, counts nowhere. */
export type TimelineKind = (typeof timelineKinds)[number];

export type TimelineMark = {
  /** 0..1 over the run, trials at equal steps. */
  readonly place: number;
  readonly kind: TimelineKind;
  /** Milliseconds; null where nothing was pressed. */
  readonly rtMs: number | null;
};

export type TimelineBlock = {
  /** From 1. */
  readonly number: number;
  /** Stretch of the run, 0..1. */
  readonly from: number;
  readonly to: number;
  readonly counts: Readonly<Record<TimelineKind, number>>;
  /** Mean milliseconds of the answers; null with too few of them. */
  readonly meanMs: number | null;
};

export type RunTimelineData = {
  /** Every trial but those in which waiting was right. */
  readonly marks: readonly TimelineMark[];
  readonly blocks: readonly TimelineBlock[];
  /** Places where the run was paused, 0..1. */
  readonly pauses: readonly number[];
  /** Upper end of the drawing in milliseconds, a multiple of 250. */
  readonly topMs: number;
};

const kinds = {
  hit: 'answered',
  omission: 'missed',
  commission: 'pressed',
  invalid: 'leftOut',
  correctRejection: null,
} as const;
const STEP_MS = 250;
const LEAST_TOP_MS = 750;

type Run = {
  readonly trials: readonly Pick<
    ScoredFocustrackRun['trials'][number],
    'block' | 'segment' | 'outcome' | 'rtMs'
  >[];
  readonly metrics: Pick<ScoredFocustrackRun['metrics'], 'blockMeans'>;
};

/** A reaction-time run as a drawing shows it, trial by trial and block by block. */
export function runTimeline({ trials, metrics }: Run): RunTimelineData {
  const count = trials.length;
  const marks = trials.flatMap(({ outcome, rtMs }, index): TimelineMark[] => {
    const kind = kinds[outcome];
    return kind === null ? [] : [{ place: (index + 0.5) / count, kind, rtMs }];
  });
  const slowest = Math.max(LEAST_TOP_MS, ...marks.map(({ rtMs }) => rtMs ?? 0));
  return {
    marks,
    blocks: [...new Set(trials.map(({ block }) => block))].map((number) =>
      blockOf(number, trials, metrics.blockMeans[number - 1] ?? null),
    ),
    pauses: trials.flatMap(({ segment }, index) =>
      segment === (trials[index - 1]?.segment ?? segment) ? [] : [index / count],
    ),
    topMs: Math.ceil(slowest / STEP_MS) * STEP_MS,
  };
}

function blockOf(number: number, trials: Run['trials'], meanMs: number | null): TimelineBlock {
  const first = trials.findIndex(({ block }) => block === number);
  const own = trials.filter(({ block }) => block === number);
  const count = (kind: TimelineKind) => own.filter(({ outcome }) => kinds[outcome] === kind).length;
  return {
    number,
    from: first / trials.length,
    to: (first + own.length) / trials.length,
    counts: {
      answered: count('answered'),
      missed: count('missed'),
      pressed: count('pressed'),
      leftOut: count('leftOut'),
    },
    meanMs,
  };
}
