import { expect, it } from 'vitest';
import { percentOf, pieceOfBlock, piecesOf } from '@/lib/library/read-aloud/pieces';

const text = (said: string) => [{ kind: 'text', text: said }] as const;
const saidOf = (said: string, lang: Parameters<typeof piecesOf>[1] = 'en') =>
  piecesOf(text(said), lang).map((piece) => (piece.kind === 'say' ? piece.text : `wait ${piece.ms}`));

it('parts a text into sentences whose places are those of the page', () => {
  const said = 'The kettle clicks off. You look up!  Was it late?';
  for (const piece of piecesOf(text(said), 'en')) {
    if (piece.kind === 'say') expect(said.slice(piece.start, piece.end)).toBe(piece.text);
  }
  expect(saidOf(said)).toEqual(['The kettle clicks off.', 'You look up!', 'Was it late?']);
});

it.each([
  [
    'en',
    'Ask Dr. Smith and J. Miller today. Then rest.',
    ['Ask Dr. Smith and J. Miller today.', 'Then rest.'],
  ],
  ['de', 'Heute. Das hilft, z. B. am Abend.', ['Heute.', 'Das hilft, z. B. am Abend.']],
  ['ja', '注意はひとつではありません。三つあります。', ['注意はひとつではありません。', '三つあります。']],
  ['zh', '先休息。再开始！', ['先休息。', '再开始！']],
] as const)('knows where a sentence ends in %s', (lang, said, sentences) => {
  expect(saidOf(said, lang)).toEqual(sentences);
});

it('says a long sentence in parts that begin behind a comma or between words and lose nothing', () => {
  const long = `${'When the day is long and the list is longer, '.repeat(9)}rest.`;
  const parts = saidOf(long);
  expect(parts.length).toBeGreaterThan(2);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(150);
  expect(parts.join(' ')).toBe(long);
  expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true);
  const unbroken = saidOf('注'.repeat(200), 'ja');
  expect(unbroken.join('')).toBe('注'.repeat(200));
  expect(unbroken.length).toBeGreaterThan(3);
});

it('waits at a break and leaves out what nobody can say', () => {
  const pieces = piecesOf(
    [
      { kind: 'heading', text: 'First' },
      { kind: 'text', text: '…' },
      { kind: 'pause', text: '' },
      { kind: 'text', text: 'Thank you.' },
    ],
    'en',
  );
  expect(pieces.map((piece) => (piece.kind === 'say' ? piece.text : piece.ms))).toEqual([
    'First',
    10_000,
    'Thank you.',
  ]);
  expect(pieceOfBlock(pieces, 1)).toBe(1);
  expect(pieceOfBlock(pieces, 99)).toBe(0);
  expect(percentOf(pieces, 3)).toBe(100);
  expect(percentOf([], 0)).toBe(0);
});
