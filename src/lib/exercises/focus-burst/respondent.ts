import { minuteMs } from '../../time.ts';
import type { LogRespondent } from '../contract.ts';
import { drawSession, sessionEvents } from '../simulation/session.ts';

interface Config {
  readonly minutes: number;
}

export const respondent: LogRespondent<object, Config> = {
  respond(_seed, person, rng, { minutes }) {
    const session = drawSession(person, rng, minutes * minuteMs);
    const count = Math.floor(rng() * 8 * (1 - person.skill));
    const length = session.endAt - session.startAt;
    const distractions = Array.from({ length: count }, (_, i) => ({
      type: 'distraction',
      at: Math.round(session.startAt + (length * (i + 1)) / (count + 1)),
    }));
    const [start, end] = sessionEvents(session);
    return [{ type: 'mood', when: 'before', value: 'neutral' }, start ?? {}, ...distractions, end ?? {}];
  },
};
