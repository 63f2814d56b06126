/*
 * On which days of a week sessions lie: two days stay free, no day holds more than two sessions, nor more than 20 minutes
 * with the brief focus that every other day has.
 */

/** Days that are used, counted from the first of the week; the third and the last stay free. */
export const activeDays = [0, 1, 3, 4, 5] as const;
export const briefFocusMinutes = 5;
const mostSessions = 2;
const mostMinutes = 20;

export interface WeekSession {
  readonly times: number;
  readonly minutes: number;
}

type Days = readonly number[];

/** So many of the active days, the farthest apart first. */
function choicesOf(times: number): Days[] {
  const pick = (from: readonly number[], count: number): number[][] =>
    count === 0
      ? [[]]
      : from.flatMap((day, index) => pick(from.slice(index + 1), count - 1).map((rest) => [day, ...rest]));
  const gap = (days: Days) => Math.min(7, ...days.slice(1).map((day, index) => day - (days[index] ?? day)));
  return pick(activeDays, times).sort((a, b) => gap(b) - gap(a));
}

interface Load {
  readonly sessions: readonly number[];
  readonly minutes: readonly number[];
}

function laid({ sessions, minutes }: Load, days: Days, length: number): Load | null {
  const load = {
    sessions: sessions.map((count, day) => count + Number(days.includes(day))),
    minutes: minutes.map((sum, day) => sum + (days.includes(day) ? length : 0)),
  };
  const isFull =
    load.sessions.some((count) => count > mostSessions) || load.minutes.some((sum) => sum > mostMinutes);
  return isFull ? null : load;
}

/** The days of every session, with as few days of two as there can be; null where they do not fit into a week. */
export function layWeek(sessions: readonly WeekSession[]): Days[] | null {
  let best: { days: Days[]; twice: number } | null = null;
  const lay = (index: number, load: Load, days: Days[]): void => {
    const session = sessions[index];
    if (!session) {
      const twice = load.sessions.filter((count) => count > 1).length;
      if (!best || twice < best.twice) best = { days, twice };
      return;
    }
    for (const choice of choicesOf(session.times)) {
      const next = laid(load, choice, session.minutes);
      if (next) lay(index + 1, next, [...days, choice]);
    }
  };
  const brief = Array.from({ length: 7 }, (_, day) =>
    activeDays.some((active) => active === day) ? briefFocusMinutes : 0,
  );
  lay(0, { sessions: brief.map(() => 0), minutes: brief }, []);
  return (best as { days: Days[] } | null)?.days ?? null;
}
