/** Texts that cannot be stored, or not be shown as what they are: refused with 400 by every function that takes texts. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { plainSubmission } from '../../src/lib/assessments/plain-submission.ts';
import { createCheckout, quoteCart } from '../../src/lib/contracts/checkout.ts';
import { customerPortal } from '../../src/lib/contracts/customer-portal.ts';
import { inviteSubmit } from '../../src/lib/contracts/invite-submit.ts';
import { sendSignupConfirmation } from '../../src/lib/contracts/send-signup-confirmation.ts';
import { assessmentSubmit } from '../../src/lib/contracts/submissions.ts';
import { isPlainText, plainLine, plainText } from '../../src/lib/plain-text.ts';
import { takeSnapshot } from '../../supabase/functions/_shared/submissions/serve-submissions.ts';
import { submission } from '../lib/assessments/snapshot-fixtures.ts';
import { post } from './accounts.support.ts';
import { createSubmitDeps } from './submissions.support.ts';

const bad = [
  ['NUL', 'a\0b'],
  ['half a character', 'a\ud83d'],
  ['a control character', 'a\u0007b'],
  ['a control character of Latin 1', 'a\u0085b'],
  ['a sign that turns the direction', 'a\u202eb'],
  ['an isolate', '\u2066ab\u2069'],
] as const;

const takers: readonly [string, z.core.$ZodType, (text: string) => unknown][] = [
  ['sku of a cart', quoteCart.body, (text) => ({ skus: [text] })],
  ['coupon of a cart', quoteCart.body, (text) => ({ skus: [], coupon: text })],
  ['price of a checkout', createCheckout.body, (text) => ({ priceId: text })],
  [
    'sku of a checkout',
    createCheckout.body,
    (text) => ({ cart_items: [{ sku: text, unit_price_cents: 1 }] }),
  ],
  ['address of the portal', customerPortal.body, (text) => ({ returnUrl: text })],
  ['name in a mail', sendSignupConfirmation.body, (text) => ({ userEmail: 'a@b.co', userName: text })],
  ['label of a child', assessmentSubmit.body, (text) => ({ ...submission, details: { child_label: text } })],
  ['open answer', assessmentSubmit.body, (text) => ({ ...submission, texts: { examples: text } })],
  [
    'open answer of an informant',
    inviteSubmit.body,
    (text) => ({ token: 'a'.repeat(64), submission: { ...submission, texts: { examples: text } } }),
  ],
];

describe.each(takers)('the %s', (_name, schema, body) => {
  it.each(bad)('holds no %s', (_what, text) => {
    expect(safeParse(schema, body(text)).success).toBe(false);
  });

  it('holds what people write', () => {
    for (const text of ['Zoë 👩‍👧', 'Ёжик', '小明', 'https://example.com']) {
      expect(safeParse(schema, body(text)).success, text).toBe(true);
    }
  });
});

describe('an attempt with such a text', () => {
  it.each(bad)('is answered with 400 and not stored: %s', async (_what, text) => {
    const { deps, stored } = createSubmitDeps(null);
    const response = await takeSnapshot(post({ ...submission, details: { child_label: text } }), deps);
    expect([response.status, (await response.json()).error.code]).toEqual([400, 'invalid_body']);
    expect(stored.size).toBe(0);
  });

  it('that an earlier version kept is made plain, so that it is not lost', () => {
    const kept = {
      ...submission,
      details: { child_label: '\u202eMia\u202c', age_band: '6-8' as const },
      texts: { examples: 'one\n\0two', nothing: '\u200e' },
    };
    const sent = plainSubmission(kept);
    expect(sent.details).toEqual({ child_label: 'Mia', age_band: '6-8' });
    expect(sent.texts).toEqual({ examples: 'one\ntwo' });
    expect(safeParse(assessmentSubmit.body, sent).success).toBe(true);
    expect(plainSubmission(sent)).toBe(sent);
  });
});

describe('a plain text', () => {
  it('keeps lines, tabs, joined signs and every script', () => {
    const text = 'Füße\n\t👩‍👧 שלום こんにちは';
    expect(isPlainText(text)).toBe(true);
    expect(plainText(text)).toBe(text);
    expect(plainLine('a\r\nb\tc')).toBe('a b c');
  });
});
