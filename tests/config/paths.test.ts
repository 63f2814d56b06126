import { describe, expect, it } from 'vitest';
import { href, paths } from '../../src/config/paths.ts';

describe('an address', () => {
  it('carries its parameters, escaped', () => {
    expect(href(paths.exerciseIntro, { exerciseId: 'breathing' })).toBe('/training-hub/breathing/intro');
    expect(href(paths.reportByTest, { testKey: 'focus-snapshot', attemptId: 'a/b?c' })).toBe(
      '/focus-snapshot/report/a%2Fb%3Fc',
    );
  });

  it('without parameters is the path itself', () => {
    expect(href(paths.home)).toBe('/');
  });
});
