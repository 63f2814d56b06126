import type { TimedRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import type { PvtItem } from './exercise.ts';

/** Nothing to choose: quicker than a choice by this. */
const SIMPLE_MS = 190;
const FASTEST_MS = 180;

export const respondent: TimedRespondent<PvtItem, unknown> = {
  respond({ foreperiodMs }, person, rng) {
    if (person.guesses) return [{ afterMs: rng() * (foreperiodMs + 1000) - foreperiodMs, area: 0 }];
    const isEarly = rng() < person.slip;
    const afterMs = isEarly
      ? -foreperiodMs * rng() * 0.4
      : Math.max(FASTEST_MS, drawTime(person, rng, -SIMPLE_MS));
    // Attention is away for a moment.
    return [{ afterMs: rng() < 5 * person.lapse ? afterMs + 600 : afterMs, area: 0 }];
  },
  chance: { metric: 'performanceScore', value: 0.08, within: 0.06 },
};
