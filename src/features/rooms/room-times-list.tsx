import { useTranslation } from 'react-i18next';
import type { Room } from '@/api/rooms/shapes';
import { useFormats } from '@/i18n/use-formats';

/** How a room works and rests. */
export function RoomTimesList({ room }: { room: Room }) {
  const { t } = useTranslation('rooms');
  const { count } = useFormats();
  const minutes = (seconds: number) => t('words.minutes', { count: Math.round(seconds / 60) });
  const facts = [
    [t('phase.focus'), minutes(room.focus_s)],
    [t('phase.break'), minutes(room.break_s)],
    [t('rounds'), count(room.rounds)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
