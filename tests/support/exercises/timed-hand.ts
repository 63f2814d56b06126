import type { TimedView } from '../../../src/features/exercises/view.ts';
import type { TimedRespondent } from '../../../src/lib/exercises/contract.ts';
import type { TimedItem, TimedRecord } from '../../../src/lib/exercises/engine/timeline.ts';
import { recompute } from '../../../src/lib/exercises/recompute.ts';
import { people } from '../../../src/lib/exercises/simulation/person.ts';
import { playTimed } from '../../../src/lib/exercises/simulation/play.ts';
import type { RunFacts, TimedHand } from './hands.ts';

/** Trials as the respondent meets them on a machine that misses nothing, and what is pressed in each. */
function plannedTrials(view: TimedView, respondent: TimedRespondent<TimedItem, object>, run: RunFacts) {
  const { seed, config } = run;
  const { records } = playTimed(view.exercise, respondent, seed, people.average, config);
  const worked = recompute(view.exercise, seed, config, records);
  if (!worked.ok) throw new Error(worked.error);
  const trials = worked.value.played.map(({ item }, i) => ({
    item: item as TimedItem,
    record: records[i] as TimedRecord,
  }));
  return { records, trials };
}

/** Countdown and the empty field after it. */
const countdownMs = 4000;

/** Plays a timed run on its screen as its respondent would, rests included; answers what it meant to do. */
export async function playTrials(
  view: TimedView,
  respondent: TimedRespondent<TimedItem, object>,
  run: RunFacts,
  hand: TimedHand,
): Promise<readonly TimedRecord[]> {
  const keys = view.answers(run.config);
  const { records, trials } = plannedTrials(view, respondent, run);
  const facesOf = (item: TimedItem, moment: number): readonly string[] => {
    const { face = null } = item.timeline.moments[moment] ?? {};
    return view.shown?.(item, moment) ?? (face === null ? [] : [face]);
  };
  let block = 0;
  let passedMs = Number.NEGATIVE_INFINITY;
  for (const [index, { item, record }] of trials.entries()) {
    if (item.block !== block) {
      await hand.untilThere('[data-action=next-block]');
      await hand.click('[data-action=next-block]');
      block = item.block;
      passedMs = Number.NEGATIVE_INFINITY;
    }
    // The first moment in which something is seen; presses are counted from it.
    const first = item.timeline.moments.findIndex((_, moment) => facesOf(item, moment).length > 0);
    const seenAt = record.onsets[first] ?? record.frames[0] ?? 0;
    const expectedMs = Number.isFinite(passedMs) ? seenAt - passedMs : countdownMs;
    // A run of a length in minutes holds a trial more or less.
    if (!(await hand.untilShown(index, facesOf(item, first), expectedMs))) break;
    const presses = record.presses.map(({ t, area }) => ({
      afterMs: t - seenAt,
      code: keys[area]?.codes[0] ?? '',
    }));
    await hand.pressAfter(presses);
    passedMs = Math.max(seenAt, ...record.presses.map(({ t }) => t));
  }
  await hand.untilThere('[data-screen=exercise-result]');
  return records;
}
