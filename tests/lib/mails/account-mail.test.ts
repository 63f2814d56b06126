import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { languageCodes } from '../../../src/config/languages.ts';
import { type AccountEvent, accountEventSchema, accountMail } from '../../../src/lib/mails/account-mail.ts';
import { textsOf } from '../../support/locales.ts';

const site = 'https://site.example';
const ends_at = '2026-11-30T14:05:00+00:00';
const price = { interval: 'year', amount_cents: 9900, currency: 'usd' } as const;
const events: Readonly<Record<string, AccountEvent>> = {
  started: { kind: 'trial_started', facts: { tier: 'plus', ends_at, ...price } },
  cancelled: { kind: 'trial_cancelled', facts: { tier: 'premium', ends_at } },
  ended: { kind: 'trial_cancelled', facts: { tier: 'premium' } },
  plan: { kind: 'plan_cancelled', facts: { tier: 'plus', ends_at } },
  erasure: { kind: 'erasure_planned', facts: { ends_at } },
  undone: { kind: 'erasure_undone', facts: {} },
};
const textOf = (name: string, language: string | null): string => {
  const event = events[name];
  if (event === undefined) throw new Error(name);
  const { subject, lines, action } = accountMail(event, language, site);
  return [subject, ...lines, action.name].join('\n');
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
      expect(textOf('started', language)).toContain(billing.get('trial.cancel'));
      for (const name of ['cancelled', 'plan'])
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
      ['plan', '/account-settings'],
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
