import { isCopy, isHeldAfterEdit, wordsKept } from '@lib/community/holds.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './cases.ts';

const site = 'https://focus.example';
const now = Date.parse('2026-11-28T12:00:00Z');
const advice = 'I put my keys on a hook beside the door and look for them there first.';
const advert = 'Buy the best pills now at https://spam.example and never lose anything again!';

describe('a change', () => {
  const known = { level: 'known', isStaff: false } as const;
  const fresh = { level: 'new', isStaff: false } as const;

  it('that turns a harmless post into an advert is held', () => {
    expect(isHeldAfterEdit(advice, advert, known, site)).toBe(true);
    expect(isHeldAfterEdit(advice, advert.replace('https://spam.example', 'our shop'), fresh, site)).toBe(
      true,
    );
  });

  it('by somebody known that says it in other words is not', () => {
    expect(isHeldAfterEdit(advice, 'What helped: one fixed place for everything small.', known, site)).toBe(
      false,
    );
  });

  it('that corrects or adds is not, with an address or without', () => {
    expect(isHeldAfterEdit(advice, `${advice} It took two weeks.`, fresh, site)).toBe(false);
    expect(isHeldAfterEdit(advice, `${advice} More: https://a.example`, known, site)).toBe(false);
  });

  it('that keeps its addresses is not, nor one that leads to the site', () => {
    const before = 'Look at https://a.example for the long list of places.';
    expect(isHeldAfterEdit(before, 'https://a.example helps', known, site)).toBe(false);
    expect(isHeldAfterEdit(advice, 'Read https://focus.example/faq', known, site)).toBe(false);
  });

  it('by staff is not', () => {
    expect(isHeldAfterEdit(advice, advert, { level: 'new', isStaff: true }, site)).toBe(false);
  });
});

describe('what is left of the words', () => {
  it('is all of them in an order of its own, and none in another text', () => {
    expect(wordsKept('one two three', 'THREE, two; one!')).toBe(1);
    expect(wordsKept('one two', 'three four')).toBe(0);
    expect(wordsKept('one two three four', 'one two')).toBe(0.5);
    expect(wordsKept('集中力を上げる', '集中力を上げるには')).toBe(1);
    expect(wordsKept('集中力', '睡眠')).toBe(0);
    expect(wordsKept('...', 'anything')).toBe(1);
  });

  it('is a share, and adding takes nothing away', () => {
    const text = anyText(80);
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(wordsKept(before, after)).toBeGreaterThanOrEqual(0);
        expect(wordsKept(before, after)).toBeLessThanOrEqual(1);
        expect(wordsKept(before, `${before} ${after}`)).toBe(1);
      }),
    );
  });
});

describe('a copy', () => {
  it('is a text of 40 signs or more that stands somewhere word for word', () => {
    const earlier = [{ body: advice, createdAt: '2026-11-01T00:00:00Z' }];
    expect(isCopy(advice, earlier, now)).toBe(true);
    expect(isCopy(`${advice} Today, too.`, earlier, now)).toBe(false);
    expect(isCopy(advice, [{ body: advice, createdAt: '2026-10-29T00:00:00Z' }], now)).toBe(false);
    const thanks = 'Thank you, that helped me a lot!';
    expect(isCopy(thanks, [{ body: thanks, createdAt: '2026-11-28T11:00:00Z' }], now)).toBe(false);
  });
});
