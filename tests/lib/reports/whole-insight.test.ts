import { expect, it } from 'vitest';
import { wholeParams } from '@/lib/reports/whole-insight';

const areas = [
  { id: 'a', score: 62.5 },
  { id: 'b', score: 31.3 },
  { id: 'c', score: null },
];

it('says as a distance what lies between the whole numbers shown', () => {
  expect(wholeParams({ params: { spread: 31.2 }, based_on: ['a', 'b', 'c'] }, areas)).toEqual({ spread: 32 });
});

it('shows every other number whole, in its zone, and leaves names alone', () => {
  expect(wholeParams({ params: { name: 'Planning', score: 39.6 }, based_on: ['a'] }, areas)).toEqual({
    name: 'Planning',
    score: 39,
  });
});
