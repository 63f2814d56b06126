import { describe, expect, it } from 'vitest';
import { noRepeat } from '@/lib/calendar/repeat';
import {
  asksQuiet,
  checkForm,
  formOf,
  newForm,
  noOffer,
  quickTimes,
  type ReminderForm,
  type StoredReminder,
  seriesOf,
} from '@/lib/reminders/form';

const tz = 'Europe/Berlin';
/** A Wednesday, 14:20 there. */
const clock = { nowMs: Date.parse('2026-06-10T12:20:00Z'), tz, weekStart: 1 } as const;
const context = { clock, quiet: { quietStart: '22:00', quietEnd: '07:00' } };
const of = {
  id: '5b8f0f6e-1111-4222-8333-444455556666',
  link: null,
  target: 'none',
  target_id: null,
} as const;
const form = (change: Partial<ReminderForm> = {}): ReminderForm => ({
  ...newForm({ ...noOffer, title: 'Stand up' }, clock),
  ...change,
});
const check = (change: Partial<ReminderForm>) => checkForm(form(change), of, context);

describe('a new reminder', () => {
  it('begins at nine in the morning: today as long as that is to come, else tomorrow', () => {
    expect(form()).toMatchObject({ date: '2026-06-11', time: '09:00' });
    const early = { ...clock, nowMs: Date.parse('2026-06-10T05:00:00Z') };
    expect(newForm(noOffer, early)).toMatchObject({ date: '2026-06-10', time: '09:00' });
  });

  it('begins with what a page knows', () => {
    const offer = { ...noOffer, title: 'x'.repeat(130), repeat: 'day', time: '18:30' } as const;
    const begun = newForm(offer, clock);
    expect(begun).toMatchObject({ date: '2026-06-10', time: '18:30', offset: null });
    expect(begun.title).toHaveLength(120);
    expect(begun.repeat.kind).toBe('day');
  });

  it('comes before what has a time of its own', () => {
    const begun = newForm(
      { ...noOffer, title: 'Tax', target: 'task', targetId: 'a', hasOwnTime: true },
      clock,
    );
    expect(begun.offset).toBe(0);
    expect(seriesOf(begun)).toBeNull();
    expect(checkForm(begun, { ...of, target: 'task', target_id: 'a' }, context)).toMatchObject({
      ok: true,
      value: { starts: null, rrule: null, offset_min: 0 },
    });
  });
});

describe('what is sent', () => {
  it('is the time on the wall with its zone, and always reaches the app', () => {
    expect(check({ push: true, note: ' line \u0007' })).toEqual({
      ok: true,
      value: {
        ...of,
        title: 'Stand up',
        note: 'line',
        starts: '2026-06-11T09:00',
        tz_mode: 'follow',
        tz,
        rrule: null,
        offset_min: null,
        channels: ['in_app', 'push'],
        ignore_quiet: false,
      },
    });
  });

  it('begins on the first day that its rule knows', () => {
    const repeat = { ...noRepeat('2026-06-11'), kind: 'week', days: [1] } as const;
    expect(check({ repeat })).toMatchObject({
      ok: true,
      value: { starts: '2026-06-15T09:00', rrule: 'FREQ=WEEKLY;BYDAY=MO' },
    });
  });

  it.each<[string, Partial<ReminderForm>, string]>([
    ['no title', { title: ' \u200e ' }, 'titleMissing'],
    ['a title that is too long', { title: 'x'.repeat(121) }, 'titleLong'],
    ['a note that is too long', { note: 'x'.repeat(501) }, 'noteLong'],
    ['no day', { date: '' }, 'date'],
    ['a day that no month has', { date: '2026-02-30' }, 'date'],
    ['no time', { time: '' }, 'time'],
    ['a time that is over', { date: '2026-06-10', time: '14:20' }, 'passed'],
    ['a week without a day', { repeat: { ...noRepeat('2026-06-11'), kind: 'week', days: [] } }, 'days'],
    ['quiet hours without an answer', { time: '22:00' }, 'quiet'],
  ])('is nothing with %s', (_what, change, fault) => {
    expect(check(change)).toEqual({ ok: false, error: fault });
  });

  it('keeps the answer about quiet hours, as long as it is asked about', () => {
    expect(asksQuiet(form({ time: '06:59' }), context)).toBe(true);
    expect(asksQuiet(form({ time: '07:00' }), context)).toBe(false);
    expect(check({ time: '23:00', disturbs: true })).toMatchObject({ value: { ignore_quiet: true } });
    expect(check({ time: '23:00', disturbs: false })).toMatchObject({ value: { ignore_quiet: false } });
    expect(check({ time: '12:00', disturbs: true })).toMatchObject({ value: { ignore_quiet: false } });
  });
});

describe('the form of a stored reminder', () => {
  const stored: StoredReminder = {
    ...of,
    title: 'Stand up',
    note: '',
    starts: '2026-06-15T09:00',
    tz_mode: 'fixed',
    tz: 'Asia/Tokyo',
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    offset_min: null,
    channels: ['in_app', 'email'],
    ignore_quiet: false,
  };

  it('says the same again', () => {
    const { channels, ...rest } = stored;
    expect(checkForm(formOf(stored, clock), of, context)).toEqual({
      ok: true,
      value: { ...rest, channels: [...channels] },
    });
  });
});

describe('quick choices', () => {
  const choices = (now: string) => quickTimes({ ...clock, nowMs: Date.parse(now) });

  it('leave out an evening that is near or over', () => {
    expect(choices('2026-06-10T14:59:00Z').map(({ choice }) => choice)).toContain('evening');
    expect(choices('2026-06-10T15:00:00Z').map(({ choice }) => choice)).not.toContain('evening');
  });

  it('are times to come, over midnight too', () => {
    expect(choices('2026-06-10T21:30:30Z')).toMatchObject([
      { choice: 'hour', date: '2026-06-11', time: '00:31' },
      { choice: 'tomorrow', date: '2026-06-11', time: '09:00' },
      { choice: 'daily', date: '2026-06-11', repeat: { kind: 'day' } },
      { choice: 'workdays', date: '2026-06-11', repeat: { kind: 'workdays' } },
    ]);
  });
});
