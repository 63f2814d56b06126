import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExerciseList } from '@/features/training/exercise-list';
import { unreachable } from '../../support/fake-supabase.ts';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const backend = vi.hoisted(() => ({ answer: (): unknown => null }));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rpc: (name) =>
      name === 'my_exercise_access'
        ? (backend.answer() as Promise<{ data: unknown; error: unknown }>)
        : { data: [], error: null },
  }),
);

const ann = '5b8f0f6e-1111-4222-8333-444455556666';
const ben = '6c9f0f6e-1111-4222-8333-444455556666';
const opens =
  (via: string | null, open_until: string | null = null) =>
  () => ({
    data: ['breathing', 'focus-burst'].map((exercise_id) => ({ exercise_id, via, open_until })),
    error: null,
  });

const exercise = () => within(screen.getByText('Paced Breathing').closest('li') as HTMLElement);
const saysClosed = () => exercise().queryByText('Partly free') !== null;
const list = (person = ann) => renderAt('/training-hub', <ExerciseList userId={person} />);
/** What the list says of an exercise once it knows: that only a part is free, or nothing. */
async function seesClosed(person = ann): Promise<boolean> {
  const view = list(person);
  await waitFor(() => expect(document.querySelector('[data-access=unknown]')).toBeNull());
  const closed = saysClosed();
  view.unmount();
  return closed;
}

beforeEach(() => window.localStorage.clear());

describe('what of an exercise is open', () => {
  it('is not said before the server has said it', async () => {
    let answer = (_: unknown) => {};
    backend.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    list();
    expect(saysClosed()).toBe(false);
    expect(document.querySelector('[data-access=open]')).toBeNull();
    await waitFor(() => expect(document.querySelector('[data-access=unknown]')).not.toBeNull());
    answer(opens(null)());
    await waitFor(() => expect(saysClosed()).toBe(true));
    expect(exercise().getByText(/1 minute/)).toBeVisible();
  });

  it('is what the server says', async () => {
    backend.answer = opens('tier', '2999-01-01T00:00:00Z');
    expect(await seesClosed()).toBe(false);
    backend.answer = opens('entitlement');
    expect(await seesClosed()).toBe(false);
    backend.answer = opens(null);
    expect(await seesClosed()).toBe(true);
  });

  it('is nothing that is paid when the server does not say', async () => {
    backend.answer = opens('tier');
    await seesClosed();
    backend.answer = () => ({ data: null, error: { message: 'broken', status: 500 } });
    expect(await seesClosed()).toBe(true);
  });

  it('without a connection is what the device last heard of the same person', async () => {
    backend.answer = unreachable;
    expect(await seesClosed()).toBe(true);
    backend.answer = opens('tier', '2999-01-01T00:00:00Z');
    await seesClosed();
    backend.answer = unreachable;
    expect(await seesClosed()).toBe(false);
    expect(await seesClosed(ben)).toBe(true);
  });

  it('without a connection ends with the plan', async () => {
    backend.answer = opens('tier', '2020-01-01T00:00:00Z');
    await seesClosed();
    backend.answer = unreachable;
    expect(await seesClosed()).toBe(true);
  });
});
