import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { kept, keptText } from '@/integrations/device-store';

const schema = z.array(z.number());
const key = 'fcl.numbers';
const numbers = kept(key, schema, [], 'device');
const inTab = kept(key, schema, [], 'tab');

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const state of [numbers, inTab]) state.set(null);
});

describe('a small thing this device keeps', () => {
  it('is the fallback until there is one, and after it was forgotten', () => {
    expect(numbers.get()).toEqual([]);
    expect(numbers.set([1, 2])).toBe(true);
    expect(numbers.get()).toEqual([1, 2]);
    expect(window.localStorage.getItem(key)).toBe('[1,2]');
    numbers.set(null);
    expect(numbers.get()).toEqual([]);
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  it('is the same object as long as nothing changed', () => {
    numbers.set([1]);
    expect(numbers.get()).toBe(numbers.get());
  });

  it.each(['{cut off', '"another"', '[1,"two"]', 'null'])('is the fallback where %s is stored', (stored) => {
    window.localStorage.setItem(key, stored);
    expect(numbers.get()).toEqual([]);
  });

  it('of a tab is another than that of the device', () => {
    inTab.set([7]);
    expect(numbers.get()).toEqual([]);
    expect(window.sessionStorage.getItem(key)).toBe('[7]');
  });

  it('may be a plain text, stored as it is', () => {
    const word = keptText('fcl.word', 'device');
    word.set('SPRING');
    expect(window.localStorage.getItem('fcl.word')).toBe('SPRING');
    expect(word.get()).toBe('SPRING');
  });

  it('tells of its changes, here and in another tab, and of nothing else', () => {
    const heard = vi.fn();
    const stop = numbers.onChanged(heard);
    numbers.set([1]);
    expect(heard).toHaveBeenCalledTimes(1);
    numbers.set([1]);
    keptText('fcl.word', 'device').set('else');
    window.dispatchEvent(new StorageEvent('storage', { key: 'fcl.word' }));
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    numbers.set([2]);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('a device that keeps nothing', () => {
  it('has it in this page, says so, and takes it with the next chance', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(numbers.set([1])).toBe(false);
    expect(numbers.get()).toEqual([1]);
    expect(kept(key, schema, [], 'device').get()).toEqual([1]);
    refuse.mockRestore();
    expect(numbers.set([1])).toBe(true);
    expect(window.localStorage.getItem(key)).toBe('[1]');
  });

  it('does not bring back what it could not forget, as long as the page lasts', () => {
    numbers.set([1]);
    const refuse = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('not allowed', 'SecurityError');
    });
    expect(numbers.set(null)).toBe(false);
    expect(numbers.get()).toEqual([]);
    refuse.mockRestore();
  });

  it('is read as holding nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('not allowed', 'SecurityError');
    });
    expect(numbers.get()).toEqual([]);
  });
});
