import { AppError } from '../app-error.ts';

/**
 * Why the functions of the team's area say no, with the status each comes with. They raise the code as the message of their
 * error; the database holds the same list.
 */
export const adminRefusals = {
  not_signed_in: 401,
  not_allowed: 403,
  own_role: 403,
  not_found: 404,
  already_active: 409,
  last_master: 409,
  version_conflict: 409,
  unknown_role: 400,
  bad_filter: 400,
  bad_cursor: 400,
  bad_item_price: 400,
  bad_field: 400,
  not_openable: 409,
  invalid_state: 409,
  empty: 400,
  too_long: 400,
  bad_characters: 400,
  too_many_look_ups: 429,
  own_account: 403,
  bad_amount: 400,
  more_than_left: 409,
  already_refunded: 409,
  refund_on_its_way: 409,
  key_used: 409,
  code_taken: 409,
  bad_coupon: 400,
  bad_price: 400,
  bad_gift: 400,
  too_soon: 429,
} as const;
export type AdminRefusal = keyof typeof adminRefusals;

const isRefusal = (message: string): message is AdminRefusal => Object.hasOwn(adminRefusals, message);

/** The code of a refusal; null where the failure is another: no connection, a fault. */
export function adminRefusalIn(failure: unknown): AdminRefusal | null {
  if (!(failure instanceof AppError)) return null;
  const { message } = (failure.cause ?? {}) as { message?: unknown };
  return typeof message === 'string' && isRefusal(message) ? message : null;
}
