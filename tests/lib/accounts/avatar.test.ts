import { describe, expect, it } from 'vitest';
import { initialsOf } from '../../../src/lib/accounts/avatar.ts';

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['  ada   van der Berg ', 'AB'],
    ['Ada', 'A'],
    ['éva nagy', 'ÉN'],
    ['山田太郎', '山'],
    ['👩‍🚀 Kim', '👩‍🚀K'],
  ])('of %j are %s', (name, initials) => {
    expect(initialsOf(name, 'somebody@example.com')).toBe(initials);
  });

  it('come from the address where there is no name', () => {
    expect(initialsOf(null, 'kim@example.com')).toBe('K');
    expect(initialsOf('   ', 'kim@example.com')).toBe('K');
    expect(initialsOf(null, '')).toBe('');
  });
});
