import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { type HubStep, hubSteps } from '@/lib/assessments/hub';

/** The four steps from choosing to tracking, with the one at hand marked and those before it done. */
export function StepStrip({ current }: { current: HubStep }) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  const at = hubSteps.indexOf(current);
  return (
    <ol aria-label={t('strip.label')} className="mb-8 grid grid-cols-2 gap-3 md:grid-cols-4">
      {hubSteps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={cx(
            'relative border-t-3 pt-2.5 text-[0.95rem] max-sm:text-[0.875rem]',
            index <= at ? 'border-accent' : 'border-line',
            index === at ? 'font-semibold' : 'text-ink-soft',
          )}
        >
          {`${formats.count(index + 1)} `}
          {index === at ? <mark>{t(`strip.${step}`)}</mark> : t(`strip.${step}`)}
          {index < at ? <Check aria-hidden="true" className="ms-1.5 inline size-4 text-accent" /> : null}
        </li>
      ))}
    </ol>
  );
}
