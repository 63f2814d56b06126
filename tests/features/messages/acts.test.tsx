import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ThreadAction } from '@/lib/messages/thread';
import { address, loadApp } from '../auth/support';
import { askedOf, refused, told } from '../community/support';
import { account, acts, messageRow, ofAnn, threadId, threadRow } from './support';

const app = await loadApp();
const { MessagesPage } = await import('@/pages/community/messages-page');
await import('@/features/messages/panes');
await import('@/features/messages/thread-menu');
await import('@/features/messages/report-lines');
await import('@/components/ui/alert-dialog');
await ofAnn();

const open = (search = `?thread=${threadId}`) => app.open(`/messages${search}`, <MessagesPage />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => {
  await press('More about the conversation with Ben');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const asked = () => askedOf(account.server, 'act_on_thread').map(({ p_action }) => p_action);
const states: Partial<Record<ThreadAction, Parameters<typeof threadRow>[0]>> = {
  accept: { state: 'open' },
  decline: { state: 'declined' },
  cancel: { state: 'cancelled', can_write: false },
  reopen: { state: 'open' },
  block: { state: 'blocked', blocked_by_me: true, can_write: false },
  unblock: { state: 'declined', blocked_by_me: false, can_write: true },
};
const follow = () => acts((action) => states[action as ThreadAction] ?? {});

describe('a request of somebody else', () => {
  const wanted = () => {
    account.threads = [threadRow({ state: 'requested', last_text: 'May I ask?' })];
    account.messages = [messageRow(1, { content: 'May I ask?' })];
    follow();
  };

  it('is accepted by a press, and stands among the conversations', async () => {
    wanted();
    open(`?box=requests&thread=${threadId}`);
    expect(await screen.findByText('Ben would like to write to you.')).toBeVisible();
    await press('Accept');
    await waitFor(() => expect(address()).toBe(`/messages?thread=${threadId}`));
    expect(asked()).toEqual(['accept']);
    expect(screen.queryByText('Ben would like to write to you.')).toBeNull();
  });

  it('is accepted by an answer', async () => {
    wanted();
    open(`?box=requests&thread=${threadId}`);
    const field = await screen.findByPlaceholderText('Answering accepts the request');
    await userEvent.type(field, 'Of course');
    account.threads = [threadRow({ state: 'open' })];
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(account.handedIn).toHaveLength(1));
    await waitFor(() => expect(address()).toBe(`/messages?thread=${threadId}`));
    expect(asked()).toEqual([]);
  });

  it('is declined, and can be taken up after all', async () => {
    wanted();
    open();
    await press('Decline');
    expect(await screen.findByText(/^You closed this conversation/)).toBeVisible();
    await press('Reopen the conversation');
    await waitFor(() => expect(asked()).toEqual(['decline', 'reopen']));
  });

  it('says what stood in the way', async () => {
    wanted();
    account.server.answers.act_on_thread = () => refused('invalid_state');
    open();
    await press('Accept');
    await waitFor(() =>
      expect(app.lastToast()).toEqual([
        'This did not work',
        'This has changed in the meantime. Please reload.',
        'destructive',
      ]),
    );
  });
});

describe('an own request', () => {
  it('waits, without a field to write more, and can be taken back', async () => {
    account.threads = [threadRow({ state: 'requested', started_by_me: true, can_write: false })];
    account.messages = [messageRow(1)];
    follow();
    open();
    expect(await screen.findByText('Waiting for an answer')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Take back the request');
    expect(await screen.findByText('This request was taken back.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask again' })).toHaveAttribute(
      'href',
      expect.stringContaining('/messages?to='),
    );
  });
});

describe('the menu of a conversation', () => {
  it('blocks after a question, and takes it back', async () => {
    follow();
    open();
    await choose('Block Ben');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Block Ben?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Block Ben' }));
    expect(await screen.findByText('You have blocked Ben.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Unblock Ben');
    expect(await screen.findByRole('textbox', { name: 'Message to Ben' })).toBeVisible();
    expect(asked()).toEqual(['block', 'unblock']);
  });

  it('leaves everything as it is where the question is answered with no', async () => {
    open();
    await choose('Block Ben');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked()).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'More about the conversation with Ben' })).toHaveFocus(),
    );
  });

  it('takes a conversation off the list and leads back to it', async () => {
    acts(() => ({}));
    open();
    await choose('Remove from my list');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove from your list?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from my list' }));
    await waitFor(() => expect(address()).toBe('/messages'));
    expect(asked()).toEqual(['hide']);
  });

  it('reports the lines that were chosen, ten at most, and asks for at least one', async () => {
    account.messages = Array.from({ length: 12 }, (_, at) => messageRow(at + 1));
    account.server.answers.report_messages = () => told({});
    open();
    await choose('Report messages');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report messages' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Harassment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please choose at least one line.')).toBeVisible();
    const lines = dialog.getAllByRole('checkbox');
    for (const line of lines.slice(0, 10)) await userEvent.click(line);
    expect(lines[10]).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [report] = askedOf(account.server, 'report_messages');
    expect(report).toMatchObject({ p_thread: threadId, p_reason: 'harassment', p_note: '' });
    expect(report?.p_messages).toEqual(Array.from({ length: 10 }, (_, at) => messageRow(at + 1).id));
  });

  it('has nobody to block where they left, and says that what was written stays', async () => {
    account.threads = [threadRow({ person: null, person_id: null, can_write: false })];
    account.messages = [messageRow(1, { sender_id: null })];
    open();
    expect(await screen.findByRole('heading', { name: 'Former member' })).toBeVisible();
    expect(screen.getByText(/^This person has left/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('More about the conversation with Former member');
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Report messages', 'Remove from my list']);
  });
});
