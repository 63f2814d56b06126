import { expect, it } from 'vitest';
import { letterShownMs } from '../../../../src/lib/cognitive/focustrack/design.ts';
import { createTrialList } from '../../../../src/lib/cognitive/focustrack/trial-list.ts';
import { createFakeClock } from '../../../../src/lib/cognitive/simulation/fake-clock.ts';
import { simulateSitting } from '../../../../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent } from '../../../../src/lib/cognitive/simulation/respondents.ts';
import { createTimedEngine } from '../../../../src/lib/exercises/engine/engine.ts';
import { roundTime } from '../../../../src/lib/exercises/engine/round-time.ts';
import type { TimedItem } from '../../../../src/lib/exercises/engine/timeline.ts';
import type { TimedResult } from '../../../../src/lib/exercises/engine/types.ts';

const list = createTrialList('the-same', 'letters').slice(0, 120);
const asItem = (soaMs: number): TimedItem => ({
  block: 0,
  timeline: {
    moments: [
      { at: 0, face: 'letter' },
      { at: letterShownMs, face: null },
    ],
    target: 0,
    openMs: soaMs,
    end: 'deadline',
    areas: 1,
    gapMs: 0,
    lengthMs: soaMs,
  },
});

/** The list of the attention test as an exercise would run it, with the same hand. */
function onTheFloor(refreshHz: number, isDropped: (frame: number) => boolean): TimedResult | undefined {
  const clock = createFakeClock({ refreshHz, isDropped });
  const respondent = createRespondent('average', 'hand');
  const results: TimedResult[] = [];
  let shown = -1;
  let next = 0;
  const engine = createTimedEngine<TimedItem>({
    clock,
    periodMs: 1000 / refreshHz,
    turn: () => {
      const trial = list[next];
      next += 1;
      return { feedback: null, item: trial ? asItem(trial.soaMs) : null };
    },
    view: {
      ready: () => {},
      show: (moment) => {
        if (moment !== 0) return;
        shown += 1;
        const trial = list[shown];
        const from = clock.now();
        for (const after of trial ? respondent(trial) : []) {
          const at = from + after;
          clock.at(at + 4, () =>
            engine.press({
              timeStamp: at,
              handlerTime: clock.now(),
              device: 'keyboard',
              area: 0,
              trusted: true,
              repeat: false,
            }),
          );
        }
      },
      hide: () => {},
      blank: () => {},
      showCountdown: () => {},
      showPause: () => {},
      showFeedback: () => {},
      showRest: () => {},
    },
    onDone: (result) => results.push(result),
  });
  engine.start();
  clock.run(() => results.length > 0, 3_600_000);
  return results[0];
}

const rounded = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : roundTime(ms));

it.each([60, 75, 120, 144])(
  'the attention test runs here as on its own engine, to the hundredth of a millisecond, at %i Hz',
  (refreshHz) => {
    const isDropped = (frame: number) => frame % 37 === 5;
    const own = simulateSitting({
      clock: createFakeClock({ refreshHz, isDropped }),
      periodMs: 1000 / refreshHz,
      list,
      variant: 'letters',
      respondent: createRespondent('average', 'hand'),
    });
    const here = onTheFloor(refreshHz, isDropped);
    expect(here?.records).toHaveLength(120);
    expect(
      here?.records.map(({ frames, onsets, dropped }) => [frames[0], onsets[0], onsets[1], dropped]),
    ).toEqual(
      own?.trials.map(({ frameMs, onsetMs, offsetMs, droppedFrames }) => [
        rounded(frameMs),
        rounded(onsetMs),
        rounded(offsetMs),
        droppedFrames,
      ]),
    );
    expect(here?.records.flatMap(({ presses }) => presses.map(({ t }) => t))).toEqual(
      own?.presses.map(({ tMs }) => rounded(tMs)),
    );
    expect(here?.droppedFrames).toBe(own?.droppedFrames);
  },
);
