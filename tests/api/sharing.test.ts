import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createShareLink, revokeShareLink, sharedAttemptQuery, shareLinksQuery } from '@/api/sharing/links';
import { createInformantInvite, ownerInvitesQuery, revokeInformantInvite } from '@/api/sharing/owner-invites';
import { sampleAttempt } from '../features/reports/support/sample.ts';

type Rows = Record<string, object[]>;

const backend = vi.hoisted(() => ({
  data: null as unknown,
  error: null as unknown,
  rows: {} as Rows,
  asked: [] as unknown[],
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../support/fake-supabase.ts')).fakeClientModule({
    rpc: (name, args) => {
      backend.asked.push([name, args]);
      return { data: backend.error ? null : backend.data, error: backend.error };
    },
    rows: ({ table }) => ({ data: backend.rows[table] ?? [], error: backend.error }),
  }),
);

const ask = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const token = '0123456789abcdef'.repeat(4);
const refuse = (code: string, message: string) => {
  backend.error = { code, message, details: null, hint: 'for people who read logs' };
};

beforeEach(() => {
  ask.clear();
  Object.assign(backend, { data: null, error: null, rows: {}, asked: [] });
});

describe('the links to a result', () => {
  const plain = { days: 7, otherId: null, caseWord: '' };
  const row = (id: string) => ({
    id,
    created_at: '2026-03-01T08:00:00Z',
    expires_at: '2026-03-08T08:00:00Z',
    revoked_at: null,
    other_attempt_id: id === 'b' ? 'y' : null,
    case_word: id === 'b' ? 'K-17' : null,
  });

  it('come with the days on which each was opened', async () => {
    backend.rows = {
      attempt_shares: [row('b'), row('a')],
      attempt_share_views: [
        { share_id: 'a', viewed_on: '2026-03-02', views: 2 },
        { share_id: 'b', viewed_on: '2026-03-02', views: 5 },
        { share_id: 'a', viewed_on: '2026-03-04', views: 1 },
      ],
    };
    const links = await ask.fetchQuery(shareLinksQuery('ann', 'x'));
    expect(links.map(({ id, visits }) => [id, visits])).toEqual([
      ['b', [{ day: '2026-03-02', count: 5 }]],
      [
        'a',
        [
          { day: '2026-03-02', count: 2 },
          { day: '2026-03-04', count: 1 },
        ],
      ],
    ]);
  });

  it('come with what their owner chose to show', async () => {
    backend.rows = { attempt_shares: [row('b'), row('a')] };
    const links = await ask.fetchQuery(shareLinksQuery('ann', 'x'));
    expect(links.map(({ withOther, caseWord }) => [withOther, caseWord])).toEqual([
      [true, 'K-17'],
      [false, null],
    ]);
  });

  it('are made with the other view and a word where those were chosen', async () => {
    backend.data = [{ id: 'a', token }];
    await createShareLink('x', { days: 7, otherId: 'y', caseWord: 'K-17' });
    expect(backend.asked).toEqual([
      ['create_share_link', { p_attempt: 'x', p_days: 7, p_other: 'y', p_case_word: 'K-17' }],
    ]);
  });

  it('are made for a number of days, and answer their token', async () => {
    backend.data = [{ id: 'a', token }];
    expect(await createShareLink('x', { ...plain, days: 30 })).toEqual({ id: 'a', token });
    expect(backend.asked).toEqual([['create_share_link', { p_attempt: 'x', p_days: 30 }]]);
  });

  it.each([
    ['conflict', 'PT409', 'too_many_links'],
    ['not_found', 'PT404', 'attempt_not_found'],
    ['invalid', 'PT400', 'bad_expiry'],
  ])('fail as %s where the server says %s %s, which is kept', async (code, status, message) => {
    refuse(status, message);
    await expect(createShareLink('x', plain)).rejects.toMatchObject({ code, detail: message });
    await expect(revokeShareLink('a')).rejects.toMatchObject({ code, detail: message });
  });

  it('are not made when nothing is answered', async () => {
    backend.data = [];
    await expect(createShareLink('x', plain)).rejects.toMatchObject({ name: 'AppError' });
  });
});

describe('a shared result', () => {
  const { seed: _seed, item_times_ms: _times, ...sent } = sampleAttempt();
  const read = (which = token) => ask.fetchQuery(sharedAttemptQuery(which));

  it('is read without what only the owner needs', async () => {
    backend.data = { ...sent, shared_until: '2026-04-01T00:00:00Z' };
    const shared = await read();
    expect(shared?.sharedUntil).toBe('2026-04-01T00:00:00Z');
    expect(shared?.attempt).toMatchObject({
      id: sent.id,
      overall: sent.overall,
      seed: '',
      item_times_ms: {},
    });
    expect(shared?.attempt).not.toHaveProperty('shared_until');
  });

  it('comes with the other view and the word its owner chose, and without where nothing was', async () => {
    backend.data = {
      ...sent,
      shared_until: '2026-04-01T00:00:00Z',
      case_word: 'K-17',
      other_view: { ...sent, id: 'y' },
    };
    expect(await read()).toMatchObject({ caseWord: 'K-17', otherView: { id: 'y', answers: sent.answers } });
    ask.clear();
    backend.data = { ...sent, shared_until: '2026-04-01T00:00:00Z', case_word: null, other_view: null };
    expect(await read()).toMatchObject({ caseWord: null, otherView: null });
  });

  it('is read once however often the page asks', async () => {
    backend.data = { ...sent, shared_until: '2026-04-01T00:00:00Z' };
    const query = sharedAttemptQuery(token);
    await ask.ensureQueryData(query);
    await ask.fetchQuery(query);
    expect(backend.asked).toEqual([['read_shared_attempt', { p_token: token }]]);
  });

  it.each([
    ['the server knows no such link', null],
    ['the test is of a later version', { ...sent, test_id: 'of_tomorrow', shared_until: '2026-04-01' }],
    ['it does not say until when', sent],
  ])('is nothing when %s', async (_, data) => {
    backend.data = data;
    expect(await read()).toBeNull();
  });

  it.each(['', 'guess', token.toUpperCase(), `${token}0`, `${token.slice(1)}'`])(
    'is not asked for by %j, which can be no token',
    async (guess) => {
      expect(await read(guess)).toBeNull();
      expect(backend.asked).toEqual([]);
    },
  );

  it('fails with a code when the server cannot be reached', async () => {
    backend.error = { message: 'Failed to fetch' };
    await expect(read()).rejects.toMatchObject({ code: 'network' });
  });
});

describe('invites', () => {
  it('are listed in the words of the owner', async () => {
    backend.rows = {
      informant_invites: [
        {
          id: 'a',
          informant_label: 'class teacher',
          created_at: '2026-03-01T08:00:00Z',
          expires_at: '2026-03-15T08:00:00Z',
          revoked_at: null,
          completed_at: '2026-03-03T08:00:00Z',
          completed_attempt_id: 'answers',
        },
      ],
    };
    expect(await ask.fetchQuery(ownerInvitesQuery('ann', 'x'))).toEqual([
      {
        id: 'a',
        label: 'class teacher',
        createdAt: '2026-03-01T08:00:00Z',
        expiresAt: '2026-03-15T08:00:00Z',
        revokedAt: null,
        completedAt: '2026-03-03T08:00:00Z',
        attemptId: 'answers',
      },
    ]);
  });

  it('are made with who is asked and for how long', async () => {
    backend.data = [{ id: 'a', token }];
    expect(await createInformantInvite('x', 'class teacher', 14)).toEqual({ id: 'a', token });
    expect(backend.asked).toEqual([
      ['create_informant_invite', { p_attempt: 'x', p_label: 'class teacher', p_days: 14 }],
    ]);
  });

  it.each([
    ['conflict', 'PT409', 'too_many_invites'],
    ['invalid', 'PT400', 'bad_label'],
    ['invalid', 'PT400', 'not_invitable'],
    ['not_found', 'PT404', 'attempt_not_found'],
  ])('fail as %s where the server says %s %s, which is kept', async (code, status, message) => {
    refuse(status, message);
    await expect(createInformantInvite('x', 'a', 14)).rejects.toMatchObject({ code, detail: message });
    await expect(revokeInformantInvite('a')).rejects.toMatchObject({ code, detail: message });
  });
});
