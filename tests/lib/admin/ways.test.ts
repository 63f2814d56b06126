import { adminRoles } from '@lib/accounts/admin-role.ts';
import { readDesk } from '@lib/admin/desk-address.ts';
import { adminTabs, opens } from '@lib/admin/guard.ts';
import { wayTo, wayToOrders, wayToPerson } from '@lib/admin/ways.ts';
import { describe, expect, it } from 'vitest';

const id = 'bbbbbbbb-0000-4000-8000-000000000001';
const ways = [
  [`order:${id}`, `?tab=orders&order=${id}`],
  ['item:test-delay-choice', '?tab=orders&part=catalogue&item=test-delay-choice'],
  [`payment:${id}`, `?tab=payments&case=${id}`],
  ['price:price_new', '?tab=payments&part=prices'],
  ['coupon:SPRING', '?tab=payments&part=coupons'],
  ['event:evt_1', '?tab=payments&part=events'],
  [`contact:${id}`, `?tab=overview&case=${id}`],
  [`article:${id}`, `?tab=education&article=${id}`],
  [`topic:${id}`, `?tab=community&queue=post&case=${id}`],
  [id, `?tab=admins&person=${id}`],
] as const;

describe('the way from an entry of the log', () => {
  it.each(ways)('of %s leads to it', (target, way) => {
    expect(wayTo(target, ['master_admin'])).toBe(way);
  });

  it('is there for who may open the room, and for nobody else', () => {
    for (const [target] of ways)
      for (const role of adminRoles) {
        const way = wayTo(target, [role]);
        if (way === null) continue;
        const tab = adminTabs.find(({ id: name }) => name === new URLSearchParams(way).get('tab'));
        expect([target, role, tab && opens([role], tab.area)]).toEqual([target, role, true]);
      }
    const open = (role: (typeof adminRoles)[number]) =>
      ways.filter(([target]) => wayTo(target, [role]) !== null).map(([target]) => target.split(':')[0]);
    expect(open('orders_admin')).toEqual(['order', 'item']);
    expect(open('payments_admin')).toEqual(['payment', 'price', 'coupon', 'event']);
    expect(open('education_admin')).toEqual(['article', 'topic']);
    expect(open('full_admin')).toHaveLength(ways.length);
    expect(ways.filter(([target]) => wayTo(target, []) !== null)).toEqual([]);
  });

  it.each([
    '',
    'order:',
    'order:1',
    `order:${id}&tab=admins`,
    'item:x y',
    'item:"><b>',
    'payment:../..',
    'ann@example.com',
    'admin',
    'quality:1',
  ])('is none for %j', (target) => {
    expect(wayTo(target, ['master_admin'])).toBeNull();
  });

  it('to a person goes where the reader looks people up, with the address as it is', () => {
    expect(wayToPerson('a+b&c@example.com', ['full_admin'])).toBe(
      '?tab=overview&person=a%2Bb%26c%40example.com',
    );
    expect(wayToPerson('a@example.com', ['orders_admin'])).toBeNull();
    expect(new URLSearchParams(wayToOrders('a+b@example.com', ['orders_admin']) ?? '').get('email')).toBe(
      'a+b@example.com',
    );
    expect(wayToOrders('a@example.com', ['payments_admin'])).toBeNull();
    expect(readDesk(new URLSearchParams(wayTo(`report:${id}`, ['education_admin']) ?? '')).open).toBe(id);
  });
});
