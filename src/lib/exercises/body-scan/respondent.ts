import { minuteMs } from '../../time.ts';
import type { LogRespondent } from '../contract.ts';
import { drawSession, sessionEvents } from '../simulation/session.ts';
import { probeTimes } from './exercise.ts';

interface Config {
  readonly minutes: number;
}

export const respondent: LogRespondent<object, Config> = {
  respond(seed, person, rng, { minutes }) {
    const session = drawSession(person, rng, minutes * minuteMs);
    const lasted = session.endAt - session.startAt;
    const probes = probeTimes(seed, minutes)
      .map((at, probe) => ({ probe, runMs: at + 1500 + 3000 * rng() }))
      .filter(({ runMs }) => runMs < lasted)
      .map(({ probe, runMs }) => {
        const isOn = person.guesses ? rng() < 0.5 : rng() < person.skill;
        return { type: 'probe', probe, runMs, answer: isOn ? 'on' : 'off' };
      });
    const [start, end] = sessionEvents(session);
    return [start ?? {}, ...probes, end ?? {}];
  },
};
