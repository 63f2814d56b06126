import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, current, loadApp } from '../../auth/support';
import {
  annProfile,
  asAnn,
  askedOf,
  broken,
  idOf,
  ownProfile,
  refused,
  serve,
  told,
  topicRow,
} from '../support';

const app = await loadApp();
const { CommunityPage } = await import('@/pages/community/community-page');
await import('@/features/community/own-screen');

const open = (search = '?view=mine') => app.open(`/community${search}`, <CommunityPage />);
const decision = (more: Record<string, unknown> = {}) => ({
  id: idOf(700),
  kind: 'hide',
  target_kind: 'answer',
  target_id: idOf(201),
  topic_id: idOf(100),
  title: 'Mornings?',
  excerpt: 'I went to **school**',
  automatic: false,
  appeal_until: null,
  reason_code: null,
  reason: 'It named a school.',
  until: null,
  created_at: new Date(Date.now() - 3_600_000).toISOString(),
  appeal_state: 'none',
  decision_reason: null,
  can_appeal: true,
  ...more,
});
const post = (number: number, more: Record<string, unknown> = {}) => ({
  kind: 'answer',
  id: idOf(number),
  topic_id: idOf(100),
  title: `Question behind ${number}`,
  body: '**First** the window.',
  state: 'visible',
  created_at: new Date(Date.now() - number * 60_000).toISOString(),
  ...more,
});

describe('the front door', () => {
  it('shows what was asked last and what nobody answered, each with its own words where there is nothing', async () => {
    const server = serve({
      community_topics: ({ p_sort }) =>
        told({ pinned: [], topics: p_sort === 'new' ? [topicRow(5)] : [], members: [] }),
    });
    open('');
    expect(await screen.findByRole('link', { name: 'Question number 5' })).toHaveAttribute(
      'href',
      `/community-qa/${idOf(5)}`,
    );
    expect(await screen.findByText('Every question has an answer.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Support' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'My posts' })).not.toBeInTheDocument();
    expect(askedOf(server, 'my_community_profile')).toEqual([]);
  });

  it('asks again for what could not be read, and leaves the rest alone', async () => {
    const server = serve({
      community_topics: ({ p_sort }) =>
        p_sort === 'new' ? broken : told({ pinned: [], topics: [topicRow(6)], members: [] }),
    });
    open('');
    expect(await screen.findByRole('link', { name: 'Question number 6' })).toBeInTheDocument();
    await screen.findByRole('alert');
    server.answers.community_topics = () => told({ pinned: [], topics: [topicRow(5)], members: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Question number 5' })).toBeInTheDocument();
  });
});

describe('the own part', () => {
  it("is nobody else's: a visitor signs in first", async () => {
    const server = serve();
    open();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/auth?mode=login&redirect=${encodeURIComponent('/community?view=mine')}`,
    );
    expect(askedOf(server, 'my_community_posts')).toEqual([]);
  });

  it('shows what was written without its marks, what waits and what is hidden, and more of it', async () => {
    const first = Array.from({ length: 20 }, (_, at) =>
      post(201 + at, at === 0 ? { state: 'pending' } : at === 1 ? { state: 'hidden' } : {}),
    );
    const server = serve({
      my_community_posts: ({ p_before_id }) => told(p_before_id ? [post(300)] : first),
    });
    asAnn(server);
    open();
    const rows = () => within(screen.getByRole('region', { name: 'What I wrote' })).getAllByRole('listitem');
    await screen.findByText('Question behind 201');
    expect(rows()).toHaveLength(20);
    const [waits, hidden, shown] = rows() as [HTMLElement, HTMLElement, HTMLElement];
    expect(waits).toHaveTextContent('Waiting for review');
    expect(hidden).toHaveTextContent('Hidden');
    expect(shown).toHaveTextContent('First the window.');
    expect(within(shown).getByRole('link')).toHaveAttribute('href', `/community-qa/${idOf(100)}`);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Question behind 300')).toBeInTheDocument();
    expect(rows()).toHaveLength(21);
    expect(askedOf(server, 'my_community_posts')[1]).toMatchObject({
      p_before_id: idOf(220),
      p_before: first[19]?.created_at,
    });
  });

  it('tells of decisions and why, and keeps an appeal that is refused', async () => {
    const server = serve({
      my_moderation: () =>
        told([decision(), decision({ id: idOf(701), kind: 'approve', can_appeal: false })]),
      appeal: () => refused('too_short', '20'),
    });
    asAnn(server);
    open();
    const list = within(await screen.findByRole('region', { name: 'Decisions of moderators' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText(/It named a school\./)).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Appeal' }));
    const field = list.getByRole('textbox');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'No.');
    await userEvent.click(list.getByRole('button', { name: 'Send appeal' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please write at least 20 characters\./));
    expect(field).toHaveValue('No.');
    server.answers.appeal = () => told(null);
    server.answers.my_moderation = () => told([decision({ appeal_state: 'open', can_appeal: false })]);
    await userEvent.type(field, ' It was the name of a town.');
    await userEvent.click(list.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('You appealed. Somebody else looks at it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument();
    const [first, second] = askedOf(server, 'appeal');
    expect(second?.p_id).toBe(first?.p_id);
  });

  it('is there for who is suspended: they read why', async () => {
    const server = serve({
      my_moderation: () => told([decision({ kind: 'suspend', until: '2099-01-05T10:00:00Z' })]),
    });
    asAnn(server, ownProfile({ standing: 'suspended', standing_until: '2099-01-05T10:00:00Z' }));
    open();
    expect(await screen.findByText('Your access to the community was paused.')).toBeInTheDocument();
    expect(screen.getByText(/^Until January 5, 2099/)).toBeInTheDocument();
  });

  it('changes the profile, and a name that is taken is said at the name', async () => {
    const server = serve({ edit_community_profile: () => refused('handle_taken') });
    asAnn(server);
    open();
    const name = await screen.findByRole('textbox', { name: /^Name in the community/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ben');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/This name is taken\./));
    server.answers.edit_community_profile = () => told(ownProfile({ handle: 'Ben-two', version: 2 }));
    await userEvent.type(name, '-two');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(app.lastToast()?.[0]).toBe('Profile saved'));
    expect(askedOf(server, 'edit_community_profile')[1]).toMatchObject({ p_version: 1, p_handle: 'Ben-two' });
  });

  it.each([
    ['Keep my posts without my name', false],
    ['Also remove the text of my posts', true],
  ])('is left once that is confirmed: %s', async (choice, removes) => {
    const server = serve({ leave_community: () => told(null) });
    asAnn(server);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the community' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave the community' }));
    expect(dialog.getByRole('radio', { name: 'Keep my posts without my name' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: (name) => name.startsWith(choice) }));
    expect(askedOf(server, 'leave_community')).toEqual([]);
    server.answers.my_community_profile = () => told(null);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave for good' }));
    expect(await screen.findByRole('heading', { name: 'Your community profile' })).toBeInTheDocument();
    expect(askedOf(server, 'leave_community')).toEqual([{ p_remove_posts: removes }]);
  });
});

describe('the card of a member', () => {
  const card = {
    id: idOf(2),
    handle: 'Ben',
    avatar: null,
    premium: false,
    team: false,
    new_here: false,
    about: '',
    lang: 'en',
    member_since: '2026-03-01T00:00:00Z',
    answers: 0,
    helpful: 0,
  };

  it.each(['7', idOf(9)])('says that nobody is there at %s', async (id) => {
    const server = serve({ community_cards: () => told([]) });
    open(`?member=${id}`);
    expect(await screen.findByText('This member is no longer here.')).toBeInTheDocument();
    expect(askedOf(server, 'community_cards')).toHaveLength(id === '7' ? 0 : 1);
  });

  it('blocks and unblocks', async () => {
    const server = serve({
      community_cards: () => told([card]),
      block_member: ({ p_on }) => {
        current.backend.rows.blocks = p_on ? [{ blocked_profile_id: card.id }] : [];
        return told(null);
      },
    });
    asAnn(server);
    open(`?member=${card.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Block this member' }));
    const unblock = await screen.findByRole('button', { name: 'Unblock this member' });
    expect(unblock).toHaveFocus();
    await userEvent.click(unblock);
    expect(await screen.findByRole('button', { name: 'Block this member' })).toBeInTheDocument();
    expect(askedOf(server, 'block_member')).toEqual([
      { p_profile: card.id, p_on: true },
      { p_profile: card.id, p_on: false },
    ]);
  });

  it('reports the member, and gives the focus back', async () => {
    const server = serve({ community_cards: () => told([card]), report: () => told(null) });
    asAnn(server);
    open(`?member=${card.id}`);
    const report = await screen.findByRole('button', { name: 'Report this member' });
    await userEvent.click(report);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this member' }));
    expect(dialog.getByText(/The member is not told who reported\./)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Hate' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(report).toHaveFocus());
    expect(askedOf(server, 'report')).toEqual([
      { p_id: expect.any(String), p_kind: 'profile', p_target: card.id, p_reason: 'hate', p_note: '' },
    ]);
  });

  it('leads a visitor who wants to report to sign in and back to the card', async () => {
    serve({ community_cards: () => told([card]) });
    open(`?member=${card.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Report this member' }));
    expect(address()).toBe(`/auth?mode=login&redirect=${encodeURIComponent(`/community?member=${card.id}`)}`);
  });

  it('offers nothing against oneself', async () => {
    const server = serve({ community_cards: () => told([{ ...card, id: annProfile, handle: 'Ann-here' }]) });
    asAnn(server);
    open(`?member=${annProfile}`);
    await screen.findByText('Member since March 2026');
    expect(screen.queryByRole('button', { name: /this member$/ })).not.toBeInTheDocument();
  });
});
