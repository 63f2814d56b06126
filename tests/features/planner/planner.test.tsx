import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { taskOutbox } from '@/api/tasks/outbox';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { clearStored } from '@/integrations/local-db/open';
import type { Task } from '@/lib/tasks/task';
import { account, changeElsewhere, emptyAccount } from '../../support/task-account.ts';
import { ann, held, line, open, press, row, stored, titles, user } from './planner-page';

// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/integrations/supabase/client', async () => {
  const { account: held, answerTasks } = await import('../../support/task-account.ts');
  return (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => held.user,
    rows: (query) => answerTasks(query),
  });
});

beforeEach(async () => {
  await clearStored();
  emptyAccount(ann);
  clearToasts();
});

describe('the line that catches a task', () => {
  it('adds it by Enter, and is free for the next one', async () => {
    open();
    expect(await screen.findByText('Nothing to do here yet.')).toBeVisible();
    await user.type(line(), 'Sort the receipts{Enter}');
    expect(await row('Sort the receipts')).toBeDefined();
    expect(line()).toHaveValue('');
    expect(line()).toHaveFocus();
    await waitFor(() => expect([...account.tasks.values()]).toMatchObject([{ title: 'Sort the receipts' }]));
  });

  it('asks for a title where there is none', async () => {
    open();
    await user.type(line(), '   {Enter}');
    expect(await screen.findByText('Please enter a title.')).toBeVisible();
    expect(account.tasks.size).toBe(0);
  });

  it('says what helps when the plan holds no more, and gives the title back', async () => {
    open();
    account.refusal = { code: 'PT409', message: 'too_many_tasks' };
    await user.type(line(), 'One more{Enter}');
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('You have reached 30 open tasks.');
    expect(within(note).getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    await waitFor(() => expect(line()).toHaveValue('One more'));
    await waitFor(() => expect(titles()).toEqual([]));
  });

  it('keeps a task on this device without a connection, says so, and sends it once', async () => {
    open();
    await screen.findByText('Nothing to do here yet.');
    account.offline = true;
    await user.type(line(), 'Water the plants{Enter}');
    expect(await screen.findByText(/^Not saved yet\./)).toBeVisible();
    expect(titles()).toEqual(['Water the plants']);
    account.offline = false;
    await act(async () => void (await taskOutbox.flush()));
    await waitFor(() => expect(screen.queryByText(/^Not saved yet\./)).toBeNull());
    expect([...account.tasks.values()]).toMatchObject([{ title: 'Water the plants' }]);
  });
});

describe('the list of today', () => {
  it('holds five at most, first things first, and leaves the rest to the list of all', async () => {
    for (const importance of [0, 1, 2, 3, 1, 1]) held(`Of ${importance}`, { importance, effort_min: 10 });
    open();
    await row('Of 3');
    expect(titles()).toEqual(['Of 3', 'Of 2', 'Of 1', 'Of 1', 'Of 1']);
    await user.click(screen.getByRole('radio', { name: 'All tasks' }));
    await waitFor(() => expect(titles()).toHaveLength(6));
  });

  it('is as long, and in the order, that the person chose', async () => {
    account.settings = { today_limit: 2, available_min: 60, wip_limit: 1, task_order: 'weighted' };
    held('Important', { importance: 2, effort_min: 45 });
    held('Presses', { importance: 1, effort_min: 10, due_at: '2020-01-01T08:00:00Z' });
    held('Long', { importance: 3, effort_min: 90 });
    held('Begun', { importance: 0, effort_min: 5, status: 'doing' });
    open();
    await waitFor(() => expect(titles()).toEqual(['Begun', 'Presses']));
    await press('Presses: Start');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(/^You already have 1 task in work/);
  });

  it('finishes a task, with the way back for ten seconds', async () => {
    const task = held('Sort the receipts', { status: 'waiting' });
    held('Call the doctor');
    open('?view=list');
    await row('Sort the receipts');
    await press('Finish: Sort the receipts');
    await waitFor(() => expect(titles()).toEqual(['Call the doctor']));
    await waitFor(() => expect(stored(task)?.status).toBe('done'));
    expect(screen.getByRole('button', { name: 'Finish: Call the doctor' })).toHaveFocus();
    const [toast] = toastState().toasts;
    expect(toast).toMatchObject({ title: 'Finished', durationMs: 10_000 });
    act(() => toast?.action?.onSelect());
    await waitFor(() => expect(stored(task)?.status).toBe('waiting'));
    await waitFor(() => expect(titles()).toEqual(['Call the doctor', 'Sort the receipts']));
  });

  it('says when everything of today is done', async () => {
    held('Wait for the letter', { status: 'waiting' });
    open();
    expect(await screen.findByText('You are done for today.')).toBeVisible();
  });

  it('leads into a burst with the task, whose words stand in no address', async () => {
    const task = held('Sort the receipts');
    open();
    const burst = (await row('Sort the receipts')).getByRole('link', { name: /Do it in a burst$/ });
    expect(burst).toHaveAttribute('href', `/training-hub/focus-burst?task=${task.id}`);
  });
});

describe('one task too many in work', () => {
  const working = () =>
    ['2026-06-03', '2026-06-01', '2026-06-02'].map((day) =>
      held(`Since ${day}`, { status: 'doing', doing_since: `${day}T08:00:00Z` }),
    );

  it('begins with the one that is parked for it', async () => {
    const [, oldest] = working() as [Task, Task, Task];
    const next = held('Another');
    open('?view=list');
    await press('Another: Start');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(
      'You already have 3 tasks in work. Finish or park one first?',
    );
    await press('Park “Since 2026-06-01”');
    await waitFor(() => expect(stored(next)?.status).toBe('doing'));
    await waitFor(() => expect(stored(oldest)?.status).toBe('next'));
  });

  it('begins anyway where the person says so, and changes nothing on Cancel', async () => {
    const others = working();
    const next = held('Another');
    open('?view=list');
    await press('Another: Start');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored(next)?.status).toBe('inbox');
    await press('Another: Start');
    await press('Start anyway');
    await waitFor(() => expect(stored(next)?.status).toBe('doing'));
    expect(others.map((task) => stored(task)?.status)).toEqual(['doing', 'doing', 'doing']);
  });

  it('asks nothing below the limit', async () => {
    const next = held('Another');
    open();
    await press('Another: Start');
    await waitFor(() => expect(stored(next)?.status).toBe('doing'));
    expect(await screen.findByRole('button', { name: 'Another: Park it' })).toBeVisible();
  });
});

describe('the matrix', () => {
  const box = (name: string) => screen.findByRole('region', { name });

  it('moves a task by buttons, and asks when it is due where that decides', async () => {
    const task = held('Sort the receipts');
    open('?view=matrix');
    expect(within(await box('Neither')).getByText('Sort the receipts')).toBeVisible();
    await press('Sort the receipts: Move to…');
    await press('Important and urgent');
    await press('Due tomorrow');
    await waitFor(() => expect(stored(task)).toMatchObject({ importance: 2, due_date: expect.any(String) }));
    expect(within(await box('Important and urgent')).getByText('Sort the receipts')).toBeVisible();
    expect(toastState().toasts[0]).toMatchObject({ title: 'Moved to: Important and urgent' });
    act(() => toastState().toasts[0]?.action?.onSelect());
    await waitFor(() => expect(stored(task)).toMatchObject({ importance: 1, due_date: null }));
  });

  it('moves a task that is drawn into another quadrant, and takes nothing else', async () => {
    const task = held('Sort the receipts');
    open('?view=matrix');
    const target = await box('Important, not urgent');
    const drop = (text: string) => fireEvent.drop(target, { dataTransfer: { getData: () => text } });
    drop('a file of somebody');
    drop(task.id);
    await waitFor(() => expect(stored(task)).toMatchObject({ importance: 2, version: 2 }));
  });

  it('asks nothing about the date where importance alone changes', async () => {
    const task = held('Sort the receipts');
    open('?view=matrix');
    await press('Sort the receipts: Move to…');
    await press('Important, not urgent');
    await waitFor(() => expect(stored(task)).toMatchObject({ importance: 2, due_date: null }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the form of a task', () => {
  it('changes what was changed, and names a fault at its field', async () => {
    const task = held('Sort the receipts', { notes: 'October' });
    open();
    await press('Edit: Sort the receipts');
    await user.type(await screen.findByLabelText('First step'), 'Open the drawer');
    await user.type(screen.getByLabelText(/^Minutes it takes/), '900');
    await user.click(screen.getByRole('radio', { name: 'Very important' }));
    await press('Save the task');
    expect(await screen.findByText('Please enter a whole number from 1 to 480.')).toBeVisible();
    await user.clear(screen.getByLabelText(/^Minutes it takes/));
    await user.type(screen.getByLabelText(/^Minutes it takes/), '20');
    await press('Save the task');
    await waitFor(() =>
      expect(stored(task)).toMatchObject({
        first_step: 'Open the drawer',
        effort_min: 20,
        importance: 3,
        notes: 'October',
        version: 2,
      }),
    );
    expect((await row('Sort the receipts')).getByText('First step: Open the drawer')).toBeVisible();
  });

  it('takes a task away, and back', async () => {
    const task = held('Sort the receipts');
    open();
    await press('Edit: Sort the receipts');
    await press('Remove it');
    await waitFor(() => expect(stored(task)?.deleted_at).toEqual(expect.any(String)));
    expect(titles()).toEqual([]);
    act(() => toastState().toasts[0]?.action?.onSelect());
    await waitFor(() => expect(stored(task)?.deleted_at).toBeNull());
    await row('Sort the receipts');
  });
});

describe('a text that two devices changed', () => {
  it.each([
    ['Keep mine', 'My title'],
    ['Use the other', 'Their title'],
  ])('is settled by “%s”', async (choice, title) => {
    const task = held('Sort the receipts');
    open();
    await row('Sort the receipts');
    changeElsewhere(task.id, { title: 'Their title' });
    await press('Edit: Sort the receipts');
    const field = await screen.findByLabelText(/^Title/);
    await user.clear(field);
    await user.type(field, 'My title');
    await press('Save the task');
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('This was changed on another device.');
    expect(note).toHaveTextContent('My title');
    expect(note).toHaveTextContent('Their title');
    await press(choice);
    await waitFor(() => expect(stored(task)?.title).toBe(title));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await row(title)).toBeDefined();
  });
});

describe('what is finished', () => {
  it('is opened again within 30 days', async () => {
    const task = held('Sort the receipts', { status: 'done', done_at: new Date().toISOString() });
    open('?view=over');
    await press('Sort the receipts: Open it again');
    await waitFor(() => expect(stored(task)?.status).toBe('next'));
  });

  it('and older stays so', async () => {
    held('Long ago', { status: 'done', done_at: '2020-01-01T08:00:00Z' });
    open('?view=over');
    expect(await screen.findByText('Long ago')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Open it again/ })).toBeNull();
  });
});
