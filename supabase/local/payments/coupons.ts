/** Coupons, for one invoice or one checkout each. */
import * as z from 'zod';
import { type Core, randomText } from './core.ts';
import { invalid, missing } from './errors.ts';
import { list } from './list.ts';
import { share } from './money.ts';
import type { Coupon, Discount } from './objects.ts';
import { decimal, int, mergeMetadata, metadata, none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';

const params = z.strictObject({
  id: text.optional(),
  amount_off: int.optional(),
  currency: text.optional(),
  percent_off: decimal.optional(),
  // Repeating coupons are not modelled, so 'once' is the only word there is.
  duration: z.literal('once').optional(),
  max_redemptions: int.optional(),
  metadata,
  name: z.string().max(40).optional(),
  redeem_by: int.optional(),
});

function createCoupon(core: Core, given: z.output<typeof params>): Coupon {
  const { id, amount_off: amount, percent_off: percent, currency } = given;
  if (amount === undefined && percent === undefined) throw missing('percent_off');
  if (amount !== undefined && percent !== undefined) {
    throw invalid('You may only specify one of these parameters: amount_off, percent_off.', 'amount_off');
  }
  if (amount !== undefined && !currency) throw missing('currency');
  if (amount !== undefined && amount < 1) {
    throw invalid('This value must be greater than or equal to 1.', 'amount_off');
  }
  if (percent !== undefined && (percent <= 0 || percent > 100)) {
    throw invalid('Invalid percent_off: must be greater than 0 and at most 100.', 'percent_off');
  }
  if (id && core.find('coupon', id)) {
    throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
  }
  const coupon = core.add('coupon', {
    id: id || randomText(8),
    amount_off: amount ?? null,
    currency: amount === undefined ? null : (currency ?? '').toLowerCase(),
    duration: 'once',
    max_redemptions: given.max_redemptions ?? null,
    metadata: mergeMetadata({}, given.metadata),
    name: given.name || null,
    percent_off: percent ?? null,
    redeem_by: given.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  });
  core.emit('coupon.created', coupon);
  return coupon;
}

/** Brings `valid` up to date. */
function current(core: Core, coupon: Coupon): Coupon {
  const { redeem_by: by, max_redemptions: max, times_redeemed: times } = coupon;
  coupon.valid = (by === null || by > core.now()) && (max === null || times < max);
  return coupon;
}

/** @throws PaymentError when the coupon cannot be used for a payment in this currency. */
export function usableCoupon(core: Core, id: string, currency: string, param: string): Coupon {
  const coupon = current(core, core.get('coupon', id, param));
  if (!coupon.valid) {
    throw invalid(`Coupon ${id} is expired and cannot be applied.`, param, 'coupon_expired');
  }
  if (coupon.currency !== null && coupon.currency !== currency) {
    throw invalid(`The coupon ${id} cannot be applied because its currency is not ${currency}.`, param);
  }
  return coupon;
}

/** What a coupon takes off each of the amounts: reckoned on their sum, rounded once. */
export function discountOf(coupon: Coupon | undefined, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((a, b) => a + b, 0);
  if (!coupon || sum <= 0) return amounts.map(() => 0);
  const off = coupon.percent_off === null ? (coupon.amount_off ?? 0) : (sum * coupon.percent_off) / 100;
  return share(Math.min(Math.round(off), sum), amounts);
}

export function redeem(
  core: Core,
  coupon: Coupon,
  at: { customer: string | null; checkoutSession: string },
): Discount {
  coupon.times_redeemed += 1;
  return core.add('discount', {
    checkout_session: at.checkoutSession,
    customer: at.customer,
    source: { type: 'coupon', coupon: coupon.id },
    start: core.now(),
    subscription: null,
  });
}

export const couponRoutes: readonly Route[] = [
  route('POST', '/v1/coupons', params, createCoupon),
  route('GET', '/v1/coupons', z.strictObject(paging), (core, given) => {
    for (const coupon of core.all('coupon')) current(core, coupon);
    return list(core, 'coupon', '/v1/coupons', given);
  }),
  route('GET', '/v1/coupons/:id', none, (core, _params, id) => current(core, core.get('coupon', id))),
];
