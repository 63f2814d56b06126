import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  dueOffered,
  moveTo,
  type OrderedFields,
  orderTasks,
  todayList,
  workToAskAbout,
} from '../../../src/lib/tasks/order.ts';
import type { TaskOrder } from '../../../src/lib/tasks/settings.ts';
import type { Task } from '../../../src/lib/tasks/task.ts';

interface GivenTask {
  id: string;
  status: Task['status'];
  importance: number;
  effortMin: number | null;
  dueAt: string | null;
  dueDate: string | null;
  notBefore: string | null;
  pinned: boolean;
  createdAt: string;
}
interface Case {
  id: string;
  input: {
    mode: TaskOrder;
    now: string;
    tz: string;
    todayLimit: number;
    availableMin: number;
    wipLimit: number;
    tasks: GivenTask[];
  };
  expected: {
    order: { id: string; quadrant: number; score: number }[];
    today: string[];
    startAnother: 'ok' | 'ask';
  };
}
const file = join(import.meta.dirname, '../../vectors/planning-vectors.json');
const { groups } = JSON.parse(readFileSync(file, 'utf8')) as { groups: { task_order: { cases: Case[] } } };

const taskOf = (given: GivenTask) => ({
  id: given.id,
  status: given.status,
  importance: given.importance,
  effort_min: given.effortMin,
  due_at: given.dueAt,
  due_date: given.dueDate,
  not_before: given.notBefore,
  pinned: given.pinned,
  created_at: given.createdAt,
  doing_since: null,
});

const moment = { nowMs: Date.parse('2026-06-10T08:00:00Z'), tz: 'Europe/Berlin' };
let made = 0;
function task(fields: Partial<Task> = {}): Task {
  made += 1;
  return {
    id: `t${made}`,
    title: 'Sort the receipts',
    first_step: '',
    notes: '',
    status: 'next',
    importance: 1,
    effort_min: null,
    due_at: null,
    due_date: null,
    not_before: null,
    pinned: false,
    source: 'manual',
    focus_plan_item_id: null,
    done_at: null,
    doing_since: null,
    version: 1,
    created_at: '2026-06-01T08:00:00Z',
    deleted_at: null,
    ...fields,
  };
}
const ranked = (fields: Partial<Task>) => {
  const [first] = orderTasks([task(fields)], moment);
  if (!first) throw new Error('it is not shown');
  return first;
};

describe('the order of tasks', () => {
  it.each(groups.task_order.cases)('is that of the reference: $id', ({ input, expected }) => {
    const tasks = input.tasks.map(taskOf);
    const ordered = orderTasks(tasks, { nowMs: Date.parse(input.now), tz: input.tz }, input.mode);
    expect(ordered.map(({ task: { id }, quadrant, score }) => ({ id, quadrant, score }))).toEqual(
      expected.order,
    );
    const limits = { today_limit: input.todayLimit, available_min: input.availableMin };
    expect(todayList(ordered, limits).map(({ task: { id } }) => id)).toEqual(expected.today);
    expect(workToAskAbout(tasks, input.wipLimit) === null ? 'ok' : 'ask').toBe(expected.startAnother);
  });

  it('does not depend on the order in which tasks come', () => {
    const tasks: OrderedFields[] = groups.task_order.cases.flatMap(({ input }) => input.tasks.map(taskOf));
    const ids = (given: readonly OrderedFields[]) => orderTasks(given, moment).map(({ task: { id } }) => id);
    expect(ids(tasks.toReversed())).toEqual(ids(tasks));
  });

  it('puts what is important before what only presses', () => {
    const pressing = task({ importance: 1, due_at: '2026-06-10T07:00:00Z', effort_min: 5 });
    const important = task({ importance: 2 });
    const [first] = orderTasks([pressing, important], moment);
    expect(first?.task.id).toBe(important.id);
  });

  it('holds a day to be over at the midnight of the zone, also where clocks change', () => {
    expect(ranked({ due_date: '2026-06-10' }).hoursLeft).toBe(14);
    const spring = { nowMs: Date.parse('2026-03-29T00:00:00Z'), tz: 'Europe/Berlin' };
    expect(orderTasks([task({ due_date: '2026-03-29' })], spring)[0]?.hoursLeft).toBe(22);
    // No midnight that day: the clock goes from 23:59 to 01:00.
    const havana = { nowMs: Date.parse('2026-03-07T12:00:00Z'), tz: 'America/Havana' };
    expect(orderTasks([task({ due_date: '2026-03-07' })], havana)[0]?.hoursLeft).toBe(17);
  });
});

describe('the list of a day', () => {
  it('passes over what does not fit, and takes what is smaller and comes later', () => {
    const long = task({ importance: 3, effort_min: 300 });
    const short = task({ importance: 1, effort_min: 20 });
    expect(todayList(orderTasks([long, short], moment)).map(({ task: { id } }) => id)).toEqual([short.id]);
  });

  it('holds nothing that waits', () => {
    expect(todayList(orderTasks([task({ status: 'waiting', importance: 3 })], moment))).toEqual([]);
  });
});

describe('the limit of work', () => {
  it('names first what is in work for the longest time', () => {
    const tasks = ['2026-06-09T08:00:00Z', '2026-06-03T08:00:00Z', '2026-06-05T08:00:00Z'].map(
      (doing_since) => task({ status: 'doing', doing_since }),
    );
    expect(workToAskAbout(tasks)?.[0].doing_since).toBe('2026-06-03T08:00:00Z');
    expect(workToAskAbout(tasks.slice(1))).toBeNull();
  });
});

describe('moving a task between quadrants', () => {
  it('says how important it is, and leaves what fits already', () => {
    expect(moveTo(ranked({ importance: 1 }), 2)).toEqual({ importance: 2, asksDue: null });
    expect(moveTo(ranked({ importance: 3 }), 2)).toEqual({ importance: 3, asksDue: null });
    expect(moveTo(ranked({ importance: 3 }), 4)).toEqual({ importance: 1, asksDue: null });
    expect(moveTo(ranked({ importance: 0 }), 4)).toEqual({ importance: 0, asksDue: null });
  });

  it('asks about the due date where pressing changes, with days that bring it there', () => {
    const pressing = ranked({ due_date: '2026-06-10' });
    expect(moveTo(ranked({}), 3)).toEqual({ importance: 1, asksDue: 'soon' });
    expect(moveTo(pressing, 2)).toEqual({ importance: 2, asksDue: 'later' });
    for (const due_date of dueOffered('soon', moment)) expect(ranked({ due_date }).quadrant).toBe(3);
    for (const due_date of dueOffered('later', moment)) expect(ranked({ due_date }).quadrant).toBe(4);
  });
});
