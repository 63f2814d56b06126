import { createFakeClock, type FakeClock } from '../../../../src/lib/cognitive/simulation/fake-clock.ts';
import { createTimedEngine } from '../../../../src/lib/exercises/engine/engine.ts';
import type { TimedItem, TimedRecord, Timeline } from '../../../../src/lib/exercises/engine/timeline.ts';
import type {
  AnswerInput,
  TimedEngine,
  TimedResult,
  Turn,
} from '../../../../src/lib/exercises/engine/types.ts';

export interface Stage {
  readonly engine: TimedEngine;
  readonly clock: FakeClock;
  /** What the view was told, with the time of it. */
  readonly calls: { readonly at: number; readonly call: string }[];
  /** What the source was given, in order. */
  readonly asked: (TimedRecord | null)[];
  readonly results: TimedResult[];
  readonly rests: number[];
  press(overrides?: Partial<AnswerInput>): void;
  /** Runs until the moment of this trial was shown `ms` ago. */
  runTo(trial: number, moment: number, ms: number): void;
  runToEnd(): TimedResult;
  atOf(call: string): number;
}

export const simple: Timeline = {
  moments: [
    { at: 0, face: 'fixation' },
    { at: 500, face: 'sign' },
  ],
  target: 1,
  openMs: 1000,
  end: 'answer',
  areas: 2,
  gapMs: 300,
  lengthMs: null,
};

export function item(overrides: Partial<Timeline> = {}, block = 0): TimedItem {
  return { block, timeline: { ...simple, ...overrides } };
}

interface Options {
  readonly refreshHz?: number;
  readonly isDropped?: (frame: number) => boolean;
  readonly feedback?: (record: TimedRecord) => Turn<TimedItem>['feedback'];
  readonly acceptUntrusted?: boolean;
  /** Moments are heard this long after their frame instead of being seen. */
  readonly heardAfterMs?: number;
}

/** The engine on a clock moved by hand, with a view that only writes down what it is told. */
export function setUp(
  items: readonly TimedItem[],
  { refreshHz = 60, isDropped, feedback, heardAfterMs, ...rest }: Options = {},
): Stage {
  const clock = createFakeClock({ refreshHz, ...(isDropped && { isDropped }) });
  const calls: { at: number; call: string }[] = [];
  const asked: (TimedRecord | null)[] = [];
  const results: TimedResult[] = [];
  const rests: number[] = [];
  const note = (call: string) => calls.push({ at: clock.now(), call });
  let next = 0;
  let trial = -1;
  const engine = createTimedEngine<TimedItem>({
    ...rest,
    clock,
    periodMs: 1000 / refreshHz,
    turn: (last) => {
      asked.push(last && structuredClone(last));
      next += 1;
      return { feedback: last && feedback ? feedback(last) : null, item: items[next - 1] ?? null };
    },
    onRest: (records) => rests.push(records.length),
    onDone: (result) => results.push(result),
    view: {
      ready: () => note('ready'),
      show: (moment) => {
        if (moment === 0) trial += 1;
        note(`show ${trial}.${moment}`);
      },
      hide: () => note('hide'),
      blank: () => note('blank'),
      showCountdown: (left) => note(`countdown ${left}`),
      showPause: (reason) => note(`pause ${reason}`),
      showFeedback: (code) => note(`feedback ${code}`),
      showRest: (block) => note(`rest ${block}`),
      ...(heardAfterMs !== undefined && { onset: () => clock.now() + heardAfterMs }),
    },
  });
  const atOf = (call: string) => calls.find((entry) => entry.call === call)?.at ?? Number.NaN;
  return {
    engine,
    clock,
    calls,
    asked,
    results,
    rests,
    atOf,
    press: (overrides) =>
      engine.press({
        timeStamp: clock.now() - 3,
        handlerTime: clock.now(),
        device: 'keyboard',
        area: 0,
        trusted: true,
        repeat: false,
        ...overrides,
      }),
    runTo(wanted, moment, ms) {
      clock.run(() => calls.some(({ call }) => call === `show ${wanted}.${moment}`), 600_000);
      clock.run(() => false, ms);
    },
    runToEnd() {
      clock.run(() => results.length > 0, 3_600_000);
      const [result] = results;
      if (!result) throw new Error('the run did not end within an hour');
      return result;
    },
  };
}
