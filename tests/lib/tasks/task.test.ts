import { describe, expect, it } from 'vitest';
import { mayGo, mergeChange, type Task, taskFieldsSchema } from '../../../src/lib/tasks/task.ts';

const base: Task = {
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
const theirs = (changed: Partial<Task>): Task => ({ ...base, ...changed, version: 4 });

describe('a change that meets another', () => {
  it('keeps what each side changed for itself', () => {
    expect(mergeChange(base, { pinned: true }, theirs({ title: 'All receipts' }))).toEqual({
      change: { pinned: true },
      conflicts: [],
    });
  });

  it('asks about a text that both changed, unless they agree', () => {
    const both = theirs({ title: 'All receipts' });
    expect(mergeChange(base, { title: 'Some receipts', pinned: true }, both)).toEqual({
      change: { pinned: true },
      conflicts: ['title'],
    });
    expect(mergeChange(base, { title: 'All receipts' }, both)).toEqual({ change: {}, conflicts: [] });
  });

  it('of anything else stands as it was made last, where states allow it', () => {
    expect(mergeChange(base, { importance: 3 }, theirs({ importance: 2 })).change).toEqual({ importance: 3 });
    expect(mergeChange(base, { status: 'inbox' }, theirs({ status: 'done' })).change).toEqual({});
    expect(mergeChange(base, { status: 'done' }, theirs({ status: 'doing' })).change).toEqual({
      status: 'done',
    });
  });

  it('leaves one of the two kinds of due', () => {
    const due = theirs({ due_date: '2026-11-25' });
    expect(mergeChange(base, { due_at: '2026-11-24T10:00:00Z' }, due).change).toEqual({
      due_at: '2026-11-24T10:00:00Z',
      due_date: null,
    });
  });
});

it('a task goes the ways that are named and no other', () => {
  expect(mayGo('inbox', 'doing')).toBe(true);
  expect(mayGo('waiting', 'inbox')).toBe(false);
  expect(mayGo('done', 'next')).toBe(true);
  expect(mayGo('done', 'doing')).toBe(false);
  expect(mayGo('dropped', 'dropped')).toBe(true);
});

it.each([
  ['', false],
  ['x', true],
  ['字'.repeat(200), true],
  ['😀'.repeat(200), true],
  ['x'.repeat(201), false],
  ['two\nlines', false],
  ['turned \u202e around', false],
  ['<b>as it is</b>', true],
])('a title of %j is one: %s', (title, isOne) => {
  expect(taskFieldsSchema.shape.title.safeParse(title).success).toBe(isOne);
});
