import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { brand } from '@/config/brand';
import { refundDays } from '@/config/limits';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import { useHashTarget } from '@/hooks/use-hash-target';
import type { PriceRow } from '@/lib/billing/membership-view';

const anchor = 'plan-questions';
const plain = ['cancel', 'refund', 'credit', 'change', 'screening'] as const;

/** Money matters in plain words. Every figure comes from the price table. */
export function MembershipFaq({ prices }: { prices: readonly PriceRow[] }) {
  const { t } = useTranslation('membership');
  const { price } = useMembershipTexts();
  useHashTarget(anchor);
  const monthly = (tier: PriceRow['tier']) =>
    prices.find((row) => row.tier === tier && row.interval === 'month');
  const plus = monthly('plus');
  const premium = monthly('premium');
  const trialDays = Math.max(0, ...prices.map(({ trial_days }) => trial_days));
  return (
    <Section id={anchor} title={t('faq.title')} className="mt-section">
      <Accordion type="single" collapsible className="max-w-3xl">
        {plus && premium ? (
          <AccordionItem value="cost" title={t('faq.cost.q')}>
            <p data-part="charged">{t('faq.cost.charged', { plus: price(plus), premium: price(premium) })}</p>
          </AccordionItem>
        ) : null}
        <AccordionItem value="trial" title={t('faq.trial.q')}>
          {trialDays > 0 ? t('faq.trial.a', { count: trialDays }) : t('faq.trial.none')}
        </AccordionItem>
        {plain.map((id) => (
          <AccordionItem key={id} value={id} title={t(`faq.${id}.q`)}>
            {t(`faq.${id}.a`, { email: brand.email, ...refundDays })}
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
