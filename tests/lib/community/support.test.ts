import { needsSupportCard, supportForm } from '@lib/community/support.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, casesOf } from './cases.ts';

describe('the support card', () => {
  it.each(casesOf<{ text: string; phrases: string[] }, boolean>('support_card'))(
    '$id',
    ({ input, expected }) => {
      expect(needsSupportCard(input.text, input.phrases)).toBe(expected);
    },
  );

  it('hears a phrase between any signs that are no letters', () => {
    const text = anyText().map((any) => any.replace(/[\p{L}\p{M}\p{N}\p{Cs}]/gu, ''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(needsSupportCard(`${before} want to die ${after}`, ['want to die'])).toBe(true);
      }),
    );
    expect(needsSupportCard('“want to die”', ['want to die'])).toBe(true);
    expect(needsSupportCard('ＷＡＮＴ\u00a0to die', ['want to die'])).toBe(true);
  });

  it('does not hear it within a word, in any script', () => {
    for (const letter of ['s', 'é', '9', 'ж', '𐐨', '\u0301'])
      expect(needsSupportCard(`want to die${letter}`, ['want to die']), letter).toBe(false);
    expect(needsSupportCard('𐐨want to die', ['want to die'])).toBe(false);
    expect(needsSupportCard('𐐨 want to die', ['want to die'])).toBe(true);
  });

  it('hears nothing where there are no phrases, and nothing in an empty one', () => {
    expect(needsSupportCard('anything', [])).toBe(false);
    expect(needsSupportCard('anything', ['', ' '])).toBe(false);
  });

  it('goes through a long text once', () => {
    expect(needsSupportCard('want to diet '.repeat(80_000), ['want to die'])).toBe(false);
    expect(needsSupportCard(`${'want to '.repeat(120_000)}die`, ['want to die'])).toBe(true);
  });

  it('compares phrases in one form', () => {
    expect(supportForm(' I don’t\n WANT ')).toBe("i don't want");
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(supportForm(supportForm(text))).toBe(supportForm(text));
      }),
    );
  });
});
