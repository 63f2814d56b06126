import { describe, expect, it } from 'vitest';
import { momentOf, wallAt } from '../../../src/lib/calendar/zone.ts';
import type { Task } from '../../../src/lib/tasks/task.ts';
import { changeOf, type TaskForm, taskFormOf, taskFormSchema } from '../../../src/lib/tasks/task-form.ts';
import { captureFormSchema } from '../../../src/lib/tasks/task-line.ts';

const tz = 'Europe/Berlin';
const task: Task = {
  id: 'a',
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
  version: 3,
  created_at: '2026-11-23T09:00:00Z',
  deleted_at: null,
};
const form = (fields: Partial<TaskForm> = {}): TaskForm => ({ ...taskFormOf(task, tz), ...fields });
const faults = (fields: Partial<TaskForm>) =>
  taskFormSchema
    .safeParse(form(fields))
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a task in one line', () => {
  it('is trimmed, composed and on one line, without what is not seen', () => {
    expect(captureFormSchema.parse({ title: '  Cafe\u0301\nund\u202e Tee ' }).title).toBe('Café und Tee');
  });

  it('has a title of 1 to 200 letters, counted as people count them', () => {
    const message = (title: string) => captureFormSchema.safeParse({ title }).error?.issues[0]?.message;
    expect(message('   ')).toBe('common:words.titleMissing');
    expect(message('😀'.repeat(200))).toBeUndefined();
    expect(message('x'.repeat(201))).toBe('common:words.tooLong');
  });
});

describe('the form of a task', () => {
  it('changes nothing where nothing was changed', () => {
    const timed = { ...task, due_at: '2026-12-01T09:30:00Z', effort_min: 25, not_before: '2026-11-30' };
    expect(changeOf(task, form(), tz)).toEqual({});
    expect(changeOf(timed, taskFormSchema.parse(taskFormOf(timed, tz)), tz)).toEqual({});
  });

  it('holds a day alone as a date, a day with a time as a moment, and never both', () => {
    expect(changeOf(task, form({ dueDate: '2026-12-01' }), tz)).toEqual({
      due_at: null,
      due_date: '2026-12-01',
    });
    expect(changeOf(task, form({ dueDate: '2026-12-01', dueTime: '10:30' }), tz)).toEqual({
      due_at: '2026-12-01T09:30:00.000Z',
      due_date: null,
    });
    const due = { ...task, due_date: '2026-12-01' };
    expect(changeOf(due, { ...taskFormOf(due, tz), dueDate: '' }, tz)).toEqual({
      due_at: null,
      due_date: null,
    });
  });

  it('says at the field what cannot be', () => {
    expect(faults({ effort: '0' })).toEqual([['effort', 'planner:edit.effortInvalid']]);
    expect(faults({ effort: '481' })).toEqual([['effort', 'planner:edit.effortInvalid']]);
    expect(faults({ effort: '480' })).toEqual([]);
    expect(faults({ dueTime: '10:00' })).toEqual([['dueDate', 'planner:edit.dateMissing']]);
    expect(faults({ dueDate: '2026-02-30' })).toEqual([['dueDate', 'planner:edit.dateInvalid']]);
    expect(faults({ notBefore: '1999-01-01' })).toEqual([['notBefore', 'planner:edit.dateInvalid']]);
    expect(faults({ notes: 'x'.repeat(4001) })).toEqual([['notes', 'common:words.tooLong']]);
  });
});

describe('clocks of a zone', () => {
  it('are read both ways, on every side of a change of clocks', () => {
    for (const zone of ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe']) {
      for (let hour = 0; hour < 24 * 365; hour += 7) {
        const ms = Date.UTC(2026, 0, 1) + hour * 3_600_000;
        const wall = wallAt(ms, zone);
        expect(wallAt(momentOf(wall, zone), zone)).toEqual(wall);
      }
    }
  });
});
