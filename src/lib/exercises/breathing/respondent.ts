import { settleMs } from '../../cognitive/breathing.ts';
import { minuteMs } from '../../time.ts';
import type { LogRespondent } from '../contract.ts';
import { drawSession, sessionEvents } from '../simulation/session.ts';

interface Config {
  readonly minutes: number;
}

export const respondent: LogRespondent<object, Config> = {
  respond(_seed, person, rng, { minutes }) {
    const session = drawSession(person, rng, settleMs + minutes * minuteMs);
    const calm = (when: string, value: number) => ({ type: 'calm', when, value });
    return [calm('before', 4), ...sessionEvents(session), calm('after', session.reachesPlan ? 7 : 5)];
  },
};
