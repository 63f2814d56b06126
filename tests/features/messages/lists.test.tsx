import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, current, loadApp } from '../auth/support';
import { asAnn, broken, byline, idOf, ownProfile, told } from '../community/support';
import { account, ofAnn, threadId, threadRow } from './support';

const app = await loadApp();
const { MessagesPage } = await import('@/pages/community/messages-page');
await import('@/features/messages/panes');
await import('@/features/community/write-gate');
await ofAnn();

const open = (search = '') => app.open(`/messages${search}`, <MessagesPage />);
const rows = async (name = 'Conversations') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

/** The window has room for both panes. */
const widen = () => {
  const narrow = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...narrow(query), matches: true }));
};
afterEach(() => vi.restoreAllMocks());

describe('who comes to the messages', () => {
  it('signs in first, and comes back to the conversation they were led to', async () => {
    current.hasSession = false;
    current.backend.state.session = null;
    open(`?thread=${threadId}`);
    expect(await screen.findByRole('heading', { name: 'Sign in to see your messages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/auth?mode=login&redirect=${encodeURIComponent(`/messages?thread=${threadId}`)}`,
    );
  });

  it('chooses a name in the community first, under which others know them', async () => {
    asAnn(account.server, null);
    open();
    expect(await screen.findByRole('heading', { name: 'Your community profile' })).toBeVisible();
    expect(account.server.asked.some(({ name }) => name === 'my_threads')).toBe(false);
  });

  it('reads on while they may not write, and is told until when', async () => {
    asAnn(account.server, ownProfile({ standing: 'silenced', standing_until: '2026-12-24T10:00:00Z' }));
    open();
    expect(await screen.findByText(/^You can post again on December 24, 2026/)).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('finds nothing while their access is paused but why', async () => {
    asAnn(account.server, ownProfile({ standing: 'suspended' }));
    open();
    expect(await screen.findByText('Your access to the community is paused.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Kinds of messages' })).toBeNull();
  });
});

describe('the list of conversations', () => {
  it('says who, what was said last and by whom, what is unread, and what waits', async () => {
    account.threads = [
      threadRow({ unread: 3, last_text: 'Shall we begin?' }),
      threadRow({
        id: idOf(501),
        person: byline(idOf(3), 'Cleo'),
        state: 'requested',
        started_by_me: true,
        last_is_mine: true,
        last_text: 'Hello Cleo',
      }),
      threadRow({ id: idOf(502), person: null, person_id: null, can_write: false }),
    ];
    open();
    const listed = (await rows()).map(({ textContent }) => textContent ?? '');
    expect(listed[0]).toMatch(/Ben.*Shall we begin\?.*Unread: 3/);
    expect(listed[1]).toMatch(/Cleo.*You: Hello Cleo.*Waiting for an answer/);
    expect(listed[2]).toMatch(/Former member/);
  });

  it('has requests of others under a tab that counts them', async () => {
    account.threads = [threadRow({ state: 'requested', last_text: 'May I ask something?' })];
    open();
    expect(await screen.findByText('No messages yet.')).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Requests (1)' }));
    expect((await rows('Requests'))[0]).toHaveTextContent('May I ask something?');
    expect(address()).toBe('/messages?box=requests');
  });

  it('says where there are no requests', async () => {
    open('?box=requests');
    expect(await screen.findByText('No requests.')).toBeVisible();
  });

  it('goes on where it is long', async () => {
    account.threads = Array.from({ length: 31 }, (_, at) => threadRow({ id: idOf(600 + at) }));
    open();
    expect(await rows()).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(31));
  });

  it('can be asked for again where it could not be had', async () => {
    const { my_threads } = account.server.answers;
    account.server.answers.my_threads = () => broken;
    open();
    await screen.findByRole('alert');
    account.server.answers.my_threads = my_threads ?? (() => told([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('a line that is cut', () => {
  it('is told of after a while, and what there is can be read all the same', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    account.isCut = true;
    open();
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByText('Live updates are off. Trying again.')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getByText('Live updates are off. Trying again.')).toBeVisible();
  });
});

describe('list and conversation', () => {
  it('stand beside each other in a wide window', async () => {
    widen();
    open(`?thread=${threadId}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Ben' })).toBeVisible();
    expect((await rows())[0]?.querySelector('a')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'All messages' })).toBeNull();
  });

  it('leave room for a choice in a wide window', async () => {
    widen();
    open();
    expect(await screen.findByText('Choose a conversation from the list.')).toBeVisible();
  });

  it('take turns in a narrow one, with a way back', async () => {
    open('?box=requests');
    account.threads = [threadRow({ state: 'requested' })];
    await userEvent.click(await screen.findByRole('link', { name: /Ben/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ben' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All messages' }));
    expect(await rows('Requests')).toHaveLength(1);
    expect(address()).toBe('/messages?box=requests');
  });

  it.each([`?thread=${idOf(999)}`, '?thread=drop-table'])(
    'know none that is not theirs: %s',
    async (search) => {
      open(search);
      expect(await screen.findByText('This conversation does not exist, or is not yours.')).toBeVisible();
    },
  );
});
