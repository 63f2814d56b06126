import { useTranslation } from 'react-i18next';
import type { Room } from '@/api/rooms/shapes';
import { TimeRing } from '@/components/time-ring';
import { useFormats } from '@/i18n/use-formats';
import { phaseSeconds, type Said } from '@/lib/rooms/shown';
import type { RoomTimer } from '@/lib/rooms/timer';
import { usePhaseWords } from '../phase-words';

export interface RoomClockProps {
  room: Room;
  timer: RoomTimer;
  said: Said | null;
}

/** The one thing of the page: time left as ring and number, phase and round in words. */
export function RoomClock({ room, timer, said }: RoomClockProps) {
  const { t } = useTranslation('rooms');
  const { clock } = useFormats();
  const phaseWords = usePhaseWords();
  const whole = phaseSeconds(timer, room);
  const left = timer.remainingS ?? whole;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <TimeRing size="lg" share={timer.phase === 'countdown' ? 1 : left / whole} text={clock(left)} />
      <p className="text-lg font-semibold">{phaseWords(timer, room.rounds)}</p>
      <p role="status" className="sr-only">
        {said && <SaidWords said={said} />}
      </p>
      {timer.phase === 'done' && <p className="text-ink-soft">{t('doneText')}</p>}
    </div>
  );
}

/** Focus and break as they begin, the end, and what is left; that a room waits again needs no words. */
function SaidWords({ said }: { said: Said }) {
  const { t } = useTranslation('rooms');
  if ('minutesLeft' in said) return t('said.left', { time: t('words.minutes', { count: said.minutesLeft }) });
  if (said.phase === 'focus') return t('said.focus');
  if (said.phase === 'break') return t('said.break');
  return said.phase === 'done' ? t('phase.done') : null;
}
