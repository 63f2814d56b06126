import { expect, it } from 'vitest';
import { mayGo, type Task } from '../../../src/lib/tasks/task.ts';
import { undoOf } from '../../../src/lib/tasks/undo.ts';

const task = {
  status: 'doing',
  importance: 3,
  due_at: null,
  due_date: '2026-12-01',
  deleted_at: null,
} as Task;

it('what is undone is as it was before', () => {
  expect(undoOf(task, { importance: 1, due_at: null, due_date: null })).toEqual([
    { importance: 3, due_at: null, due_date: '2026-12-01' },
  ]);
  expect(undoOf(task, { deleted_at: '2026-11-23T10:00:00Z' })).toEqual([{ deleted_at: null }]);
});

it('what was over goes back by ways that the states allow', () => {
  for (const status of ['inbox', 'next', 'doing', 'waiting'] as const) {
    for (const over of ['done', 'dropped'] as const) {
      const states = undoOf({ ...task, status }, { status: over }).map((step) => step.status ?? over);
      expect(states.at(-1)).toBe(status);
      let present: Task['status'] = over;
      for (const next of states) {
        expect(mayGo(present, next)).toBe(true);
        present = next;
      }
    }
  }
});
