import { describe, expect, it } from 'vitest';
import { looksLikeFullName } from '../../../src/lib/assessments/full-name.ts';

describe('a label that looks like a full name', () => {
  it.each([
    'Anna Berger',
    'Zoë van Dijk',
    ' José  Ángel ',
    'Łucja Żak',
    'Анна Петрова',
    "Liam O'Neill",
    'maximilianhuber',
    'Anna Maria K',
  ])('%s is asked back', (label) => expect(looksLikeFullName(label)).toBe(true));
  it.each([
    '',
    'Mika',
    'M. B.',
    'MB',
    'Anna K.',
    'A. Berger',
    'little bear',
    'Big brother',
    '山田太郎',
    'Sam 2',
  ])('%s is not', (label) => expect(looksLikeFullName(label)).toBe(false));
});
