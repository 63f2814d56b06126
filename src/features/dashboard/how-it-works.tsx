import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';

const steps = ['answer', 'read', 'practice'] as const;

/** What this is, for somebody who has just come. */
export function HowItWorks() {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('how.title')}>
      <ol className="grid max-w-read list-decimal gap-2 ps-5">
        {steps.map((step) => (
          <li key={step}>{t(`how.${step}`)}</li>
        ))}
      </ol>
    </Section>
  );
}
