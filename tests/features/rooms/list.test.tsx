import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { address, current, loadApp } from '../auth/support';
import { askedOf, benProfile, broken, refused, told } from '../community/support';
import { iso, listed, serveRoom, state } from './support';

const app = await loadApp();
const { CommunityPage } = await import('@/pages/community/community-page');
await import('@/features/rooms/open-rooms');
await import('@/features/rooms/open-room-dialog');
await import('@/features/community/write-gate');

const open = () => app.open('/community', <CommunityPage />);
const section = async () => within(await screen.findByRole('region', { name: 'Study rooms' }));

describe('study rooms on the page of the community', () => {
  it('are told of to visitors, who sign in to see them', async () => {
    serveRoom(state());
    current.hasSession = false;
    current.backend.state.session = null;
    open();
    const link = await (await section()).findByRole('link', { name: 'Sign in to see open rooms' });
    expect(link).toHaveAttribute('href', '/auth?mode=login&redirect=%2Fcommunity%23rooms');
  });

  it('are listed with seats, phase, language and host', async () => {
    const server = serveRoom(state(), {
      list_rooms: () =>
        told([
          listed(1, { seats: 3, state: 'running', started_at: iso(Date.now() - 1_900_000) }),
          listed(2, { lang: 'en', host: null }),
        ]),
    });
    open();
    const rooms = await (await section()).findAllByRole('article');
    expect(rooms[0]).toHaveTextContent(
      /^Room number 13 of 8 seats · Focus time · Round 2 of 4 · EnglishBen$/,
    );
    expect(rooms[1]).toHaveTextContent(/1 of 8 seats · Not started yet · English$/);
    expect(askedOf(server, 'list_rooms')[0]).toEqual({ p_langs: ['en'], p_limit: 20 });
  });

  it('of members one does not want to meet are left out', async () => {
    serveRoom(state(), { list_rooms: () => told([listed(1), listed(2, { host: null })]) });
    current.backend.rows.blocks = [{ blocked_profile_id: benProfile }];
    open();
    await vi.waitFor(async () => expect((await section()).getAllByRole('article')).toHaveLength(1));
  });

  it('are none at times, and lead back to the one with a seat of one’s own', async () => {
    serveRoom(state(), { my_room: () => told({ id: listed(5).id, title: 'Room number 5' }) });
    open();
    const part = await section();
    expect(await part.findByText('No open rooms right now.')).toBeVisible();
    expect(await part.findByRole('link', { name: 'Room number 5' })).toHaveAttribute(
      'href',
      `/community/rooms/${listed(5).id}`,
    );
  });

  it('show what went wrong, and try again', async () => {
    let isDown = true;
    serveRoom(state(), { list_rooms: () => (isDown ? broken : told([])) });
    open();
    const part = await section();
    const problem = await part.findByRole('alert');
    isDown = false;
    await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }));
    expect(await part.findByText('No open rooms right now.')).toBeVisible();
  });
});

describe('a room of one’s own', () => {
  const openDialog = async () => {
    open();
    await userEvent.click(await (await section()).findByRole('button', { name: 'Open a room' }));
    return within(await screen.findByRole('dialog', { name: 'Open a room' }));
  };

  it('is opened with the usual times, and entered', async () => {
    const server = serveRoom(state(), { open_room: () => told({ ...state(), now: iso(Date.now()) }) });
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('Title of the room'), 'Writing together');
    await userEvent.click(dialog.getByRole('radio', { name: /^Only people with the link/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Open the room' }));
    await vi.waitFor(() => expect(address()).toBe(`/community/rooms/${state().room.id}`));
    expect(askedOf(server, 'open_room')[0]?.p_room).toEqual({
      title: 'Writing together',
      description: '',
      lang: 'en',
      visibility: 'link',
      capacity: 8,
      focus_s: 1500,
      break_s: 300,
      rounds: 4,
    });
  });

  it('needs a title, and takes other times', async () => {
    const server = serveRoom(state(), { open_room: () => told({ ...state(), now: iso(Date.now()) }) });
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Open the room' }));
    expect(await dialog.findByText('Use 3 to 60 characters.')).toBeVisible();
    expect(askedOf(server, 'open_room')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Title of the room'), 'Quiet hour');
    await userEvent.selectOptions(dialog.getByLabelText('Focus time'), '60 minutes');
    await userEvent.selectOptions(dialog.getByLabelText('Break time'), '10 minutes');
    await userEvent.selectOptions(dialog.getByLabelText('Rounds'), '1');
    await userEvent.selectOptions(dialog.getByLabelText('Seats'), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the room' }));
    await vi.waitFor(() => expect(askedOf(server, 'open_room')).toHaveLength(1));
    expect(askedOf(server, 'open_room')[0]?.p_room).toMatchObject({
      focus_s: 3600,
      break_s: 600,
      rounds: 1,
      capacity: 2,
    });
  });

  it('is one at a time', async () => {
    serveRoom(state(), { open_room: () => refused('one_room') });
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('Title of the room'), 'Another one');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the room' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You already host an open room.');
  });

  it('is for members who are known, or with a plan', async () => {
    serveRoom(state(), { open_room: () => refused('not_allowed', 'new_member') });
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('Title of the room'), 'My first one');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the room' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/once they are known here/);
  });

  it('asks for a profile first', async () => {
    const server = serveRoom(state());
    server.answers.my_community_profile = () => told(null);
    const dialog = await openDialog();
    expect(await dialog.findByRole('heading', { name: 'Your community profile' })).toBeVisible();
    expect(dialog.queryByLabelText('Title of the room')).toBeNull();
  });
});
