import { createFakeClock } from '../../cognitive/simulation/fake-clock.ts';
import type { JudgedTrial, TimedExercise, TimedRespondent } from '../contract.ts';
import { createTimedEngine } from '../engine/engine.ts';
import type { TimedItem } from '../engine/timeline.ts';
import { turnsOf } from '../engine/turns.ts';
import type { TimedResult } from '../engine/types.ts';
import { type Person, personRng } from './person.ts';

/** Longer than any run with its pauses. */
const LIMIT_MS = 60 * 60_000;
const HANDLER_LAG_MS = 4;

export interface EngineRunOptions {
  readonly refreshHz?: number;
  readonly isDropped?: (frame: number) => boolean;
  /** Trials in which the window loses the focus, a tenth of a second after they begin. */
  readonly interruptedTrials?: readonly number[];
}

/** A timed exercise played by its respondent through the engine itself, on a clock moved by hand. */
export function runThroughEngine<Config, Item extends TimedItem, Trial extends JudgedTrial>(
  exercise: TimedExercise<Config, Item, Trial, object>,
  respondent: TimedRespondent<Item, Config>,
  seed: string,
  person: Person,
  config: Config,
  { refreshHz = 60, isDropped, interruptedTrials = [] }: EngineRunOptions = {},
): TimedResult | null {
  const clock = createFakeClock({ refreshHz, ...(isDropped && { isDropped }) });
  const rng = personRng(person, seed);
  const results: TimedResult[] = [];
  let item: Item | null = null;
  let index = -1;
  const pressAt = (at: number, area: number) =>
    clock.at(at + HANDLER_LAG_MS, () =>
      engine.press({
        timeStamp: at,
        handlerTime: clock.now(),
        device: 'keyboard',
        area,
        trusted: true,
        repeat: false,
      }),
    );
  const engine = createTimedEngine<Item>({
    clock,
    periodMs: 1000 / refreshHz,
    turn: turnsOf(exercise, seed, config),
    view: {
      ready: (next) => {
        item = next;
      },
      show: (moment) => {
        if (!item || moment !== 0) return;
        index += 1;
        if (interruptedTrials.includes(index)) clock.at(clock.now() + 100, () => engine.interrupt('blur'));
        const { moments, target } = item.timeline;
        const onset = clock.now() + (moments[target]?.at ?? 0);
        for (const { afterMs, area } of respondent.respond(item, person, rng, config)) {
          if (onset + afterMs > clock.now()) pressAt(onset + afterMs, area);
        }
      },
      hide: () => {},
      blank: () => {},
      showCountdown: () => {},
      showPause: () => clock.at(clock.now() + 1000, () => engine.resume()),
      showFeedback: () => {},
      showRest: () => clock.at(clock.now() + 3000, () => engine.proceed()),
    },
    onDone: (result) => results.push(result),
  });
  engine.start();
  clock.run(() => results.length > 0, LIMIT_MS);
  return results[0] ?? null;
}
