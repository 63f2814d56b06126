import { describe, expect, it } from 'vitest';
import { hostIn } from '@/features/admin/desk/host-in';

describe('a host', () => {
  it('is taken by its name or out of an address, in ASCII', () => {
    expect(hostIn(' Sell.Example ')).toBe('sell.example');
    expect(hostIn('https://user@www.sell.example:8080/a?b#c')).toBe('sell.example');
    expect(hostIn('bücher.example.')).toBe('xn--bcher-kva.example');
    for (const other of ['', 'localhost', 'a b.example', 'https://', 'a_b.example'])
      expect(hostIn(other), other).toBeNull();
  });
});
