import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTicketId, isTicketId } from '../../../src/lib/contact/ticket.ts';
import { createRng } from '../../../src/lib/random.ts';

describe('a ticket id', () => {
  it('always has its form, whatever the moment and the random number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (now, random) => {
          expect(isTicketId(createTicketId(now, () => random))).toBe(true);
        },
      ),
    );
  });

  it('pads a short random part to five places', () => {
    expect(createTicketId(0, () => 0)).toBe('FCL-0-00000');
    expect(createTicketId(35, () => 0.9999999999)).toBe('FCL-Z-ZZZZZ');
  });

  it('differs for two messages of the same moment', () => {
    const rng = createRng('contact');
    expect(createTicketId(1, rng)).not.toBe(createTicketId(1, rng));
  });
});
