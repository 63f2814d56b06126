import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { brand } from '../../../src/config/brand.ts';
import { languageCodes } from '../../../src/config/languages.ts';
import { type AccountEvent, accountEventSchema } from '../../../src/lib/mails/account-event.ts';
import { accountMail } from '../../../src/lib/mails/account-mail.ts';
import { textsOf } from '../../support/locales.ts';

const site = 'https://site.example';
const ends_at = '2026-11-30T14:05:00+00:00';
const price = { interval: 'year', amount_cents: 9900, currency: 'usd' } as const;
const plus = { tier: 'plus', interval: 'month', amount_cents: 999, currency: 'usd' } as const;
const premium = { ...plus, tier: 'premium', amount_cents: 1999 } as const;
const attempt_id = '0b000000-0000-4000-8000-000000000001';
const order = {
  currency: 'usd',
  lines: [
    { title: 'FocusTrack Attention', cents: 1999 },
    { title: 'Start Barriers', cents: 1499 },
  ],
  bundle_percent: 10,
  bundle_cents: 350,
  coupon_code: 'WELCOME10',
  coupon_cents: 315,
  total_cents: 2833,
};
const events: Readonly<Record<string, AccountEvent>> = {
  started: { kind: 'trial_started', facts: { tier: 'plus', ends_at, ...price } },
  cancelled: { kind: 'trial_cancelled', facts: { tier: 'premium', ends_at } },
  ended: { kind: 'trial_cancelled', facts: { tier: 'premium' } },
  ending: { kind: 'trial_ending', facts: { tier: 'plus', ends_at, ...price } },
  plan: { kind: 'plan_cancelled', facts: { tier: 'plus', ends_at } },
  bought: { kind: 'plan_started', facts: { ...plus, renews_at: ends_at, paid_cents: 999 } },
  up: { kind: 'plan_changed', facts: { ...premium, from: plus, next_at: ends_at, paid_cents: 512 } },
  down: { kind: 'plan_changes', facts: { ...plus, from: premium, next_at: ends_at } },
  renewal: { kind: 'renewal_coming', facts: { tier: 'plus', renews_at: ends_at, ...price } },
  failed: { kind: 'payment_failed', facts: { ...plus, due_cents: 999, pay_by: ends_at } },
  order: { kind: 'order_paid', facts: order },
  refund: {
    kind: 'refunded',
    facts: { currency: 'usd', amount_cents: 3498, closes: ['FocusTrack Attention', 'Start Barriers'] },
  },
  answered: { kind: 'invite_answered', facts: { attempt_id } },
  invite: { kind: 'invite_ending', facts: { attempt_id, ends_at } },
  erasure: { kind: 'erasure_planned', facts: { ends_at } },
  undone: { kind: 'erasure_undone', facts: {} },
};
const textOf = (name: string, language: string | null): string => {
  const event = events[name];
  if (event === undefined) throw new Error(name);
  const { subject, lines, rows, after, action, foot } = accountMail(event, language, site);
  const amounts = rows.map(({ name: what, amount }) => `${what}: ${amount}`);
  return [subject, ...lines, ...amounts, ...after, action.name, foot].join('\n');
};

describe('a mail about a trial', () => {
  it('says until when it is free and what it costs then', () => {
    expect(textOf('started', 'en')).toContain('November 30, 2026 at 2:05 PM UTC');
    expect(textOf('started', 'en')).toContain('$99.00 a year');
    expect(textOf('started', 'de')).toContain('30. November 2026 um 14:05 UTC');
    expect(textOf('started', 'de')).toMatch(/99,00\s\$ im Jahr/);
  });

  it('that was ended at once names no day to come', () => {
    for (const language of languageCodes) expect(textOf('ended', language)).not.toContain('2026');
  });
});

const amountsOf = (event: AccountEvent) =>
  accountMail(event, 'en', site).rows.map(
    ({ name, amount, isSum }) => `${isSum ? '= ' : ''}${name} ${amount}`,
  );

describe('a mail about an order', () => {
  it('lists what was bought, what was taken off, and what was paid', () => {
    expect(amountsOf({ kind: 'order_paid', facts: order })).toEqual([
      'FocusTrack Attention $19.99',
      'Start Barriers $14.99',
      'Discount for several items, 10% −$3.50',
      'Code WELCOME10 −$3.15',
      '= Paid $28.33',
    ]);
  });

  it('shows what a bundle saves in a line of its own, beside several items and the code', () => {
    const facts = {
      ...order,
      lines: [
        { title: 'Procrastination Suite', cents: 5595 },
        { title: 'FocusTrack Attention', cents: 1999 },
      ],
      saving_cents: 1596,
      bundle_cents: 600,
      coupon_cents: 540,
      total_cents: 4858,
    };
    expect(amountsOf({ kind: 'order_paid', facts })).toEqual([
      'Procrastination Suite $55.95',
      'FocusTrack Attention $19.99',
      'Bundle discount −$15.96',
      'Discount for several items, 10% −$6.00',
      'Code WELCOME10 −$5.40',
      '= Paid $48.58',
    ]);
    for (const language of languageCodes) {
      const { rows } = accountMail({ kind: 'order_paid', facts }, language, site);
      expect(rows).toHaveLength(6);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(6);
    }
  });

  it('leaves out what was not taken off', () => {
    const facts = {
      ...order,
      lines: order.lines.slice(0, 1),
      bundle_cents: 0,
      coupon_cents: 0,
      total_cents: 1999,
    };
    expect(amountsOf({ kind: 'order_paid', facts })).toEqual([
      'FocusTrack Attention $19.99',
      '= Paid $19.99',
    ]);
  });

  it('adds tax that comes on top, and names tax that the prices hold below the sum', () => {
    expect(
      amountsOf({ kind: 'order_paid', facts: { ...order, tax_cents: 250, total_cents: 3083 } }).slice(-2),
    ).toEqual(['Tax $2.50', '= Paid $30.83']);
    expect(amountsOf({ kind: 'order_paid', facts: { ...order, tax_cents: 250 } }).slice(-2)).toEqual([
      '= Paid $28.33',
      'Tax included $2.50',
    ]);
  });

  it('names every discount in each language once', () => {
    for (const language of languageCodes) {
      const { rows } = accountMail({ kind: 'order_paid', facts: order }, language, site);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(5);
    }
  });
});

describe('a mail about a plan', () => {
  const bought = { ...plus, renews_at: ends_at };
  it('takes credit off its price', () => {
    expect(amountsOf({ kind: 'plan_started', facts: { ...bought, paid_cents: 0 } })).toEqual([
      'Plus $9.99',
      'Credit for earlier purchases −$9.99',
      '= Paid $0.00',
    ]);
    expect(
      amountsOf({
        kind: 'plan_started',
        facts: { ...bought, credit_cents: 500, tax_cents: 80, paid_cents: 579 },
      }),
    ).toEqual(['Plus $9.99', 'Credit for earlier purchases −$5.00', 'Tax $0.80', '= Paid $5.79']);
  });

  it('says no amount that no bill has told yet', () => {
    expect(amountsOf({ kind: 'plan_started', facts: bought })).toEqual([]);
  });

  it('that changed at once says from what to what, what that cost, and when the next payment is due', () => {
    const text = textOf('up', 'en');
    expect(text).toContain('from “Plus, $9.99 a month” to “Premium, $19.99 a month”');
    expect(text).toContain('$5.12 was charged');
    expect(text).toContain('due on November 30, 2026');
    const free = accountMail(
      { kind: 'plan_changed', facts: { ...premium, from: plus, next_at: ends_at, paid_cents: 0 } },
      'en',
      site,
    );
    expect(free.lines.join()).toContain('Nothing was charged');
  });
});

describe('a mail about money that goes back', () => {
  it('says how much, and what closes or that nothing does', () => {
    expect(textOf('refund', 'en')).toContain('Closed with it: FocusTrack Attention and Start Barriers.');
    expect(textOf('refund', 'de')).toContain('FocusTrack Attention und Start Barriers');
    const partly = accountMail(
      { kind: 'refunded', facts: { currency: 'usd', amount_cents: 200, closes: [] } },
      'en',
      site,
    );
    expect(partly.subject).toBe('$2.00 goes back to you');
    expect(partly.lines.join()).toContain('What you bought stays open.');
  });
});

describe('a mail about an invite', () => {
  it('holds the address of the report and nothing that says who, or how it went', () => {
    const mail = accountMail({ kind: 'invite_answered', facts: { attempt_id } }, 'en', site);
    expect(mail.action.url).toBe(`${site}/reports/${attempt_id}#invite`);
    expect(mail.foot).toContain('You can switch such mails off');
  });
});

describe('a mail about something agreed', () => {
  it.each(languageCodes)('brings the terms along in %s, as the legal page has them', (language) => {
    const terms = textsOf(language, 'terms');
    for (const name of ['order', 'bought', 'started']) {
      const event = events[name];
      if (event === undefined) throw new Error(name);
      const { files } = accountMail(event, language, site);
      expect(files).toHaveLength(2);
      for (const { name, text } of files) {
        expect(name).toMatch(/\.txt$/);
        expect(text).not.toContain('{{');
      }
      const text = files[0]?.text ?? '';
      // How a purchase is taken back stands by itself, too, with where to write.
      expect(files[1]?.text).toContain(brand.email);
      expect(files[1]?.text).toContain(terms.get('refunds.l4'));
      for (const key of ['price.p2', 'price.p3']) expect(text).toContain(terms.get(key));
      expect(text).not.toMatch(/[{}]/);
    }
  });

  it('is no other mail', () => {
    const bare = Object.entries(events).filter(
      ([, event]) => accountMail(event, 'en', site).files.length === 0,
    );
    expect(bare.map(([name]) => name)).not.toContain('order');
    expect(bare).toHaveLength(Object.keys(events).length - 3);
  });
});

describe('every mail', () => {
  const inAll = Object.keys(events).flatMap((name) =>
    languageCodes.map((language) => [name, language] as const),
  );

  it.each(inAll)('"%s" in %s is whole: nothing is left to fill in', (name, language) => {
    expect(textOf(name, language)).not.toMatch(/[{}]/);
  });

  it('is in the language of its reader, and in English for one we do not know', () => {
    for (const name of Object.keys(events)) {
      expect(new Set(languageCodes.map((language) => textOf(name, language))).size).toBe(
        languageCodes.length,
      );
      for (const unknown of [null, 'xx', '']) expect(textOf(name, unknown)).toBe(textOf(name, 'en'));
    }
  });

  it('names buttons as the pages do', () => {
    for (const language of languageCodes) {
      const billing = textsOf(language, 'billing');
      const keep = textsOf(language, 'settings').get('erase.keep') ?? 'missing';
      for (const name of ['started', 'ending'])
        expect(textOf(name, language)).toContain(billing.get('trial.cancel'));
      for (const name of ['answered', 'invite'])
        expect(textOf(name, language)).toContain(textsOf(language, 'common').get('words.notifications'));
      for (const name of ['cancelled', 'plan', 'bought', 'down', 'renewal', 'failed'])
        expect(textOf(name, language)).toContain(billing.get('portal.open'));
      expect(textOf('erasure', language).split(keep).length).toBe(3);
    }
  });

  it('leads to where the thing can be changed, on the site alone', () => {
    const pathOf = (event: AccountEvent) => accountMail(event, 'en', site).action.url.slice(site.length);
    expect(Object.entries(events).map(([name, event]) => [name, pathOf(event)])).toEqual([
      ['started', '/account-settings'],
      ['cancelled', '/account-settings'],
      ['ended', '/pricing'],
      ['ending', '/account-settings'],
      ['plan', '/account-settings'],
      ['bought', '/account-settings'],
      ['up', '/account-settings'],
      ['down', '/account-settings'],
      ['renewal', '/account-settings'],
      ['failed', '/account-settings'],
      ['order', '/account-settings'],
      ['refund', '/account-settings'],
      ['answered', `/reports/${attempt_id}#invite`],
      ['invite', `/reports/${attempt_id}#invite`],
      ['erasure', '/settings#erase'],
      ['undone', '/account-settings'],
    ]);
  });

  it('is made of facts that are whole', () => {
    const broken = { kind: 'trial_started', facts: { tier: 'plus', ends_at } };
    expect(z.safeParse(accountEventSchema, broken).success).toBe(false);
    expect(z.safeParse(accountEventSchema, events.started).success).toBe(true);
  });
});
