import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, loadApp } from '../auth/support';
import { asAnn, askedOf, benProfile, idOf, ownProfile, refused, told } from '../community/support';
import { account, ben, messageRow, ofAnn, openDoor, threadId } from './support';

const app = await loadApp();
const { MessagesPage } = await import('@/pages/community/messages-page');
await import('@/features/messages/panes');
const { CommunityPage } = await import('@/pages/community/community-page');
await import('@/features/community/member/member-sheet');
await ofAnn();

const door = (more: Partial<typeof openDoor>) => {
  account.server.answers.message_door = () => told({ ...openDoor, ...more });
};
const open = (to = benProfile) => app.open(`/messages?to=${to}`, <MessagesPage />);
const field = () => screen.findByRole('textbox', { name: 'Your first message' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));

describe('the first message to a member', () => {
  it('goes to their account, says that it did, and leads to the conversation', async () => {
    account.threads = [];
    open();
    expect(await screen.findByRole('heading', { name: 'Write to Ben' })).toBeVisible();
    await userEvent.type(await field(), 'Hello Ben');
    expect(screen.getByText('9 of 500 characters')).toBeVisible();
    await send();
    await waitFor(() => expect(address()).toBe(`/messages?thread=${threadId}`));
    expect(account.messages).toMatchObject([{ recipient_id: ben, content: 'Hello Ben' }]);
    expect(askedOf(account.server, 'message_target')).toEqual([{ p_profile: benProfile }]);
    expect(app.lastToast()).toEqual(['Message sent', 'Your message has been sent successfully.', 'default']);
  });

  it('is at most 500 signs long, and is kept until it is sent', async () => {
    const first = open();
    await userEvent.click(await field());
    await userEvent.paste('x'.repeat(501));
    await send();
    expect(await screen.findByText('Please shorten this to 500 characters.')).toBeVisible();
    expect(account.handedIn).toEqual([]);
    first.unmount();
    open();
    expect(await field()).toHaveValue('x'.repeat(501));
    expect(screen.getByText('Draft restored')).toBeVisible();
  });

  it('that is refused says why, keeps the text, and is one message however often it is sent', async () => {
    account.refusal = refused('rate_limited', '7200');
    open();
    await userEvent.type(await field(), 'Hello');
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error sending message');
    expect(alert).toHaveTextContent('You are going fast. Please try again in 2 hours.');
    expect(await field()).toHaveValue('Hello');
    account.refusal = null;
    await send();
    await waitFor(() => expect(address()).toBe(`/messages?thread=${threadId}`));
    expect(new Set(account.handedIn).size).toBe(1);
  });

  it.each([
    [{ code: 'message_request_off' }, 'This member does not accept message requests.'],
    [{ code: 'blocked' }, 'This is not possible right now.'],
    [{ code: 'not_allowed', detail: 'new_member' }, /^You can begin conversations once you have been here/],
    [{ code: 'rate_limited', detail: '3600' }, 'You are going fast. Please try again in 1 hour.'],
  ])('is not written in vain: %o', async (shut, reason) => {
    door(shut);
    open();
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('to the team goes by the contact form', async () => {
    door({ code: 'target_is_staff' });
    open();
    expect(await screen.findByRole('link', { name: 'Write to us by the contact form' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('is none where they are in conversation already', async () => {
    account.messages = [messageRow(1)];
    door({ thread_id: threadId, state: 'open', is_request: false });
    open();
    await waitFor(() => expect(address()).toBe(`/messages?thread=${threadId}`));
    expect(await screen.findByRole('log')).toBeVisible();
  });

  it.each([idOf(77), 'nobody'])('to somebody who is not there finds nobody: %s', async (to) => {
    account.server.answers.community_cards = () => told([]);
    account.server.answers.message_door = () => refused('not_found');
    open(to);
    expect(await screen.findByText('This member is no longer here.')).toBeVisible();
  });
});

describe('the card of a member', () => {
  const card = async () => {
    app.open(`/community?member=${benProfile}`, <CommunityPage />);
    return within(await screen.findByRole('dialog', { name: 'Member' }));
  };

  it('leads to writing to them', async () => {
    expect(await (await card()).findByRole('link', { name: 'Write to Ben' })).toHaveAttribute(
      'href',
      `/messages?to=${benProfile}`,
    );
  });

  it('says why not', async () => {
    door({ code: 'message_request_off' });
    expect(await (await card()).findByText('This member does not accept message requests.')).toBeVisible();
    expect((await card()).queryByRole('link', { name: 'Write to Ben' })).toBeNull();
  });

  it('leads those who have no profile yet there, too, without asking', async () => {
    asAnn(account.server, null);
    expect(await (await card()).findByRole('link', { name: 'Write to Ben' })).toBeVisible();
    expect(askedOf(account.server, 'message_door')).toEqual([]);
  });

  it('offers nothing of the kind on one’s own', async () => {
    asAnn(account.server, ownProfile({ id: benProfile }));
    const own = await card();
    await own.findByText(/^Member since/);
    expect(own.queryByRole('link', { name: /^Write to/ })).toBeNull();
  });
});
