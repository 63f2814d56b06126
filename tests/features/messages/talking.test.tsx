import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ann, loadApp } from '../auth/support';
import { askedOf, idOf, later, refused, told } from '../community/support';
import { account, arrives, messageRow, ofAnn, threadId, threadRow } from './support';

const app = await loadApp();
const { MessagesPage } = await import('@/pages/community/messages-page');
await import('@/features/messages/panes');
await ofAnn();

const open = (thread = threadId) => app.open(`/messages?thread=${thread}`, <MessagesPage />);
const log = () => screen.findByRole('log', { name: 'Messages with Ben' });
const lines = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
const field = () => screen.findByRole('textbox', { name: 'Message to Ben' });
const write = async (text: string) => userEvent.type(await field(), text);

describe('what was said', () => {
  it('stands under its days, the newest at the bottom, each with who said it', async () => {
    account.messages = [
      messageRow(2, { content: 'How are you?' }),
      messageRow(1, { sender_id: ann.user.id, recipient_id: null, content: 'Well, <b>thank</b> you' }),
      messageRow(60 * 24 * 3, { content: 'Hello' }),
    ];
    open();
    expect(await lines()).toEqual([
      expect.stringMatching(/^Ben:Hello/),
      expect.stringMatching(/^Ben:How are you\?/),
      expect.stringMatching(/^You:Well, <b>thank<\/b> you/),
    ]);
    expect(within(await log()).getAllByRole('list')).toHaveLength(2);
  });

  it('has beside the name whether the other side is there, where they talk with each other', async () => {
    const view = open();
    expect(await screen.findByText('Online')).toBeVisible();
    view.unmount();
    account.threads = [threadRow({ state: 'requested' })];
    open();
    await screen.findByText('Ben would like to write to you.');
    expect(screen.queryByText('Online')).toBeNull();
  });

  it('has no address that can be followed', async () => {
    account.messages = [messageRow(1, { content: 'Look at https://example.com/a' })];
    open();
    expect(within(await log()).getByText('Look at https://example.com/a')).toBeVisible();
    expect(within(await log()).queryByRole('link')).toBeNull();
  });

  it('goes further back when asked', async () => {
    account.messages = Array.from({ length: 60 }, (_, at) => messageRow(at + 1));
    open();
    expect(await lines()).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    await waitFor(async () => expect(await lines()).toHaveLength(60));
    expect((await lines())[0]).toContain('Line number 60.');
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
    await waitFor(async () => expect(await log()).toHaveFocus());
  });

  it('is read once it is seen', async () => {
    account.threads = [threadRow({ unread: 2 })];
    account.messages = [messageRow(1, { is_read: false }), messageRow(2, { is_read: false })];
    open();
    await waitFor(() => expect(account.read).toEqual([threadId]));
  });

  it('grows while it is looked at, once for each line, and is read at once', async () => {
    account.messages = [messageRow(5)];
    open();
    await lines();
    await waitFor(() => expect(askedOf(account.server, 'message_thread').length).toBeGreaterThan(1));
    const news = messageRow(0, { content: 'Are you there?' });
    account.threads = [threadRow({ unread: 1 })];
    act(() => {
      arrives(news);
      arrives(news);
    });
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect((await lines())[1]).toContain('Are you there?');
    await waitFor(() => expect(account.read).toEqual([threadId]));
  });

  it('holds nothing that was said to the same person elsewhere', async () => {
    account.messages = [messageRow(5)];
    open();
    await lines();
    act(() => arrives(messageRow(0, { thread_id: idOf(501), content: 'In another one' })));
    await waitFor(() => expect(askedOf(account.server, 'message_thread').length).toBeGreaterThan(2));
    expect(screen.queryByText('In another one')).toBeNull();
  });
});

describe('writing', () => {
  it('shows a line at once as it is sent, keeps the field in place, and takes the answer in its stead', async () => {
    const slow = later();
    account.refusal = slow.answer;
    open();
    await write('Good morning{Enter}');
    expect(await screen.findByText('Sending...')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    account.refusal = null;
    const [name = ''] = account.handedIn;
    slow.come(told(messageRow(0, { sender_id: ann.user.id, client_id: name, content: 'Good morning' })));
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(await lines()).toEqual([expect.stringMatching(/^You:Good morning/)]);
  });

  it('begins a new line with Shift and Enter, and never sends a word that is still put together', async () => {
    open();
    await write('One{Shift>}{Enter}{/Shift}two');
    expect(await field()).toHaveValue('One\ntwo');
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
    expect(account.handedIn).toEqual([]);
  });

  it('leaves Enter to new lines where somebody wants that, and remembers it', async () => {
    open().unmount();
    open();
    const choice = { name: /^Enter sends/ };
    await userEvent.click(await screen.findByRole('checkbox', choice));
    await write('One{Enter}two');
    expect(await field()).toHaveValue('One\ntwo');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(account.handedIn).toHaveLength(1));
    expect(screen.getByRole('checkbox', choice)).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', choice));
  });

  it('asks for something to send, and for less of it', async () => {
    open();
    await write('  {Enter}');
    expect(await screen.findByText('Please write something first.')).toBeVisible();
    fireEvent.change(await field(), { target: { value: 'x'.repeat(4001) } });
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Please shorten this to 4,000 characters.')).toBeVisible();
    expect(account.handedIn).toEqual([]);
  });

  it('keeps what was refused, says why, and sends it again under the same name', async () => {
    account.refusal = refused('rate_limited', '60');
    open();
    await write('Once more{Enter}');
    expect(await screen.findByText(/^You are going fast/)).toBeVisible();
    account.refusal = null;
    await userEvent.click(screen.getByRole('button', { name: 'Not sent. Try again.' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not sent. Try again.' })).toBeNull());
    expect(await lines()).toEqual([expect.stringMatching(/^You:Once more/)]);
    expect(account.handedIn).toHaveLength(2);
    expect(new Set(account.handedIn).size).toBe(1);
  });

  it('gives back what was refused, so that it can be changed', async () => {
    account.refusal = refused('bad_characters');
    open();
    await write('Strange{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Back into the field' }));
    expect(await field()).toHaveValue('Strange');
    expect(screen.queryByRole('button', { name: 'Not sent. Try again.' })).toBeNull();
    await userEvent.clear(await field());
  });

  it('loses nothing with the page: what did not arrive is there again, and what did is not sent twice', async () => {
    account.refusal = { data: null, error: { message: 'Failed to fetch' } };
    const first = open();
    await write('In the tunnel{Enter}');
    await screen.findByRole('button', { name: 'Not sent. Try again.' });
    first.unmount();

    // It had arrived; only the answer was lost.
    const [name = ''] = account.handedIn;
    account.refusal = { data: null, error: { code: '23505', message: 'duplicate key' } };
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Not sent. Try again.' }));
    expect(account.handedIn).toEqual([name, name]);
    account.messages.push(
      messageRow(0, { sender_id: ann.user.id, client_id: name, content: 'In the tunnel' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Not sent. Try again.' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not sent. Try again.' })).toBeNull());
    expect(await lines()).toEqual([expect.stringMatching(/^You:In the tunnel/)]);
  });

  it('keeps a draft for each conversation', async () => {
    account.threads = [threadRow(), threadRow({ id: idOf(501) })];
    const first = open();
    await write('Half a thought');
    first.unmount();
    const other = open(idOf(501));
    expect(await field()).toHaveValue('');
    other.unmount();
    open();
    expect(await field()).toHaveValue('Half a thought');
    expect(screen.getByText('Draft restored')).toBeVisible();
    await userEvent.clear(await field());
  });

  it('keeps in sight what was begun when the other side shuts the door, and says so honestly', async () => {
    open();
    await write('I wanted to say');
    account.threads = [threadRow({ can_write: false })];
    account.refusal = refused('blocked');
    await userEvent.type(await field(), '{Enter}');
    expect(await screen.findAllByText('This is not possible right now.')).not.toHaveLength(0);
    expect(within(await log()).getByText('I wanted to say')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Back into the field' }));
    expect(await field()).toHaveValue('I wanted to say');
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
    expect(screen.getByText('Your text is kept on this device.')).toBeVisible();
    await userEvent.clear(await field());
  });
});

describe('who reads further up', () => {
  it('stays there, is told of what is new, and comes to it by a press', async () => {
    account.messages = [messageRow(5)];
    open();
    const area = await log();
    // jsdom draws nothing: this one is higher than its window, and somebody has scrolled up.
    Object.defineProperties(area, {
      scrollHeight: { value: 2000, configurable: true },
      clientHeight: { value: 300, configurable: true },
    });
    area.scrollTop = 100;
    fireEvent.scroll(area);
    await waitFor(() => expect(askedOf(account.server, 'message_thread').length).toBeGreaterThan(1));
    act(() => arrives(messageRow(0, { content: 'Down here' })));
    expect(await screen.findByText('1 new message.')).toBeVisible();
    expect(area.scrollTop).toBe(100);
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(area.scrollTop).toBe(2000);
    expect(screen.queryByText('1 new message.')).toBeNull();
    expect(area).toHaveFocus();
  });
});
