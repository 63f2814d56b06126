import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/config/brand';
import { languageCodes } from '@/config/languages';
import { refundDays, resendCooldownSeconds } from '@/config/limits';
import { useFormats } from '@/i18n/use-formats';
import { catalogue } from '@/lib/assessments/catalogue';
import type { PriceRow } from '@/lib/billing/membership-view';
import { exercises } from '@/lib/cognitive/registry';
import { type FaqAnswer, type FaqFacts, type FaqSource, faqAnswers } from '@/lib/faq/entries';

const tests = Object.values(catalogue);
/** Of what everybody may take without an account. */
const minutesOfFirst = Math.max(
  ...tests.filter(({ access }) => access === 'visitor').map(({ minutes }) => minutes.max),
);
/** The longest wait of a kind of test, days. */
const waitOf = (isMeant: (kind: (typeof tests)[number]['kind']) => boolean) =>
  Math.max(...tests.filter(({ kind }) => isMeant(kind)).map(({ retakeWaitDays }) => retakeWaitDays));

/**
 * The answers with what they name: figures of the product as they are, prices as the price table says.
 * @param prices none while they are not known: what names them is left out
 */
export function useFaqAnswers(
  source: readonly FaqSource[] | undefined,
  prices?: readonly PriceRow[],
): readonly FaqAnswer[] {
  const { t } = useTranslation();
  const { count, money } = useFormats();
  return useMemo(() => {
    if (!source) return [];
    const monthly = (tier: PriceRow['tier']) => {
      const row = prices?.find((one) => one.tier === tier && one.interval === 'month');
      return row && money(row.amount_cents, row.currency);
    };
    const trial = Math.max(0, ...(prices ?? []).map((row) => row.trial_days));
    const facts: FaqFacts = {
      name: brand.name,
      email: brand.email,
      support: t('support'),
      languages: count(languageCodes.length),
      exercises: count(exercises.length),
      snapshot: count(minutesOfFirst),
      waitReaction: count(waitOf((kind) => kind === 'timed')),
      waitOther: count(waitOf((kind) => kind !== 'timed')),
      resend: count(resendCooldownSeconds),
      plus: monthly('plus'),
      premium: monthly('premium'),
      trial: trial > 0 ? count(trial) : undefined,
      refundYearly: count(refundDays.yearly),
      refundPlan: count(refundDays.plan),
      refundSingle: count(refundDays.single),
    };
    return faqAnswers(source, facts);
  }, [source, prices, t, count, money]);
}
