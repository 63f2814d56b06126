import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, behindGuard, loadApp } from '../auth/support';
import { annProfile, askedOf, benProfile, idOf, refused, told } from '../community/support';
import {
  begin,
  card,
  change,
  clockText,
  eveProfile,
  hear,
  held,
  iso,
  pass,
  roomId,
  seat,
  seats,
  secondsAgo,
  serveRoom,
  startClock,
  state,
  user,
  wire,
} from './support';

const app = await loadApp();
// What comes later on the page.
await import('@/features/community/write-gate');
await import('@/features/rooms/inside/room-inside');
const { RoomPage } = await import('@/pages/community/room-page');
await import('@/components/ui/alert-dialog');
await import('@/features/rooms/inside/invite-dialog');
await import('@/features/rooms/inside/times-dialog');
await import('@/api/live/live-run');
const Page = await behindGuard(RoomPage);

const open = () => app.open(`/community/rooms/${roomId}`, <Page />, '/community/rooms/:roomId');
const timer = () => screen.findByRole('timer');

beforeEach(() => {
  startClock();
});
afterEach(() => vi.unstubAllGlobals());

describe('the door of a room', () => {
  const outside = { me: null, members: [], seats: 2 };

  it('says what the room is, and joins', async () => {
    serveRoom(state({ state: 'running', started_at: secondsAgo(60) }, outside), {
      join_room: () => {
        held.state = { ...held.state, me: annProfile, members: seats };
        return told({ ...held.state, now: iso(Date.now()) });
      },
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Writing together' })).toBeVisible();
    expect(screen.getByText('2 of 4 seats · Focus time · Round 1 of 4 · English')).toBeVisible();
    await user().click(await screen.findByRole('button', { name: 'Join' }));
    expect(await timer()).toBeVisible();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is closed where every seat is taken', async () => {
    serveRoom(state({}, { ...outside, seats: 4 }));
    open();
    expect(await screen.findByText('This room is full.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('says so where the last seat was taken a moment before', async () => {
    serveRoom(state({}, outside), { join_room: () => refused('room_full') });
    open();
    await user().click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This room is full.');
  });

  it('is no room where there is none', async () => {
    serveRoom(state(), {
      room_state: () => ({ data: null, error: { code: 'PT404', message: 'not_found' } }),
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  it('says that a room has ended', async () => {
    serveRoom(state({ state: 'ended', ended_at: iso(begin) }, outside));
    open();
    expect(await screen.findByRole('heading', { name: 'This room has ended. Nice work.' })).toBeVisible();
  });
});

describe('the timer of a room', () => {
  it('shows phase, round and time left by the clock of the server, whatever the device believes', async () => {
    const server = { ahead: 3 * 3600_000 };
    const now = () => iso(Date.now() + server.ahead);
    serveRoom(state({ state: 'running', started_at: iso(begin + server.ahead - 60_000) }), {
      room_state: () => told({ ...held.state, now: now() }),
      room_beat: () => told({ now: now(), version: 1 }),
    });
    open();
    await timer();
    await pass(1);
    expect(await clockText()).toBe('23:59');
    expect(screen.getByText('Focus time · Round 1 of 4')).toBeVisible();
  });

  it('is right after a sleep of one phase, with nothing heard meanwhile', async () => {
    serveRoom(state({ state: 'running', started_at: secondsAgo(0) }));
    open();
    await timer();
    vi.setSystemTime(begin + 1_560_000);
    await pass(1);
    expect(await clockText()).toBe('3:59');
    expect(screen.getByText('Break time · Round 1 of 4')).toBeVisible();
  });

  it('is announced as a phase begins, and with 5 and 1 minutes left, and at no other time', async () => {
    serveRoom(state({ state: 'running', started_at: secondsAgo(1195) }));
    open();
    const ring = await timer();
    const announced = () => ring.closest('[data-screen]')?.querySelector('[role=status]')?.textContent;
    expect(announced()).toBe('');
    await pass(6);
    expect(announced()).toBe('5 minutes left.');
    await pass(240);
    expect(announced()).toBe('1 minute left.');
    await pass(60);
    expect(announced()).toBe('The break begins.');
  });

  it('stands still while the room is paused', async () => {
    serveRoom(
      state({
        state: 'paused',
        started_at: secondsAgo(100),
        paused: [{ from: secondsAgo(40), to: null }],
      }),
    );
    open();
    await timer();
    await pass(30);
    expect(await clockText()).toBe('24:00');
    expect(screen.getByText('Paused · Round 1 of 4')).toBeVisible();
  });

  it('goes on without a connection, and says so until there is one again', async () => {
    const offline = { is: false };
    const failure = { data: null, error: new TypeError('Failed to fetch') };
    serveRoom(state({ state: 'running', started_at: secondsAgo(0) }), {
      room_beat: () => (offline.is ? failure : told({ now: iso(Date.now()), version: 1 })),
    });
    open();
    await timer();
    offline.is = true;
    await pass(31);
    expect(screen.getByText('Connection lost. The timer keeps running.')).toBeVisible();
    await pass(30);
    expect(await clockText()).toMatch(/^2[34]:\d\d$/);
    offline.is = false;
    await pass(31);
    expect(screen.queryByText('Connection lost. The timer keeps running.')).toBeNull();
  });

  it('makes no sound unless that is wanted', async () => {
    const made = vi.fn();
    vi.stubGlobal('AudioContext', made);
    serveRoom(state({ state: 'running', started_at: secondsAgo(1499) }));
    open();
    await timer();
    expect(screen.getByRole('switch', { name: 'A quiet sound when a phase begins' })).not.toBeChecked();
    await pass(3);
    expect(made).not.toHaveBeenCalled();
  });
});

describe('who leads a room', () => {
  const mine = { host_profile_id: annProfile };

  it('starts it on the version that was seen', async () => {
    const server = serveRoom(state(mine), {
      act_on_room: () => {
        change({ state: 'running', started_at: iso(Date.now()) });
        return told({ ...held.state, now: iso(Date.now()) });
      },
    });
    open();
    await user().click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText('Focus time · Round 1 of 4')).toBeVisible();
    expect(askedOf(server, 'act_on_room')).toEqual([{ p_room: roomId, p_action: 'start', p_version: 1 }]);
  });

  it('sees what somebody else did first', async () => {
    serveRoom(state(mine), {
      act_on_room: () => {
        change({ state: 'running', started_at: iso(Date.now()) });
        return refused('version_conflict');
      },
    });
    open();
    await user().click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(app.lastToast()?.[1]).toBe('Someone else changed this. Reload to see the new version.');
  });

  it('changes the times in the lobby', async () => {
    const server = serveRoom(state(mine), {
      set_room_times: () => {
        change({ focus_s: 3000 });
        return told({ ...held.state, now: iso(Date.now()) });
      },
    });
    open();
    const press = user();
    await press.click(await screen.findByRole('button', { name: 'Change the times' }));
    await press.selectOptions(await screen.findByLabelText('Focus time'), '50 minutes');
    await press.click(screen.getByRole('button', { name: 'Save the times' }));
    await vi.waitFor(async () => expect(await clockText()).toBe('50:00'));
    expect(askedOf(server, 'set_room_times')[0]).toMatchObject({
      p_focus_s: 3000,
      p_break_s: 300,
      p_rounds: 4,
    });
  });

  it('asks before the room ends', async () => {
    serveRoom(state(mine), {
      act_on_room: () => {
        change({ state: 'ended', ended_at: iso(Date.now()) });
        return told({ ...held.state, now: iso(Date.now()) });
      },
    });
    open();
    const press = user();
    await press.click(await screen.findByRole('button', { name: 'More about this room' }));
    await press.click(await screen.findByRole('menuitem', { name: 'End the room' }));
    const question = within(await screen.findByRole('alertdialog'));
    await press.click(question.getByRole('button', { name: 'End the room' }));
    expect(await screen.findByRole('heading', { name: 'This room has ended. Nice work.' })).toBeVisible();
  });

  it('makes a co-host, and removes a person after a question', async () => {
    const server = serveRoom(state(mine), {
      set_co_host: () => {
        change({}, { members: [seat(benProfile, 'Ben', { co_host: true }), seats[1] ?? seat('', '')] });
        return told({ ...held.state, now: iso(Date.now()) });
      },
      remove_from_room: () => {
        change({}, { members: seats.slice(1) });
        return told({ ...held.state, now: iso(Date.now()) });
      },
    });
    open();
    const press = user();
    await press.click(await screen.findByRole('button', { name: 'More for Ben' }));
    await press.click(await screen.findByRole('menuitem', { name: 'Make co-host' }));
    expect(await screen.findByText('Co-host')).toBeVisible();
    await press.click(await screen.findByRole('button', { name: 'More for Ben' }));
    await press.click(await screen.findByRole('menuitem', { name: 'Remove from the room' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Ben from the room?' }));
    await press.click(question.getByRole('button', { name: 'Remove from the room' }));
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Ben' })).toBeNull());
    expect(askedOf(server, 'set_co_host')).toEqual([{ p_room: roomId, p_profile: benProfile, p_on: true }]);
    expect(askedOf(server, 'remove_from_room')).toEqual([{ p_room: roomId, p_profile: benProfile }]);
  });

  it('may be nobody, while the timer runs', async () => {
    serveRoom(state({ state: 'running', started_at: secondsAgo(5), host_profile_id: null }));
    open();
    expect(await screen.findByText('No host right now. The timer keeps running.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('may be a co-host, who pauses and goes on but changes no times', async () => {
    const members = [seat(benProfile, 'Ben'), seat(annProfile, 'Ann-here', { co_host: true })];
    serveRoom(state({}, { members }));
    open();
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the times' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More for Ben' })).toBeNull();
  });

  it('is waited for by everybody else', async () => {
    serveRoom(state());
    open();
    expect(await screen.findByText('The timer begins when the host starts it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });
});

describe('an invitation into a room', () => {
  const thread = (number: number, id: string, handle: string, more: object = {}) => ({
    id: idOf(number),
    person: card(id, handle),
    person_id: idOf(number + 1),
    state: 'open',
    started_by_me: true,
    last_at: iso(begin),
    last_text: 'Hello',
    last_is_mine: true,
    unread: 0,
    can_write: true,
    blocked_by_me: false,
    ...more,
  });

  it('goes to those one writes with who are not here yet, and says why where it cannot', async () => {
    const server = serveRoom(state(), {
      my_threads: () =>
        told([
          thread(800, eveProfile, 'Eve'),
          thread(810, benProfile, 'Ben'),
          thread(820, idOf(5), 'Dan'),
          thread(830, idOf(6), 'Fay', { state: 'requested' }),
        ]),
      invite_to_room: ({ p_profile }) =>
        p_profile === eveProfile ? told(true) : refused('rate_limited', '600'),
    });
    open();
    const press = user();
    await press.click(await screen.findByRole('button', { name: 'More about this room' }));
    await press.click(await screen.findByRole('menuitem', { name: 'Invite somebody' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
    await press.click(await dialog.findByRole('button', { name: 'Invite Eve' }));
    expect(await dialog.findByText('Invited')).toBeVisible();
    await press.click(dialog.getByRole('button', { name: 'Invite Dan' }));
    expect(await dialog.findByText(/^You are going fast/)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(askedOf(server, 'invite_to_room')[0]).toEqual({ p_room: roomId, p_profile: eveProfile });
  });
});

describe('a seat in a room', () => {
  it('is held by a beat every half a minute', async () => {
    const server = serveRoom(state());
    open();
    await timer();
    await pass(61);
    expect(askedOf(server, 'room_beat')).toHaveLength(3);
  });

  it('is held also while the page lies behind others, where its own timers hardly run', async () => {
    const behind = { tell: () => {}, terminated: 0 };
    class Helper {
      set onmessage(tell: () => void) {
        behind.tell = tell;
      }
      terminate() {
        behind.terminated += 1;
      }
    }
    vi.stubGlobal('Worker', Helper);
    const server = serveRoom(state());
    const { unmount } = open();
    await timer();
    const beats = () => askedOf(server, 'room_beat').length;
    const before = beats();
    behind.tell();
    await pass(1);
    expect(beats()).toBe(before);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    behind.tell();
    await vi.waitFor(() => expect(beats()).toBe(before + 1));
    unmount();
    expect(behind.terminated).toBe(1);
  });

  it('is seen by others on the line of the room', async () => {
    serveRoom(state());
    open();
    await timer();
    await vi.waitFor(() => expect(wire.tracked).toContainEqual({ profile_id: annProfile }));
    expect(wire.topics).toEqual([`room:${roomId}`]);
  });

  it('is told of as somebody comes in; what is older than what is known changes nothing', async () => {
    const server = serveRoom(state({ version: 5 }));
    open();
    await timer();
    const asked = () => askedOf(server, 'room_state').length;
    await vi.waitFor(() => expect(wire.heard).not.toHaveLength(0));
    await pass(1);
    const before = asked();
    await hear('state', { version: 4 });
    expect(asked()).toBe(before);
    change({}, { members: [...seats, seat(eveProfile, 'Eve')] });
    await hear('state', { version: 6 });
    expect(await screen.findByRole('link', { name: 'Eve' })).toBeVisible();
  });

  it('turns grey once its connection is lost for ten seconds', async () => {
    serveRoom(state());
    open();
    await timer();
    await vi.waitFor(() => expect(wire.heard).not.toHaveLength(0));
    wire.present = [annProfile, benProfile];
    await hear('presence');
    wire.present = [annProfile];
    await hear('presence');
    await pass(8);
    expect(screen.queryByText('Not connected')).toBeNull();
    await pass(4);
    expect(screen.getByText('Not connected')).toBeVisible();
    wire.present = [annProfile, benProfile];
    await hear('presence');
    expect(screen.queryByText('Not connected')).toBeNull();
  });

  it('has a line on what its person works on', async () => {
    const server = serveRoom(state(), {
      set_room_goal: ({ p_goal }) => {
        change(
          {},
          { members: [seat(benProfile, 'Ben'), seat(annProfile, 'Ann-here', { goal: String(p_goal) })] },
        );
        return told(p_goal);
      },
    });
    open();
    const press = user();
    await press.type(await screen.findByLabelText('What I work on'), 'Chapter two');
    await press.click(screen.getByRole('button', { name: 'Save this line' }));
    expect(await screen.findAllByText('Chapter two')).toHaveLength(2);
    expect(askedOf(server, 'set_room_goal')).toEqual([{ p_room: roomId, p_goal: 'Chapter two' }]);
  });

  it('is given back by leaving', async () => {
    const server = serveRoom(state(), { leave_room: () => told(true) });
    open();
    await user().click(await screen.findByRole('button', { name: 'Leave the room' }));
    await vi.waitFor(() => expect(address()).toBe('/community#rooms'));
    expect(askedOf(server, 'leave_room')).toEqual([{ p_room: roomId }]);
  });

  it('that is gone leads back to the door', async () => {
    serveRoom(state());
    open();
    await timer();
    await vi.waitFor(() => expect(wire.heard).not.toHaveLength(0));
    change({}, { me: null, members: [], seats: 1 });
    await hear('state', { version: 9 });
    expect(await screen.findByRole('button', { name: 'Join' })).toBeVisible();
  });
});
