import { useTranslation } from 'react-i18next';
import { useNow } from '@/hooks/use-now';
import { clamp } from '@/lib/numbers';
import { ActivityNote } from '../../activities/activity-body';
import type { ActivityScreenProps } from '../../activities/types';
import { NumberPathView } from './number-path-view';
import { RecallView } from './recall-view';
import { delayedRecord, delayMs, emptyRecall, readLearnedList, readRecall } from './word-state';

/** Recall of the learned words, at least five minutes after the learning; a number path fills what is missing. */
export function WordDelayedScreen({
  run,
  task,
  state: kept,
  onChange,
  onNext,
  language,
  header,
}: ActivityScreenProps) {
  const { t } = useTranslation('activities', { lng: language });
  const recall = readRecall(kept);
  const learning = run.tasks.word_learning;
  const now = useNow(recall === null, 1000);
  // A clock that was set back must not make the wait longer than it is.
  const waitMs = learning ? clamp(learning.at + delayMs - now, 0, delayMs) : 0;
  const shared = { language, header };

  if (run.tasks[task]?.complete) {
    return (
      <ActivityNote
        {...shared}
        screen="word-delayed-done"
        title={t('delayed.doneTitle')}
        lines={[t('delayed.doneText')]}
        action={t('continue')}
        onAction={onNext}
      />
    );
  }
  if (recall === null && waitMs > 0) {
    return <NumberPathView {...shared} seed={run.seed} waitMs={waitMs} />;
  }
  if (recall === null) {
    return (
      <ActivityNote
        {...shared}
        screen="word-delayed-start"
        title={t('delayed.title')}
        lines={[t('delayed.text')]}
        action={t('start')}
        onAction={() => onChange(emptyRecall, false)}
      />
    );
  }
  return (
    <RecallView
      {...shared}
      screen="word-delayed-recall"
      title={t('delayed.recallTitle')}
      words={readLearnedList(learning?.data)?.words ?? []}
      recall={recall}
      onKeep={(next) => onChange(next, false)}
      onEnd={(next) => onChange(delayedRecord(next), true)}
    />
  );
}
