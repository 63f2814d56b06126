import { exercises } from '../cognitive/registry.ts';
import type { ExerciseId } from '../exercises/ids.ts';
import { exercisesFor } from '../recommendations/areas.ts';
import { toIso } from '../time.ts';
import { startOf } from './dates.ts';
import { burstLink } from './link.ts';
import type { FocusPlan, PlanItem, PlanProposal } from './plan.ts';
import { type ProgramAttempt, programTargets, type Target } from './program-targets.ts';
import type { PlanStart } from './propose.ts';
import { activeDays, briefFocusMinutes, layWeek } from './week-layout.ts';

/*
 * The training program: up to three areas in which the newest results show most difficulty, an exercise each, something calm
 * and a brief focus, spread over five days of a week. Where no area stands out it keeps things going with two sessions.
 */

export interface ProgramSource {
  readonly attempts: readonly ProgramAttempt[];
  /** How often each exercise was done in the last 14 days. */
  readonly plays: Readonly<Record<string, number>>;
  /** A second cycle, of the same areas with the next exercises. */
  readonly twice: boolean;
  readonly language: string;
  readonly titleOf: (exercise: ExerciseId) => string;
  /** Names of days of the week, counted from its first. */
  readonly daysText: (days: readonly number[]) => string;
}

const timesOf = { one: [4], more: [3, 2, 1], none: [2] } as const;
const mostMinutes = 12;
const burstMinutes = 10;
const calmMinutes = 5;
const cycleWeeks = 4;
/** Stands for no area of a test: what is calm is swapped for what is calm. */
const calmArea = 'calm';
const calmExercises = ['breathing', 'body-scan'] as const;

interface Choice {
  readonly exercise: ExerciseId;
  readonly minutes: number;
}

const registryPlace = (id: string) => exercises.findIndex((each) => each.id === id);

function lengthOf(id: ExerciseId): number {
  if (id === 'focus-burst') return burstMinutes;
  if (id === 'breathing') return calmMinutes;
  return exercises.find((each) => each.id === id)?.minutes.max ?? mostMinutes;
}

/** Exercises for an area, those done least in the last days first, else as the registry has them. */
function choicesFor(area: string, plays: ProgramSource['plays']): Choice[] {
  return [...exercisesFor(area)]
    .map((exercise): Choice => ({ exercise, minutes: lengthOf(exercise) }))
    .filter(({ minutes }) => minutes <= mostMinutes)
    .sort(
      (a, b) =>
        (plays[a.exercise] ?? 0) - (plays[b.exercise] ?? 0) ||
        registryPlace(a.exercise) - registryPlace(b.exercise),
    );
}

interface Slot {
  readonly target: Target;
  readonly times: number;
  readonly choices: readonly Choice[];
}

interface Chosen {
  readonly picks: readonly Choice[];
  /** Of every slot and, last, of what is calm. */
  readonly days: readonly (readonly number[])[];
}

const calm = { times: 1, minutes: calmMinutes } as const;

/** All ways to take one exercise of each slot, none twice; the first of every list before all others. */
function waysOf(slots: readonly Slot[]): Choice[][] {
  const [first, ...rest] = slots;
  if (!first) return [[]];
  return waysOf(rest).flatMap((others) =>
    first.choices
      .filter(({ exercise }) => others.every((other) => other.exercise !== exercise))
      .map((choice) => [choice, ...others]),
  );
}

/** The most wanted exercises that fit into a week together. */
function choose(slots: readonly Slot[]): Chosen | null {
  const ranked = waysOf(slots)
    .map((picks) => ({
      picks,
      places: picks.map((pick, index) => slots[index]?.choices.indexOf(pick) ?? 0),
    }))
    .sort((a, b) => {
      const sum = (places: readonly number[]) => places.reduce((total, place) => total + place, 0);
      return sum(a.places) - sum(b.places) || (a.places.join() < b.places.join() ? -1 : 1);
    });
  for (const { picks } of ranked) {
    const sessions = picks.map(({ minutes }, index) => ({ minutes, times: slots[index]?.times ?? 1 }));
    const days = layWeek([...sessions, calm]);
    if (days) return { picks, days };
  }
  return null;
}

/** The same slots with what the first cycle took at the end of each list. */
const afterFirst = (slots: readonly Slot[], { picks }: Chosen): Slot[] =>
  slots.map((slot, index) => {
    const taken = picks[index]?.exercise;
    const next = slot.choices.filter(({ exercise }) => exercise !== taken);
    return { ...slot, choices: [...next, ...slot.choices.filter(({ exercise }) => exercise === taken)] };
  });

function slotsOf({ attempts, plays }: ProgramSource, now: number): Slot[] | null {
  const found = programTargets(attempts, now);
  if (!found) return null;
  const { targets, keeps } = found;
  const times = keeps ? timesOf.none : targets.length === 1 ? timesOf.one : timesOf.more;
  return (keeps ? [keeps] : targets).map((target, index) => ({
    target,
    times: times[index] ?? 1,
    // What is calm has a place of its own.
    choices: choicesFor(target.area, plays).filter(({ exercise }) => exercise !== calmExercises[0]),
  }));
}

function stepFor(
  area: string,
  { exercise, minutes }: Choice,
  times: number,
  cadence: string,
  titleOf: ProgramSource['titleOf'],
): PlanProposal {
  const isBurst = exercise === 'focus-burst';
  return {
    area,
    title: titleOf(exercise),
    link: isBurst ? burstLink(minutes) : `/training-hub/${exercise}/intro`,
    cadence_text: cadence.slice(0, 200),
    times_per_week: times,
    minutes,
    kind: isBurst ? 'burst' : 'exercise',
  };
}

const untouched = {
  removed: false,
  swapped_ms: 0,
  skipped: false,
  skip_reason: null,
  skipped_ms: 0,
  ticks: {},
} as const;

function weekOf(
  week: number,
  slots: readonly Slot[],
  { picks, days }: Chosen,
  source: ProgramSource,
  newId: () => string,
): PlanItem[] {
  const { daysText, titleOf } = source;
  const sessions = slots.flatMap(({ target, times }, index) => {
    const pick = picks[index];
    return pick ? [stepFor(target.area, pick, times, daysText(days[index] ?? []), titleOf)] : [];
  });
  const quiet = { exercise: calmExercises[0], minutes: calmMinutes };
  const brief = { exercise: 'focus-burst', minutes: briefFocusMinutes } as const;
  const steps: { step: PlanProposal; part: PlanItem['part'] }[] = [
    ...sessions.map((step) => ({ step, part: 'practice' as const })),
    { step: stepFor(calmArea, quiet, calm.times, daysText(days.at(-1) ?? []), titleOf), part: 'practice' },
    {
      step: stepFor(calmArea, brief, activeDays.length, daysText(activeDays), titleOf),
      part: 'habit',
    },
  ];
  return steps.map(({ step, part }, place) => ({ ...step, id: newId(), week, place, part, ...untouched }));
}

/** What each step may be swapped for later. */
function proposalsOf(slots: readonly Slot[], { days }: Chosen, source: ProgramSource): PlanProposal[] {
  const { daysText, titleOf } = source;
  const ofSlots = slots.flatMap(({ target, times, choices }, index) =>
    choices.map((choice) => stepFor(target.area, choice, times, daysText(days[index] ?? []), titleOf)),
  );
  const ofCalm = calmExercises.map((exercise) =>
    stepFor(
      calmArea,
      { exercise, minutes: lengthOf(exercise) },
      calm.times,
      daysText(days.at(-1) ?? []),
      titleOf,
    ),
  );
  return [...ofSlots, ...ofCalm];
}

/** Four weeks of one cycle, counted from `first`. */
function cycleOf(
  first: number,
  slots: readonly Slot[],
  chosen: Chosen,
  source: ProgramSource,
  newId: () => string,
) {
  return Array.from({ length: cycleWeeks }, (_, index) =>
    weekOf(first + index, slots, chosen, source, newId),
  ).flat();
}

/** The program a person accepts as their plan; null without a result that it can be built from. */
export function buildProgram(source: ProgramSource, start: PlanStart): FocusPlan | null {
  const slots = slotsOf(source, start.now);
  const chosen = slots && choose(slots);
  const target = slots?.[0]?.target;
  if (!slots || !chosen || !target) return null;
  const later = afterFirst(slots, chosen);
  const second = source.twice ? (choose(later) ?? chosen) : null;
  const { newId } = start;
  const items = [
    ...cycleOf(1, slots, chosen, source, newId),
    ...(second ? cycleOf(1 + cycleWeeks, later, second, source, newId) : []),
  ];
  return {
    id: start.id,
    attempt_id: target.attemptId,
    test_id: target.testId,
    origin: 'path',
    language: source.language,
    starts_on: startOf(start.today, start.weekStart),
    weeks: second ? 8 : 4,
    proposals: proposalsOf(slots, chosen, source),
    status: 'active',
    accepted_at: toIso(start.now),
    ended_at: null,
    items,
  };
}

/** The second four weeks by a new result, for a plan of eight weeks; null where there is nothing to build it from. */
export function buildSecondCycle(
  source: ProgramSource,
  start: Pick<PlanStart, 'now' | 'newId'>,
): PlanItem[] | null {
  const slots = slotsOf(source, start.now);
  const chosen = slots && choose(slots);
  if (!slots || !chosen) return null;
  return cycleOf(1 + cycleWeeks, slots, chosen, source, start.newId).map((item) => ({
    ...item,
    swapped_ms: start.now,
  }));
}
