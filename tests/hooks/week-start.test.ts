import { afterEach, expect, it, vi } from 'vitest';
import { weekStartHere } from '@/hooks/week-start';

afterEach(() => {
  vi.unstubAllGlobals();
});

const startFor = (language: string) => {
  vi.stubGlobal('navigator', { language });
  return weekStartHere();
};

it('a week starts as the language of the browser says', () => {
  expect(startFor('en-US')).toBe(7);
  expect(startFor('de-DE')).toBe(1);
});

it('a week starts on Monday where the browser names a language that is none, as Chromium does without a locale', () => {
  expect(startFor('en-US@posix')).toBe(1);
  expect(startFor('')).toBe(1);
});
