import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noteBreakMutation } from '@/api/training/focus-sessions';
import { Section } from '@/components/section';
import { TimeRing } from '@/components/time-ring';
import { Button } from '@/components/ui/button';
import { useNow } from '@/hooks/use-now';
import { useFormats } from '@/i18n/use-formats';
import {
  type Burst,
  breakLeftMs,
  breakMinutes,
  maxBurstsInRow,
  nextPlace,
} from '@/lib/cognitive/focus-burst';
import { minuteMs, secondMs } from '@/lib/time';
import { useSaveBurst } from './use-save-burst';

export interface BurstBreakProps {
  burst: Burst;
  endedAt: number;
  userId: string;
}

/** The break between two bursts, by its clock; the next one begins when somebody wants it, also before that. */
export function BurstBreak({ burst, endedAt, userId }: BurstBreakProps) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  const { save, busy } = useSaveBurst(userId);
  const { id, task, plannedSeconds } = burst;
  const place = nextPlace(burst);
  const now = useNow(place !== null, 250);
  const { mutate: noteBreak } = useMutation(noteBreakMutation(userId));
  const isOver = breakLeftMs(plannedSeconds, endedAt, now) === 0;
  useEffect(() => {
    if (place !== null && isOver) noteBreak(id);
  }, [place, isOver, id, noteBreak]);
  if (place === null) return <p>{t('burst.lastInRow')}</p>;
  const leftMs = breakLeftMs(plannedSeconds, endedAt, now);
  const next = () =>
    save({ task, firstStep: '', mood: null, minutes: plannedSeconds / 60, running: true, place });
  return (
    <Section title={t('burst.breakTitle')} ruled>
      <div data-part="break" className="grid justify-items-center gap-5">
        <TimeRing
          share={leftMs / (breakMinutes(plannedSeconds) * minuteMs)}
          text={formats.clock(Math.ceil(leftMs / secondMs))}
          note={leftMs > 0 ? t('burst.remaining') : undefined}
        />
        <p role="status" className={leftMs > 0 ? 'sr-only' : undefined}>
          {leftMs > 0 ? null : t('burst.breakOver')}
        </p>
        <Button size="lg" busy={busy} onClick={next} data-action="next-burst">
          {t('burst.nextInRow', { place: formats.count(place), most: formats.count(maxBurstsInRow) })}
        </Button>
      </div>
    </Section>
  );
}
