import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../support/fake-supabase';
import { ann, current, loadApp } from '../../auth/support';

const app = await loadApp();
const { CommunityPage } = await import('@/pages/community/community-page');
await import('@/features/community/present-count');

const page = (titles: readonly string[]): Answer => ({
  data: {
    pinned: [],
    topics: titles.map((title, at) => ({
      id: `00000000-0000-4000-8000-${String(at + title.length * 100).padStart(12, '0')}`,
      title,
      lang: 'en',
      state: 'open',
      author_profile_id: null,
      is_seed: false,
      votes: 0,
      answer_count: 0,
      created_at: '2026-01-05T12:00:00Z',
      last_activity_at: '2026-01-05T12:00:00Z',
      pinned: false,
      tags: [],
      key: String(at),
    })),
    members: [],
  },
  error: null,
});

/** Opens the front door on what the two short lists answer. */
function open(answers: Partial<Record<'new' | 'unanswered', () => Answer>> = {}, present = 0) {
  const asked: Record<string, unknown>[] = [];
  current.backend.rows.tags = [{ slug: 'sleep', names: { en: 'Sleep' } }];
  current.backend.rpc.mockImplementation(async (...given: unknown[]) => {
    const [name, args = {}] = given as [string, Record<string, unknown>?];
    if (name === 'community_present') return { data: present, error: null };
    if (name !== 'community_topics') return { data: null, error: null };
    asked.push(args);
    return answers[args.p_sort as 'new' | 'unanswered']?.() ?? page([]);
  });
  app.open('/community', <CommunityPage />);
  return asked;
}
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the front door of the community', () => {
  it('shows a few of the latest questions and of those that wait, and leads to all of them', async () => {
    const asked = open({
      new: () => page(['Getting up', 'Going on']),
      unanswered: () => page(['Nobody knows']),
    });
    const latest = part('Latest questions');
    expect(await latest.findAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(latest.getByRole('link', { name: 'All questions' })).toHaveAttribute(
      'href',
      '/community-qa?sort=new',
    );
    const waiting = part('Waiting for an answer');
    expect(await waiting.findByRole('link', { name: 'Nobody knows' })).toBeInTheDocument();
    expect(waiting.getByRole('link', { name: 'All unanswered' })).toHaveAttribute(
      'href',
      '/community-qa?sort=unanswered',
    );
    expect(asked.map(({ p_sort, p_limit }) => [p_sort, p_limit])).toEqual([
      ['new', 5],
      ['unanswered', 5],
    ]);
  });

  it('says what stands where nothing does, and reads one list again where it failed, not the other', async () => {
    let fails = true;
    open({
      new: () => (fails ? { data: null, error: { code: 'XX000', message: 'no' } } : page(['Back again'])),
    });
    expect(
      await part('Waiting for an answer').findByText('Every question has an answer.'),
    ).toBeInTheDocument();
    const latest = part('Latest questions');
    await latest.findByRole('alert');
    fails = false;
    await userEvent.click(latest.getByRole('button', { name: 'Try again' }));
    expect(await latest.findByRole('link', { name: 'Back again' })).toBeInTheDocument();
  });

  it('says to members how many are there, where they are not few, and to visitors nothing', async () => {
    current.hasSession = true;
    current.backend.state.session = ann;
    open({}, 4);
    expect(await screen.findByText('4 members are here now.')).toBeInTheDocument();
    cleanup();
    open({}, 0);
    await part('Latest questions').findByText('No questions here yet.');
    expect(screen.queryByText(/here now/)).not.toBeInTheDocument();
    cleanup();
    current.hasSession = false;
    current.backend.state.session = null;
    open({}, 4);
    await part('Latest questions').findByText('No questions here yet.');
    expect(screen.queryByText(/here now/)).not.toBeInTheDocument();
  });

  it('has ten rules, the subjects, and where help is', async () => {
    open();
    expect(part('How we treat each other').getAllByRole('listitem')).toHaveLength(10);
    expect(await screen.findByRole('link', { name: 'Sleep' })).toHaveAttribute(
      'href',
      '/community-qa?tag=sleep',
    );
    expect(part('Support').getByText(/contact your local emergency number/)).toBeInTheDocument();
    expect(screen.getByText(/Nobody watches around the clock/)).toBeInTheDocument();
  });

  it('offers own posts to whoever is signed in, and to nobody else', async () => {
    open();
    expect(screen.queryByRole('link', { name: 'My posts' })).toBeNull();
    cleanup();
    current.hasSession = true;
    current.backend.state.session = ann;
    open();
    expect(await screen.findByRole('link', { name: 'My posts' })).toHaveAttribute(
      'href',
      '/community?view=mine',
    );
  });
});
