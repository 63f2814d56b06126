import { createTrialEngine } from '../../../../src/lib/cognitive/engine/engine.ts';
import type {
  EngineOptions,
  EngineResult,
  EngineTrial,
  PressInput,
  TrialEngine,
} from '../../../../src/lib/cognitive/engine/types.ts';
import { createFakeClock, type FakeClock } from '../../../../src/lib/cognitive/simulation/fake-clock.ts';

/** What the view was told, with the time of it. */
export interface ViewCall {
  readonly at: number;
  readonly call: string;
}

export interface Sitting {
  readonly engine: TrialEngine;
  readonly clock: FakeClock;
  readonly calls: ViewCall[];
  readonly results: EngineResult[];
  /** Names of the calls so far. */
  names(): string[];
  press(overrides?: Partial<PressInput>): void;
  runToEnd(): EngineResult;
  runFor(ms: number): void;
  /** Runs until the trial with this index has been on screen for `ms`. */
  runInto(index: number, ms: number): void;
}

export function pacedTrials(count: number, soaMs = 1000, showMs: number | null = 250): EngineTrial<string>[] {
  return Array.from({ length: count }, (_, i) => ({
    stimulus: String(i),
    timing: { kind: 'paced', showMs, soaMs },
  }));
}

interface SittingOptions
  extends Partial<Pick<EngineOptions<string>, 'feedback' | 'checkpoint' | 'acceptUntrusted'>> {
  readonly trials: readonly EngineTrial<string>[];
  readonly refreshHz?: number;
  readonly isDropped?: (frame: number) => boolean;
  readonly paintDelayMs?: (frameTime: number) => number;
}

/** An engine on a fake clock with a view that only writes down what it is told. */
export function sit({ trials, refreshHz = 60, isDropped, paintDelayMs, ...rest }: SittingOptions): Sitting {
  const clock = createFakeClock({
    refreshHz,
    ...(isDropped && { isDropped }),
    ...(paintDelayMs && { paintDelayMs }),
  });
  const calls: ViewCall[] = [];
  const results: EngineResult[] = [];
  const note = (call: string) => {
    calls.push({ at: clock.now(), call });
  };
  const engine = createTrialEngine({
    ...rest,
    clock,
    periodMs: 1000 / refreshHz,
    trials,
    onDone: (result) => results.push(result),
    view: {
      prepare: (stimuli) => note(`prepare ${stimuli.length}`),
      show: (stimulus) => note(`show ${stimulus}`),
      hide: () => note('hide'),
      blank: () => note('blank'),
      showCountdown: (left) => note(`countdown ${left}`),
      showPause: (reason) => note(`pause ${reason}`),
      showFeedback: (code) => note(`feedback ${code}`),
    },
  });
  return {
    engine,
    clock,
    calls,
    results,
    names: () => calls.map(({ call }) => call),
    press: (overrides) =>
      engine.press({
        timeStamp: clock.now() - 5,
        handlerTime: clock.now(),
        device: 'keyboard',
        trusted: true,
        repeat: false,
        ...overrides,
      }),
    runToEnd() {
      clock.run(() => results.length > 0, 3_600_000);
      const [result] = results;
      if (!result) throw new Error('the run did not end within an hour');
      return result;
    },
    runFor: (ms) => clock.run(() => false, ms),
    runInto(index, ms) {
      clock.run(() => calls.some(({ call }) => call === `show ${index}`), 3_600_000);
      clock.run(() => false, ms);
    },
  };
}
