import { describe, expect, it } from 'vitest';
import {
  type AnalyticsEvent,
  allowedEvents,
  capEvents,
  journeyOf,
  maxEvents,
  parseEvents,
  sessionsOf,
} from '../../../src/lib/consent/events.ts';

const event = (more: Partial<AnalyticsEvent> = {}): AnalyticsEvent => ({
  event: 'page_view',
  properties: {},
  userId: null,
  timestamp: '2026-11-24T10:00:00.000Z',
  sessionId: 'one',
  pathname: '/',
  userAgent: 'Browser 1.0',
  ...more,
});
const many = (count: number, more: (n: number) => Partial<AnalyticsEvent>) =>
  Array.from({ length: count }, (_, n) => event(more(n)));

describe('the list of a device (CKE-04)', () => {
  it('keeps the newest thousand events', () => {
    const kept = capEvents(many(1005, (n) => ({ pathname: `/${n}` })));
    expect(kept).toHaveLength(maxEvents);
    expect(kept[0]?.pathname).toBe('/5');
    expect(kept.at(-1)?.pathname).toBe('/1004');
  });

  it('keeps the last ten sessions whole', () => {
    const kept = capEvents(many(36, (n) => ({ sessionId: `s${Math.floor(n / 3)}` })));
    expect(sessionsOf(kept)).toEqual(Array.from({ length: 10 }, (_, n) => `s${n + 2}`));
    expect(kept).toHaveLength(30);
  });

  it('is as it was while there is little of it', () => {
    const few = many(12, (n) => ({ sessionId: n < 5 ? 'one' : 'two' }));
    expect(capEvents(few)).toEqual(few);
  });
});

describe('an event (CKE-05)', () => {
  it('is read with name, properties, person, time, session, page and browser', () => {
    const whole = event({ event: 'offer_shown', properties: { context: 'homepage_hero' }, userId: 'ann' });
    expect(parseEvents(JSON.parse(JSON.stringify([whole])))).toEqual([whole]);
    expect(Object.keys(whole).sort()).toEqual(
      ['event', 'pathname', 'properties', 'sessionId', 'timestamp', 'userAgent', 'userId'].sort(),
    );
  });

  it.each<[string, unknown]>([
    ['of an unknown name', { ...event(), event: 'answer_given' }],
    ['of a name that every object has', { ...event(), event: 'constructor' }],
    ['without a session', { ...event(), sessionId: undefined }],
    ['with a number for a person', { ...event(), userId: 7 }],
    ['with a time that is none', { ...event(), timestamp: 'now' }],
    ['with more than texts in its properties', { ...event(), properties: { score: 12 } }],
    ['with a page of a megabyte', { ...event(), pathname: 'x'.repeat(1_000_000) }],
    ['that is none', 'page_view'],
    ['that is nothing', null],
  ])('%s is left out, and the rest stays', (_name, broken) => {
    expect(parseEvents([broken, event()])).toEqual([event()]);
  });

  it('is none where no list was kept', () => {
    expect([{}, 'x', 5, null].map(parseEvents)).toEqual([null, null, null, null]);
  });
});

describe('a journey (CKE-05)', () => {
  it('is the pages of one session in order, without offers, and a page that follows itself once', () => {
    const at = (minute: number) => `2026-11-24T10:0${minute}:00.000Z`;
    const events = [
      event({ timestamp: at(0) }),
      event({ timestamp: at(1) }),
      event({ event: 'offer_shown', timestamp: at(2) }),
      event({ pathname: '/faq', sessionId: 'two', timestamp: at(3) }),
      event({ pathname: '/pricing', timestamp: at(4) }),
      event({ timestamp: at(5) }),
    ];
    expect(journeyOf(events, 'one')).toEqual([
      { pathname: '/', timestamp: at(0) },
      { pathname: '/pricing', timestamp: at(4) },
      { pathname: '/', timestamp: at(5) },
    ]);
    expect(journeyOf(events, 'two').map(({ pathname }) => pathname)).toEqual(['/faq']);
    expect(journeyOf(events, 'three')).toEqual([]);
  });
});

describe('what may stay', () => {
  const events = [
    event(),
    event({ event: 'offer_opened' }),
    event({ userId: 'ann' }),
    event({ event: 'offer_shown', userId: 'ann' }),
  ];

  it('is what each consent covers', () => {
    const names = (analytics: boolean, marketing: boolean) =>
      allowedEvents(events, { analytics, marketing }, 'ann').map((one) => one.event);
    expect(names(true, false)).toEqual(['page_view', 'page_view']);
    expect(names(false, true)).toEqual(['offer_opened', 'offer_shown']);
    expect(names(false, false)).toEqual([]);
  });

  it('is nothing of a person who has signed out, or whose place another has taken', () => {
    const all = { analytics: true, marketing: true };
    expect(allowedEvents(events, all, null).every(({ userId }) => userId === null)).toBe(true);
    expect(allowedEvents(events, all, 'eve')).toHaveLength(2);
    expect(allowedEvents(events, all, 'ann')).toHaveLength(4);
  });
});
