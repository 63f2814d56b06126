import { checkText, signsIn, type TextKind, textRules, type Writer } from '@lib/community/text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, casesOf } from './cases.ts';

const site = 'https://focus.example';
const kinds = Object.keys(textRules) as TextKind[];
const writerOf = (trust: number): Writer => (trust === 0 ? 'new' : 'known');

const codeOf = (text: string, kind: TextKind = 'answer', writer: Writer = 'known') => {
  const read = checkText(text, kind, writer, site);
  return read.ok ? null : read.error.code;
};

describe('a text', () => {
  type Input = { kind: TextKind; trust: number; text: string; site: string };
  it.each(casesOf<Input, { text?: string; error?: string }>('body_check'))('$id', ({ input, expected }) => {
    const read = checkText(input.text, input.kind, writerOf(input.trust), input.site);
    expect(read.ok ? { text: read.value } : { error: read.error.code }).toEqual(expected);
  });

  it('that was taken once is taken again as it is', () => {
    const pieces = fc.constantFrom(
      ' ',
      '\t',
      '\n',
      '\r\n',
      'a',
      'e\u0301',
      '力',
      '😀',
      '\u00a0',
      'é',
      '.',
      '*',
    );
    const typed = fc.array(fc.oneof(pieces, anyText()), { maxLength: 60 });
    fc.assert(
      fc.property(typed, fc.constantFrom(...kinds), (parts, kind) => {
        const first = checkText(parts.join(''), kind, 'staff', site);
        if (!first.ok) return;
        expect(checkText(first.value, kind, 'staff', site)).toEqual(first);
        expect(signsIn(first.value)).toBeGreaterThanOrEqual(textRules[kind].least);
        expect(signsIn(first.value)).toBeLessThanOrEqual(textRules[kind].most);
      }),
    );
  });

  it('is counted in signs, of which emoji and rare letters are one', () => {
    expect(checkText('😀'.repeat(150), 'title', 'new', site)).toMatchObject({ ok: true });
    expect(checkText('😀'.repeat(151), 'title', 'new', site)).toEqual({
      ok: false,
      error: { code: 'too_long', limit: 150 },
    });
    expect(codeOf('𠮷'.repeat(19), 'topic')).toBe('too_short');
    expect(codeOf('e\u0301'.repeat(19), 'topic')).toBe('too_short');
  });

  it('says how many signs or links are meant', () => {
    const limitOf = (text: string, kind: TextKind, writer: Writer) => {
      const read = checkText(text, kind, writer, site);
      return read.ok ? null : read.error.limit;
    };
    expect(limitOf('short', 'topic', 'new')).toBe(20);
    expect(limitOf('https://a.example is a good place', 'topic', 'new')).toBe(0);
    const eleven = Array.from({ length: 11 }, (_, at) => `https://a${at}.example`).join(' ');
    expect(limitOf(eleven, 'topic', 'known')).toBe(2);
    expect(limitOf(eleven, 'topic', 'staff')).toBe(10);
    expect(limitOf('', 'topic', 'new')).toBeNull();
  });

  it.each([
    ['a zero-width blank', '\u200b'],
    ['a mark of direction', '\u200f'],
    ['an override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['an annotation', '\ufff9'],
    ['a tag', '\u{e0041}'],
    ['a null', '\u0000'],
    ['an escape', '\u001b'],
    ['half a character', '\ud83d'],
  ])('with %s is refused', (_, sign) => {
    expect(codeOf(`Where do you keep${sign} your keys at home?`)).toBe('bad_characters');
  });

  it('keeps the joiners of emoji and of Persian', () => {
    expect(codeOf('We are a family 👩‍👩‍👧 and می‌خواهم is a word')).toBeNull();
  });

  it('of a megabyte is refused at once, and one that is hard to read is not read over and over', () => {
    expect(codeOf('a'.repeat(1_000_000))).toBe('too_long');
    expect(codeOf('😀'.repeat(25_001))).toBe('too_long');
    expect(codeOf(`${' '.repeat(99_000)}x`)).toBe('too_short');
    expect(codeOf(`${' \t'.repeat(40_000)}x${' '.repeat(9000)}y`, 'comment')).toBe('too_long');
    expect(codeOf('\u0301'.repeat(49_000))).toBe('bad_characters');
    for (const piece of ['](', '](&', ']:', ']: &', '<a:', '<a:&', '<a', 'http://!', '\\', '[', '&'])
      expect(codeOf(piece.repeat(20_000).slice(0, 10_000)), piece).toSatisfy(
        (code) => code === null || code === 'too_many_links',
      );
  });
});
