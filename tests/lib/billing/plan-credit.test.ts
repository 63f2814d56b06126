import { describe, expect, it } from 'vitest';
import { planCredit } from '../../../src/lib/billing/plan-credit.ts';

const now = Date.parse('2026-02-01T12:00:00Z');
const bought = (paid_at: string | null, status = 'paid', refunded = false) => ({
  status,
  paid_at,
  order_lines: [
    { paid_cents: 1000, refunded },
    { paid_cents: 499, refunded: false },
  ],
});

describe('credit for a first plan', () => {
  it('is what was paid in the last 30 days, until the first of it is too old', () => {
    expect(planCredit([bought('2026-01-20T12:00:00Z'), bought('2026-01-10T12:00:00Z')], now)).toEqual({
      cents: 2998,
      until: '2026-02-09T12:00:00.000Z',
    });
  });

  it('leaves out what is too old, given back, disputed or not paid', () => {
    expect(
      planCredit(
        [
          bought('2026-01-02T12:00:00Z'),
          bought('2026-01-20T12:00:00Z', 'refunded'),
          bought('2026-01-20T12:00:00Z', 'disputed'),
          bought(null, 'pending'),
        ],
        now,
      ),
    ).toBeNull();
    expect(planCredit([bought('2026-01-20T12:00:00Z', 'partly_refunded', true)], now)?.cents).toBe(499);
  });
});
