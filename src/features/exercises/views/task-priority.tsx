import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { exercise } from '@/lib/exercises/task-priority/exercise';
import { useAnswerTime } from '../stepped/step-time';
import { useKeys } from '../stepped/use-keys';
import { VerdictLine } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';
import { CardPair, type Side } from './task-priority/card-pair';

/** By the place of the key, whatever letter is on it. */
const keys: Readonly<Record<string, Side>> = { ArrowLeft: 'A', KeyF: 'A', ArrowRight: 'B', KeyJ: 'B' };

function Step({ item, config, onAnswer }: StepOf<typeof exercise>) {
  const { t } = useTranslation('exercise-task-priority');
  const formats = useFormats();
  const { limitMs } = item;
  const { took } = useAnswerTime(limitMs, true, () => onAnswer({ tookMs: took(), choice: null }));
  const choose = (choice: Side) => onAnswer({ tookMs: took(), choice });
  useKeys(
    true,
    (_key, code) => {
      const side = keys[code];
      if (side) choose(side);
      return side !== undefined;
    },
    ['left', 'right'],
  );
  return (
    <CardPair item={item} isDrawn={config.variant === 'cards'} onChoose={choose}>
      {limitMs === null ? null : t('limit', { time: formats.duration(limitMs / 1000, 'second') })}
    </CardPair>
  );
}

function Answered({ item, answer, trial, config, isBlank }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('player');
  return (
    <CardPair item={item} isDrawn={config.variant === 'cards'} chosen={answer.choice} isBlank={isBlank}>
      {isBlank ? null : answer.choice === null ? (
        <span role="status" className="text-base font-semibold text-ink">
          {t('feedback.too_late')}
        </span>
      ) : (
        <VerdictLine isRight={trial.correct} />
      )}
    </CardPair>
  );
}

export const view = steppedView(exercise, {
  variants: ['cards', 'spoken'],
  Step,
  Answered,
  tellsFor: { ms: 2000, blankMs: 500 },
  measures: [
    { id: 'accuracy', unit: 'percent', of: ({ accuracy }) => accuracy, part: 'accuracy' },
    { id: 'conflict', unit: 'percent', of: ({ accuracyByType }) => accuracyByType.conflict },
    { id: 'aligned', unit: 'percent', of: ({ accuracyByType }) => accuracyByType.aligned },
    { id: 'sequence', unit: 'percent', of: ({ accuracyByType }) => accuracyByType.sequence },
    { id: 'bias', unit: 'hundredths', of: ({ urgencyBias }) => urgencyBias, optional: true },
    { id: 'medianRt', unit: 'ms', of: ({ medianMs }) => medianMs },
  ],
  level: ({ limitS }) => ({ limitS }),
});
