import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { RoomTimer } from '@/lib/rooms/timer';

/** A phase and its round in words: 'Focus · Round 2 of 4'. */
export function usePhaseWords(): (timer: RoomTimer, rounds: number) => string {
  const { t } = useTranslation('rooms');
  const { count } = useFormats();
  return ({ phase, round, paused }, rounds) => {
    const words = t(`phase.${phase}`);
    if (round === null || phase === 'done') return words;
    const place = t('round', { number: count(round), all: count(rounds) });
    return [paused ? t('words.paused') : words, place].join(' · ');
  };
}
