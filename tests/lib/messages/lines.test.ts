import { describe, expect, it } from 'vitest';
import { byDay } from '@/lib/messages/days';
import { saidLines, stillUnsent } from '@/lib/messages/lines';

const row = (id: string, minute: number, more: { client_id?: string; is_read?: boolean } = {}) => ({
  id,
  client_id: more.client_id ?? `name of ${id}`,
  created_at: `2026-11-28T10:${String(minute).padStart(2, '0')}:00Z`,
  is_read: more.is_read ?? false,
});

describe('what was said', () => {
  it('stands once each, the oldest first, from wherever it is known', () => {
    const read = [row('c', 3), row('b', 2), row('a', 1)];
    const heard = [row('d', 4), row('c', 3, { is_read: true })];
    const lines = saidLines(read, heard);
    expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(lines[2]?.is_read).toBe(true);
  });

  it('stands in the order of ids where it was said at one moment', () => {
    expect(saidLines([row('b', 1), row('a', 1)], [row('c', 1)]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('is not waited for any more, by the name its writer gave it', () => {
    const written = [{ id: 'one' }, { id: 'two' }];
    expect(stillUnsent(written, [row('x', 1, { client_id: 'one' })])).toEqual([{ id: 'two' }]);
  });

  it('leaves what is waited for as it is where nothing of it was said', () => {
    const written = [{ id: 'one' }];
    expect(stillUnsent(written, [row('x', 1)])).toBe(written);
  });
});

describe('days of a conversation', () => {
  it('hold the lines of each in their order', () => {
    const lines = ['Mon 1', 'Mon 2', 'Tue 1'];
    expect(byDay(lines, (line) => line.slice(0, 3))).toEqual([
      { day: 'Mon', lines: ['Mon 1', 'Mon 2'] },
      { day: 'Tue', lines: ['Tue 1'] },
    ]);
  });

  it('are none where nothing was said', () => {
    expect(byDay([], () => '')).toEqual([]);
  });
});
