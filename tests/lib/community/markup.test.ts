import { type MarkupAction, markupActions, withMarkup } from '@lib/community/markup.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** `|` stands where what is marked begins and ends. */
const read = (shown: string) => {
  const [head = '', marked = '', tail = ''] = shown.split('|');
  return { text: head + marked + tail, start: head.length, end: head.length + marked.length };
};
const shown = ({ text, start, end }: ReturnType<typeof read>) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

describe('a button over the text', () => {
  it.each<[MarkupAction, string, string]>([
    ['bold', 'a |word| here', 'a **|word|** here'],
    ['bold', 'a **|word|** here', 'a |word| here'],
    ['italic', 'a **|word|** here', 'a ***|word|*** here'],
    ['italic', '||', '*||*'],
    ['code', 'run |npm|', 'run `|npm|`'],
    ['quote', 'one\nt|wo|\nthree', 'one\n> t|wo|\nthree'],
    ['list', 'o|ne\ntw|o', '- o|ne\n- tw|o'],
    ['list', '- o|ne\n- tw|o', 'o|ne\ntw|o'],
    ['link', 'see |this|', 'see [this](|https://|)'],
    ['link', 'see ||', 'see [||](https://)'],
  ])('%s', (action, before, after) => {
    expect(shown(withMarkup(read(before), action))).toBe(after);
  });

  it('leaves what was typed in its order, and the marked part within the text', () => {
    const typed = fc.string({ unit: fc.constantFrom('a', 'ü', '字', ' ', '\n', '*', '>'), maxLength: 40 });
    fc.assert(
      fc.property(typed, fc.nat(40), fc.nat(40), fc.constantFrom(...markupActions), (text, a, b, action) => {
        const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)];
        const after = withMarkup({ text, start, end }, action);
        expect(after.start).toBeGreaterThanOrEqual(0);
        expect(after.end).toBeGreaterThanOrEqual(after.start);
        expect(after.end).toBeLessThanOrEqual(after.text.length);
        const letters = (of: string) => of.replace(/https:\/\/|[^aü字]/g, '');
        expect(letters(after.text)).toBe(letters(text));
      }),
    );
  });
});
