import { describe, expect, it } from 'vitest';
import { isSearchKey } from '../../../src/lib/search/search-key.ts';

const press = (more: Partial<Parameters<typeof isSearchKey>[0]>) =>
  isSearchKey({
    key: 'k',
    code: 'KeyK',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    isComposing: false,
    ...more,
  });

describe('the key of the search', () => {
  it('is K with Ctrl or with Cmd', () => {
    expect(press({ ctrlKey: true })).toBe(true);
    expect(press({ metaKey: true })).toBe(true);
    expect(press({ metaKey: true, key: 'K' })).toBe(true);
  });

  it('is the key in its place where a keyboard has other letters', () => {
    expect(press({ ctrlKey: true, key: 'л' })).toBe(true);
    expect(press({ ctrlKey: true, key: 't' })).toBe(false);
  });

  it('is nothing else', () => {
    expect(press({})).toBe(false);
    expect(press({ ctrlKey: true, metaKey: true })).toBe(false);
    expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press({ ctrlKey: true, altKey: true })).toBe(false);
    expect(press({ ctrlKey: true, defaultPrevented: true })).toBe(false);
    expect(press({ ctrlKey: true, isComposing: true })).toBe(false);
    expect(press({ ctrlKey: true, key: 'j', code: 'KeyJ' })).toBe(false);
  });
});
