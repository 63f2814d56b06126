import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '@/config/languages.ts';
import { refundDays } from '@/config/limits.ts';
import { purchaseTermsVersion } from '@/lib/billing/purchase-terms.ts';
import { legalTextDate } from '@/pages/legal/legal-date.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** What stands beside the pay buttons, and what it leads to. */
const agreedTexts = (language: string): unknown => {
  const texts = (namespace: string) => read(`src/i18n/locales/${language}/${namespace}.json`);
  return [texts('store').checkout.agree, texts('membership').agree, texts('terms')];
};

/** Of the texts in all languages together. A version stands for one of them. */
const hashes: Readonly<Record<string, string>> = {
  '2026-11-28': 'a8741ff30193bed1',
  '2026-11-29': '484224d4882448af',
  '2026-11-30': '469b70191e7dca9e',
};

describe('what a buyer agrees to', () => {
  it('has a version of its own for each wording: a new wording gets a new version and a line here', () => {
    const hash = createHash('sha256').update(JSON.stringify([refundDays, languageCodes.map(agreedTexts)]));
    expect(hash.digest('hex').slice(0, 16)).toBe(hashes[purchaseTermsVersion]);
  });

  it('is dated on the page of the terms no later than its version', () => {
    expect(legalTextDate <= purchaseTermsVersion).toBe(true);
  });

  it.each(languageCodes)('names its days by the table alone in %s', (language) => {
    const places: Readonly<Record<string, string>> = {
      terms: JSON.stringify(read(`src/i18n/locales/${language}/terms.json`).refunds),
      plans: read(`src/i18n/locales/${language}/membership.json`).faq.refund.a,
      agreed: read(`src/i18n/locales/${language}/store.json`).checkout.agree,
      questions: JSON.stringify(
        read(`src/content/faq/${language}.json`).find(({ id }: { id: string }) => id === 'cancel-refund')
          .fullAnswer[0],
      ),
    };
    for (const [place, text] of Object.entries(places)) {
      expect(text, place).toMatch(/\{\{(yearly|plan|single|days|refundYearly)\}\}/);
      // How long a payment back takes is no such figure, and `l1` is a name.
      const figures = text.replace(/"\w+":/g, '').match(/\d+/g) ?? [];
      expect(figures, place).toEqual(place === 'terms' ? ['14'] : []);
    }
  });
});
