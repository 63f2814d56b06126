import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginRound, isRoundClosed } from '@/api/training/rounds';
import { unreachable } from '../../support/fake-supabase.ts';

const backend = vi.hoisted(() => ({
  asked: [] as unknown[],
  start: (): unknown => ({ data: {}, error: null }),
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rpc: (name, args) => {
      backend.asked.push([name, args]);
      return backend.start() as { data: unknown; error: unknown };
    },
  }),
);

const id = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';
const round = { id, exerciseId: 'breathing', minutes: 10, variant: 'screen', mode: 'train' as const };
const named = { p_id: id, p_exercise: 'breathing', p_variant: 'screen', p_mode: 'train' };
const asked = ['start_exercise', { ...named, p_minutes: 10 }];
const closed = () => ({ data: null, error: { code: 'PT403', message: 'tier_required', hint: 'plus' } });

beforeEach(() => {
  backend.asked = [];
  backend.start = () => ({ data: {}, error: null });
});

describe('beginning a round', () => {
  it('asks with the id it will be stored under, the exercise and the length', async () => {
    await beginRound(round);
    await beginRound({ ...round, minutes: null });
    expect(backend.asked).toEqual([asked, ['start_exercise', named]]);
  });

  it('is refused where nothing opens it', async () => {
    backend.start = closed;
    const refused = await beginRound(round).catch((error: unknown) => error);
    expect(isRoundClosed(refused)).toBe(true);
  });

  it('goes on without a connection, and where the server is not there', async () => {
    backend.start = unreachable;
    await expect(beginRound(round)).resolves.toBeUndefined();
    backend.start = () => ({ data: null, error: { message: 'unavailable', status: 503 } });
    await expect(beginRound(round)).resolves.toBeUndefined();
  });

  it('goes on when the connection answers nothing for five seconds', async () => {
    vi.useFakeTimers();
    backend.start = () => new Promise(() => {});
    const begun = beginRound(round);
    await vi.advanceTimersByTimeAsync(5000);
    await expect(begun).resolves.toBeUndefined();
    vi.useRealTimers();
  });

  it('does not go on when the person has begun too many', async () => {
    backend.start = () => ({ data: null, error: { code: 'PT429', message: 'quota_exceeded' } });
    await expect(beginRound(round)).rejects.toMatchObject({ code: 'quota_exceeded' });
  });
});
