import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { SittingPlan } from './sitting-plan';

/**
 * Around the middle of the practice: how far it is, a quiet edge, and the rule. All of it is drawn once; the sitting shows
 * one number after the other. The test itself has an empty field.
 */
export function PracticeFrame({ plan: { list, variant } }: { plan: SittingPlan }) {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div className="absolute inset-x-4 top-17 bottom-24 rounded-l border border-line bg-surface" />
      {list.map((_, index) => (
        <span
          // The place is what it says.
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
          key={index}
          data-count={index + 1}
          className="invisible absolute end-5 top-6 text-sm text-ink-soft tabular-nums"
        >
          {t('stage.count', { number: formats.count(index + 1), of: formats.count(list.length) })}
        </span>
      ))}
      <p
        data-stage="rule"
        className="invisible absolute inset-x-4 bottom-0 grid h-24 place-items-center text-center text-sm text-ink-soft"
      >
        {t(`stage.rule.${variant}`)}
      </p>
    </div>
  );
}
