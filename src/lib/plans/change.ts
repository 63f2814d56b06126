import { exerciseIdOf } from '../reports/exercises.ts';
import { toIso } from '../time.ts';
import { mayTick } from './dates.ts';
import { burstLink } from './link.ts';
import {
  type FocusPlan,
  type PlanDate,
  type PlanItem,
  type PlanProposal,
  type PlanStep,
  type SkipReason,
  stepOf,
} from './plan.ts';
import { progressOf } from './progress.ts';

/** What a person does with a plan. Setting what is set already changes nothing. */
export type PlanChange =
  | { readonly type: 'tick'; readonly itemId: string; readonly day: PlanDate; readonly on: boolean }
  | { readonly type: 'skip'; readonly itemId: string; readonly reason: SkipReason | null }
  | { readonly type: 'unskip'; readonly itemId: string }
  | { readonly type: 'swap'; readonly itemId: string; readonly proposal: PlanProposal }
  /** Of a training program: the same in five minutes. */
  | { readonly type: 'shorten'; readonly itemId: string }
  /** Of a plan of one's own: anything, in any week. */
  | { readonly type: 'add'; readonly itemId: string; readonly week: number; readonly step: PlanStep }
  | { readonly type: 'edit'; readonly itemId: string; readonly week: number; readonly step: PlanStep }
  | { readonly type: 'remove'; readonly itemId: string }
  | { readonly type: 'restore'; readonly itemId: string }
  /** The second four weeks made anew; what was ticked in them stays. */
  | { readonly type: 'second_cycle'; readonly items: readonly PlanItem[] }
  /** A plan whose days are over, or of which nothing is open, is completed; another is ended. */
  | { readonly type: 'end' };

export interface ChangeTime {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly today: PlanDate;
}

/** A later moment than that of what is there, even by a clock that was set back. */
const after = (before: number, now: number) => Math.max(now, before + 1);

function tick(
  plan: FocusPlan,
  item: PlanItem,
  change: { day: PlanDate; on: boolean },
  time: ChangeTime,
): PlanItem {
  const { day, on } = change;
  const present = item.ticks[day];
  if (!mayTick(plan, item, day, time.today) || (present?.on ?? false) === on) return item;
  return { ...item, ticks: { ...item.ticks, [day]: { on, at: after(present?.at ?? 0, time.now) } } };
}

function setSkipped(item: PlanItem, skipped: boolean, reason: SkipReason | null, now: number): PlanItem {
  if (item.skipped === skipped && item.skip_reason === reason) return item;
  return { ...item, skipped, skip_reason: reason, skipped_ms: after(item.skipped_ms, now) };
}

function swap(item: PlanItem, proposal: PlanProposal, now: number): PlanItem {
  if (proposal.area !== item.area || isSameStep(item, proposal)) return item;
  return { ...item, ...stepOf(proposal), swapped_ms: after(item.swapped_ms, now) };
}

const shortMinutes = 5;

/** A step that is done in five minutes. */
export function shortened(step: PlanStep): PlanStep {
  const link = step.kind === 'burst' && step.link !== null ? burstLink(shortMinutes) : step.link;
  return { ...step, link, minutes: shortMinutes };
}

export const mayShorten = ({ minutes }: Pick<PlanStep, 'minutes'>): boolean =>
  minutes !== null && minutes > shortMinutes;

/** Sets what a step is and where it stands, at one moment. */
function setStep(item: PlanItem, step: Partial<PlanItem>, now: number): PlanItem {
  const next = { ...item, ...step };
  const isSame = JSON.stringify(next) === JSON.stringify(item);
  return isSame ? item : { ...next, swapped_ms: after(item.swapped_ms, now) };
}

function edit(plan: FocusPlan, item: PlanItem, change: { week: number; step: PlanStep }, now: number) {
  const { week, step } = change;
  const place = week === item.week ? item.place : nextPlace(plan, week);
  return setStep(item, { ...stepOf(step), week, place }, now);
}

function nextPlace({ items }: FocusPlan, week: number): number {
  const places = items.filter((item) => item.week === week).map(({ place }) => place);
  return Math.min(Math.max(-1, ...places) + 1, maxPlace);
}

/** Most steps the database takes in one plan, those counted that were taken away. */
const maxItems = 100;
const maxPlace = 99;

export const mayAdd = ({ items }: Pick<FocusPlan, 'items'>): boolean => items.length < maxItems;

function add(
  plan: FocusPlan,
  { itemId, week, step }: { itemId: string; week: number; step: PlanStep },
  now: number,
): FocusPlan {
  const isKnown = plan.items.some(({ id }) => id === itemId);
  if (isKnown || !mayAdd(plan) || week < 1 || week > plan.weeks) return plan;
  const item: PlanItem = {
    ...stepOf(step),
    id: itemId,
    week,
    place: nextPlace(plan, week),
    part: 'practice',
    area: null,
    removed: false,
    swapped_ms: now,
    skipped: false,
    skip_reason: null,
    skipped_ms: 0,
    ticks: {},
  };
  return { ...plan, items: [...plan.items, item] };
}

const secondCycle = 5;
const isTouched = ({ ticks, skipped }: PlanItem) => skipped || Object.values(ticks).some(({ on }) => on);

function makeSecondCycle(plan: FocusPlan, items: readonly PlanItem[], now: number): FocusPlan {
  if (plan.weeks < secondCycle) return plan;
  const known = plan.items.map((item) =>
    item.week >= secondCycle && !isTouched(item) ? setStep(item, { removed: true }, now) : item,
  );
  return { ...plan, items: [...known, ...items].slice(0, maxItems) };
}

function changeItem(plan: FocusPlan, item: PlanItem, change: ItemChange, time: ChangeTime): PlanItem {
  switch (change.type) {
    case 'tick':
      return tick(plan, item, change, time);
    case 'skip':
      return setSkipped(item, true, change.reason, time.now);
    case 'unskip':
      return setSkipped(item, false, null, time.now);
    case 'swap':
      return swap(item, change.proposal, time.now);
    case 'shorten':
      return mayShorten(item) ? setStep(item, shortened(item), time.now) : item;
    case 'edit':
      return edit(plan, item, change, time.now);
    case 'remove':
      return setStep(item, { removed: true }, time.now);
    case 'restore':
      return setStep(item, { removed: false }, time.now);
  }
}

type ItemChange = Exclude<PlanChange, { type: 'end' | 'add' | 'second_cycle' }>;

/** The plan after a change; the same plan when that changes nothing. One that is over takes no change. */
export function changePlan(plan: FocusPlan, change: PlanChange, time: ChangeTime): FocusPlan {
  if (plan.status !== 'active') return plan;
  if (change.type === 'end') {
    const status = progressOf(plan, time.today).finished ? 'completed' : 'ended';
    return { ...plan, status, ended_at: toIso(time.now) };
  }
  if (change.type === 'add') return add(plan, change, time.now);
  if (change.type === 'second_cycle') return makeSecondCycle(plan, change.items, time.now);
  const items = plan.items.map((item) =>
    item.id === change.itemId ? changeItem(plan, item, change, time) : item,
  );
  if (items.every((item, index) => item === plan.items[index])) return plan;
  const changed = { ...plan, items };
  return change.type === 'skip' ? withoutUnhelpful(changed, change.itemId, time.now) : changed;
}

/** So often said not to help, and an exercise leaves the program. */
const unhelpfulTimes = 2;

/** Exercises that were said not to help, often enough to be left out. */
function unhelpfulIn({ items }: Pick<FocusPlan, 'items'>): Set<string> {
  const said = items.filter(({ skip_reason }) => skip_reason === 'not_helpful');
  const ids = said.flatMap(({ link }) => exerciseIdOf(link ?? '') ?? []);
  return new Set(ids.filter((id) => ids.filter((each) => each === id).length >= unhelpfulTimes));
}

/** A training program without an exercise that does not help: what else there is for the area takes its place. */
function withoutUnhelpful(plan: FocusPlan, itemId: string, now: number): FocusPlan {
  const skipped = exerciseIdOf(plan.items.find(({ id }) => id === itemId)?.link ?? '');
  if (plan.origin !== 'path' || skipped === null || !unhelpfulIn(plan).has(skipped)) return plan;
  let next = plan;
  for (const item of plan.items) {
    if (item.part === 'habit' || exerciseIdOf(item.link ?? '') !== skipped) continue;
    if (isTouched(item) || item.removed) continue;
    const [instead] = swapsFor(next, item);
    const step = instead ? stepOf(instead) : { removed: true };
    next = {
      ...next,
      items: next.items.map((each) => (each.id === item.id ? setStep(each, step, now) : each)),
    };
  }
  return next;
}

function isSameStep(a: Pick<PlanItem, 'title' | 'cadence_text' | 'link'>, b: typeof a): boolean {
  return a.title === b.title && a.cadence_text === b.cadence_text && a.link === b.link;
}

/** Longest step of an area in a program: what takes its place is no longer, so that no day holds too much. */
function roomFor({ items }: FocusPlan, { area, part }: PlanItem): number {
  const alike = items.filter((item) => item.area === area && item.part === part);
  return Math.max(...alike.map(({ minutes }) => minutes ?? 0));
}

/** What a step may be swapped for: what else was proposed for its area, that its week does not hold already. */
export function swapsFor(plan: FocusPlan, item: PlanItem): PlanProposal[] {
  const inWeek = plan.items.filter(({ week, removed }) => week === item.week && !removed);
  const others = plan.proposals.filter(
    (proposal) => proposal.area === item.area && !inWeek.some((present) => isSameStep(present, proposal)),
  );
  if (plan.origin !== 'path') return others;
  if (item.part === 'habit') return [];
  const unhelpful = unhelpfulIn(plan);
  const present = new Set(
    inWeek.filter(({ part }) => part !== 'habit').map(({ link }) => exerciseIdOf(link ?? '')),
  );
  return others.filter(({ link, minutes }) => {
    const exercise = exerciseIdOf(link ?? '');
    if (exercise === null || unhelpful.has(exercise) || present.has(exercise)) return false;
    return (minutes ?? 0) <= roomFor(plan, item);
  });
}
