import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';

const steps = ['choose', 'complete', 'review', 'track'] as const;
export type HubStep = (typeof steps)[number];

/** The four steps from choosing to tracking, with the one at hand marked. */
export function StepStrip({ current }: { current: HubStep }) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  return (
    <ol aria-label={t('strip.label')} className="mb-8 grid grid-cols-2 gap-3 md:grid-cols-4">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={cx(
            'border-t-3 pt-2.5 text-[0.95rem]',
            step === current ? 'border-accent font-semibold' : 'border-line text-ink-soft',
          )}
        >
          {`${formats.count(index + 1)} ${t(`strip.${step}`)}`}
        </li>
      ))}
    </ol>
  );
}
