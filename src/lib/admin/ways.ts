/** Ways from what the log or a ticket names to where it lies open, for roles that open that room; null for all others. */
import type { AdminRole } from '../accounts/admin-role.ts';
import { isPostId } from '../community/post-id.ts';
import { caseOf } from './desk-address.ts';
import { opens } from './guard.ts';
import { shelfOf } from './library-address.ts';

type Roles = readonly AdminRole[];

const isWord = (text: string) => /^[\w-]{1,100}$/.test(text);

/** The query for somebody’s account. Nothing is looked up by it: a look is an entry of the log, and is asked for by a press. */
export function wayToPerson(asked: string, roles: Roles): string | null {
  const person = `person=${encodeURIComponent(asked)}`;
  if (opens(roles, 'master_admin')) return `?tab=admins&${person}`;
  return opens(roles, 'full_admin') ? `?tab=overview&${person}` : null;
}

/** The query for the orders of a whole address. */
export const wayToOrders = (email: string, roles: Roles): string | null =>
  opens(roles, 'orders_admin') ? `?tab=orders&email=${encodeURIComponent(email)}` : null;

/** The query for what an entry of the log is about, told as `kind:id`; a number alone is an account. */
export function wayTo(target: string, roles: Roles): string | null {
  const at = target.indexOf(':');
  if (at === -1) return isPostId(target) ? wayToPerson(target, roles) : null;
  const [kind, id] = [target.slice(0, at), target.slice(at + 1)];
  const orders = opens(roles, 'orders_admin');
  const payments = opens(roles, 'payments_admin');
  switch (kind) {
    case 'order':
      return orders && isPostId(id) ? `?tab=orders&order=${id}` : null;
    case 'item':
      return orders && isWord(id) ? `?tab=orders&part=catalogue&item=${id}` : null;
    case 'payment':
      return payments && isPostId(id) ? `?tab=payments&case=${id}` : null;
    case 'price':
      return payments ? '?tab=payments&part=prices' : null;
    case 'coupon':
      return payments ? '?tab=payments&part=coupons' : null;
    case 'event':
      return payments ? '?tab=payments&part=events' : null;
    case 'contact':
      return opens(roles, 'full_admin') && isPostId(id) ? `?tab=overview&case=${id}` : null;
    default:
      return opens(roles, 'education_admin') ? (caseOf(target) ?? shelfOf(target)) : null;
  }
}
