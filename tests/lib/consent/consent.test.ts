import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentEnd, isInForce, madeConsent, parseConsent } from '../../../src/lib/consent/consent.ts';

const at = (text: string) => Date.parse(text);
const all = { analytics: true, marketing: true };

describe('a choice about cookies (CKE-03)', () => {
  it('holds essential, analytics, marketing and the moment it was made', () => {
    expect(madeConsent({ analytics: true, marketing: false }, at('2026-11-24T10:00:00Z'))).toEqual({
      timestamp: '2026-11-24T10:00:00.000Z',
      preferences: { essential: true, analytics: true, marketing: false },
    });
  });

  it.each([
    ['2026-11-24T10:00:00Z', '2027-11-24T10:00:00.000Z'],
    ['2027-12-31T23:59:59Z', '2028-12-31T23:59:59.000Z'],
    ['2028-02-29T12:00:00Z', '2029-02-28T12:00:00.000Z'],
  ])('made at %s ends at %s', (made, end) => {
    expect(consentEnd(madeConsent(all, at(made))).toISOString()).toBe(end);
  });

  it('holds until the last moment of its twelve months and not a moment longer', () => {
    const made = madeConsent(all, at('2026-11-24T10:00:00Z'));
    expect(isInForce(made, at('2027-11-24T09:59:59.999Z'))).toBe(true);
    expect(isInForce(made, at('2027-11-24T10:00:00Z'))).toBe(false);
  });

  it('is none when it comes from the future, but for what clocks differ by', () => {
    const now = at('2026-11-24T10:00:00Z');
    expect(isInForce(madeConsent(all, now + 60_000), now)).toBe(true);
    expect(isInForce(madeConsent(all, now + 3_600_000), now)).toBe(false);
    expect(isInForce(madeConsent(all, at('2126-01-01T00:00:00Z')), now)).toBe(false);
  });

  it('is read as it was made', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        (analytics, marketing, now) => {
          const made = madeConsent({ analytics, marketing }, now);
          expect(parseConsent(JSON.parse(JSON.stringify(made)))).toEqual(made);
        },
      ),
    );
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'yes'],
    ['a list', [true, true]],
    ['no moment', { preferences: all }],
    ['a moment that is none', { timestamp: 'soon', preferences: all }],
    ['a number for a moment', { timestamp: 5, preferences: all }],
    ['no preferences', { timestamp: '2026-11-24T10:00:00Z' }],
    ['preferences of another kind', { timestamp: '2026-11-24T10:00:00Z', preferences: 'all' }],
    ['words for yes', { timestamp: '2026-11-24T10:00:00Z', preferences: { analytics: 'yes', marketing: 1 } }],
    ['half of them', { timestamp: '2026-11-24T10:00:00Z', preferences: { analytics: true } }],
  ])('is none when %s was kept', (_name, value) => {
    expect(parseConsent(value)).toBeNull();
  });

  it('never lets anything kept switch essentials off or bring more along', () => {
    const kept = {
      timestamp: '2026-11-24T10:00:00Z',
      preferences: { ...all, essential: false, extra: 1 },
      id: 7,
    };
    expect(parseConsent(kept)).toEqual({
      timestamp: '2026-11-24T10:00:00Z',
      preferences: { essential: true, analytics: true, marketing: true },
    });
  });
});
