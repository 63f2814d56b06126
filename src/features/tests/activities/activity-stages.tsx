import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '@/components/ui/progress';
import { ActivityNote, type ActivityNoteProps } from './activity-body';
import type { ActivityScreenProps } from './types';

type Note = Pick<ActivityNoteProps, 'title' | 'lines'>;

interface ActivityStagesProps extends Pick<ActivityScreenProps, 'language' | 'header'> {
  /** Name of the part for browser tests; what is read before and after it is called after it. */
  screen: string;
  /** Something was answered already: it goes on without what is read before. */
  begun: boolean;
  done: boolean;
  before: Note;
  after: Note;
  onNext: () => void;
  children: ReactNode;
}

/** An activity between what a person reads before and after it. */
export function ActivityStages({
  screen,
  begun,
  done,
  before,
  after,
  onNext,
  children,
  ...shared
}: ActivityStagesProps) {
  const { t } = useTranslation('activities', { lng: shared.language });
  const [started, setStarted] = useState(begun);
  if (done) {
    return (
      <ActivityNote
        {...shared}
        {...after}
        screen={`${screen}-done`}
        action={t('continue')}
        onAction={onNext}
      />
    );
  }
  if (started) return children;
  return (
    <ActivityNote
      {...shared}
      {...before}
      screen={`${screen}-start`}
      action={t('start')}
      onAction={() => setStarted(true)}
    />
  );
}

interface ActivityProgressProps {
  label: string;
  /** How far it is, in words ('3 of 30'). */
  position: string;
  value: number;
  max: number;
}

/** How far an activity is, in words and as a bar. */
export function ActivityProgress({ position, ...bar }: ActivityProgressProps) {
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft tabular-nums">{position}</p>
      <Progress {...bar} valueText={position} />
    </>
  );
}
