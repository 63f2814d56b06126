import { auditList } from '@lib/admin/audit.ts';
import { factsOf, factType, factTypes } from '@lib/admin/audit-facts.ts';
import { setFilters } from '@lib/admin/list-address.ts';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../support/locales.ts';

const read = (search: string) => auditList.read(new URLSearchParams(search));

describe('the address of the log', () => {
  it('keeps what the list is narrowed by, and how many rows a page has', () => {
    const search =
      '?tab=audit&action=admin_role&actor=ann%40example.com&from=2026-11-01&to=2026-11-30&size=100';
    expect(setFilters(read(search).filters)).toEqual({
      action: 'admin_role',
      actor: 'ann@example.com',
      from: '2026-11-01',
      to: '2026-11-30',
    });
    expect(auditList.searchOf(read(search))).toBe(search);
  });

  it('leaves out what is none', () => {
    const none = `?action=drop&actor=%20&from=2026-02-30&to=yesterday&size=1000000&target=${'x'.repeat(201)}&other=1`;
    expect(read(none)).toEqual({ filters: auditList.none, size: 25 });
    expect(auditList.searchOf(read(none))).toBe('?tab=audit');
  });
});

describe('what an entry holds', () => {
  it('is told by what changed, then by the rest', () => {
    const detail = {
      roles: ['full_admin', 'master_admin'],
      before: { role: 'orders_admin', is_active: false },
      after: { role: 'orders_admin', is_active: true },
    };
    expect(factsOf('admin_role.update', detail)).toEqual([
      { key: 'role', value: 'orders_admin' },
      { key: 'is_active', before: false, after: true },
      { key: 'roles', value: ['full_admin', 'master_admin'] },
    ]);
  });

  it('is told of a state in one word, of what is made or goes, and of nothing', () => {
    expect(factsOf('community.hide', { before: 'open', after: 'hidden', reason: 'An advert.' })).toEqual([
      { key: 'state', before: 'open', after: 'hidden' },
      { key: 'reason', value: 'An advert.' },
    ]);
    expect(factsOf('catalogue.changed', { after: { unit_price_cents: 1900, titles: { en: 'A' } } })).toEqual([
      { key: 'unit_price_cents', before: null, after: 1900 },
      { key: 'titles', before: null, after: { en: 'A' } },
    ]);
    expect(factsOf('payment.read', { note: null, roles: [] })).toEqual([]);
  });

  it('is told by what it is where before and after are no state', () => {
    expect(factsOf('payment.refund_requested', { before: 0, after: 1900 })).toEqual([
      { key: 'refunded_cents', before: 0, after: 1900 },
    ]);
    expect(factsOf('library.save', { lang: 'en', title: { before: 'A', after: 'B' } })).toEqual([
      { key: 'lang', value: 'en' },
      { key: 'title', before: 'A', after: 'B' },
    ]);
  });

  it('leaves out the sentence that the database writes by itself: the ground says the same', () => {
    const detail = { reason_code: 'automatic', reason: 'Several members reported it.' };
    expect(factsOf('community.hide', detail)).toEqual([{ key: 'reason_code', value: 'automatic' }]);
    expect(factsOf('community.hide', { ...detail, reason_code: 'spam' })).toContainEqual({
      key: 'reason',
      value: 'Several members reported it.',
    });
  });

  it('has a name in the texts for each of its keys, and no name is there for nothing', () => {
    const names = [...textsOf('en', 'admin-log').keys()].filter((key) => key.startsWith('names.'));
    const used = Object.values(factTypes).map(({ name }) => `names.${name}`);
    expect([...new Set(used)].sort()).toEqual(names.sort());
  });

  it('is known by keys of its own alone', () => {
    expect(factType('is_active')).toEqual({ name: 'active', kind: 'flag' });
    expect(factType('toString')).toBeNull();
  });
});
