import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { behindGuard, current, loadApp } from '../auth/support';
import { annProfile, askedOf, benProfile, later, refused, told } from '../community/support';
import {
  begin,
  change,
  hear,
  iso,
  line,
  pass,
  roomId,
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
await import('@/api/live/live-run');
await import('@/features/community/topic/report-dialog');
const Page = await behindGuard(RoomPage);

const open = () => app.open(`/community/rooms/${roomId}`, <Page />, '/community/rooms/:roomId');
const log = () => screen.findByRole('log', { name: 'Chat' });
const field = () => screen.findByLabelText('Write a line');
const write = async (text: string) => {
  const press = user();
  await press.type(await field(), `${text}{Enter}`);
};

beforeEach(() => {
  startClock();
});

describe('the chat of a room', () => {
  it('sends a line with Enter, shows it at once and as the server has it once', async () => {
    const { answer, come } = later();
    const server = serveRoom(state(), { write_room_line: () => answer });
    open();
    await write('Good morning');
    expect(await field()).toHaveValue('');
    expect(within(await log()).getByText('Sending...')).toBeVisible();
    const [asked] = askedOf(server, 'write_room_line');
    const stored = line(1, { id: String(asked?.p_id), profile_id: annProfile, body: 'Good morning' });
    change({}, { chat: [stored] });
    come(told(stored));
    await vi.waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(within(await log()).getAllByText('Good morning')).toHaveLength(1);
  });

  it('says why a line was not sent, keeps it, and sends it again under the same name', async () => {
    let isDown = true;
    const server = serveRoom(state(), {
      write_room_line: ({ p_id }) =>
        isDown
          ? refused('rate_limited', '8')
          : told(line(1, { id: String(p_id), profile_id: annProfile, body: 'Hello' })),
    });
    open();
    await write('Hello');
    const failed = within(await screen.findByRole('alert'));
    expect(failed.getByText('Not sent. You are going fast. Please try again in 8 seconds.')).toBeVisible();
    isDown = false;
    await user().click(failed.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const ids = askedOf(server, 'write_room_line').map(({ p_id }) => p_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(within(await log()).getByText('Hello')).toBeVisible();
  });

  it('is closed while people work, and opens with the break, with what was begun', async () => {
    serveRoom(state({ state: 'running', started_at: secondsAgo(1790) }, { chat: [line(1)] }));
    open();
    await user().type(await field(), 'See you at');
    await pass(11);
    expect(screen.getByText('Chat opens in the break.')).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
    vi.setSystemTime(Date.now() + 1_500_000);
    await pass(1);
    expect(await log()).toHaveTextContent('Line 1');
    expect(await field()).toHaveValue('See you at');
  });

  it('lets the own line be taken back for a minute, and no line of others', async () => {
    const mine = line(1, { profile_id: annProfile, body: 'Oops', created_at: secondsAgo(20) });
    serveRoom(state({ state: 'running', started_at: secondsAgo(1510) }, { chat: [mine, line(2)] }));
    open();
    const remove = await screen.findByRole('button', { name: 'Take this line back' });
    await pass(30);
    expect(remove).toBeInTheDocument();
    await pass(15);
    expect(remove).not.toBeInTheDocument();
  });

  it('takes a line back', async () => {
    const mine = line(1, { profile_id: annProfile, body: 'Oops', created_at: secondsAgo(2) });
    const server = serveRoom(state({}, { chat: [mine] }), {
      remove_room_line: () => {
        change({}, { chat: [] });
        return told(true);
      },
    });
    open();
    await user().click(await screen.findByRole('button', { name: 'Take this line back' }));
    expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
    expect(askedOf(server, 'remove_room_line')).toEqual([{ p_id: mine.id }]);
  });

  it('brings what others write as it is heard, as plain text', async () => {
    serveRoom(state());
    open();
    await log();
    await vi.waitFor(() => expect(wire.heard).not.toHaveLength(0));
    change({}, { chat: [line(1, { body: '<b>Look</b> at https://example.com' })] });
    await hear('chat', { id: '1' });
    const text = await within(await log()).findByText('<b>Look</b> at https://example.com');
    expect(text).toBeVisible();
    expect(within(await log()).queryByRole('link')).toBeNull();
  });

  it('folds what a blocked member writes', async () => {
    serveRoom(state({}, { chat: [line(1)] }));
    current.backend.rows.blocks = [{ blocked_profile_id: benProfile }];
    open();
    expect(await screen.findByText('Post by a blocked member.')).toBeVisible();
    expect(screen.queryByText('Line 1')).toBeNull();
    await user().click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('Line 1')).toBeVisible();
  });

  it('reports a line of somebody else', async () => {
    const server = serveRoom(state({}, { chat: [line(1)] }), { report: () => told({}) });
    open();
    const press = user();
    await press.click(await screen.findByRole('button', { name: 'Report the line by Ben' }));
    await press.click(await screen.findByRole('radio', { name: 'Harassment' }));
    await press.click(screen.getByRole('button', { name: 'Send report' }));
    await vi.waitFor(() => expect(askedOf(server, 'report')).toHaveLength(1));
    expect(askedOf(server, 'report')[0]).toMatchObject({
      p_kind: 'room_chat',
      p_target: line(1).id,
      p_reason: 'harassment',
    });
  });

  it('does not send the key that ends a word still being put together', async () => {
    const server = serveRoom(state());
    open();
    const press = user();
    const input = await field();
    await press.type(input, 'おは');
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    );
    expect(input).toHaveValue('おは');
    expect(askedOf(server, 'write_room_line')).toEqual([]);
  });

  it('names who left, and when a line was written', async () => {
    serveRoom(state({}, { chat: [line(1, { profile_id: null, created_at: iso(begin) })] }));
    open();
    expect(await log()).toHaveTextContent('Somebody who left');
  });
});
