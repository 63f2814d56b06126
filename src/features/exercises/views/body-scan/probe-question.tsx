import { useTranslation } from 'react-i18next';
import { pressProps } from '../../stepped/press-props';
import { useKeys } from '../../stepped/use-keys';

const answers = [
  { given: 'on', keys: ['arrowleft', 'f'] },
  { given: 'off', keys: ['arrowright', 'j'] },
] as const;

/** Where the attention is just now. One press; neither answer is the better one. */
export function ProbeQuestion({ onAnswer }: { onAnswer: (given: 'on' | 'off') => void }) {
  const { t } = useTranslation('exercise-body-scan');
  useKeys(
    true,
    (key) => {
      const meant = answers.find(({ keys }) => keys.some((one) => one === key.toLowerCase()));
      if (meant) onAnswer(meant.given);
      return meant !== undefined;
    },
    ['left', 'right'],
  );
  return (
    <>
      <div role="alert">
        <h1 tabIndex={-1} className="text-2xl text-balance">
          {t('ask')}
        </h1>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {answers.map(({ given }) => (
          <button
            key={given}
            type="button"
            data-probe={given}
            className="min-h-20 cursor-pointer touch-manipulation rounded-m border-2 border-line-strong bg-surface px-3 py-4 text-lg leading-tight font-semibold text-balance active:border-accent active:bg-accent-tint"
            {...pressProps(() => onAnswer(given))}
          >
            {t(`probe.${given}`)}
          </button>
        ))}
      </div>
    </>
  );
}
