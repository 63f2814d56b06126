import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedRoom } from '@/api/rooms/shapes';
import { Byline } from '@/components/posts/byline';
import { href, paths } from '@/config/paths';
import { useNow } from '@/hooks/use-now';
import { useFormats } from '@/i18n/use-formats';
import { timerOf } from '@/lib/rooms/shown';
import { secondMs } from '@/lib/time';
import { usePhaseWords } from './phase-words';

export interface RoomRowProps {
  room: ListedRoom;
  /** When the list was read, by the clock of this device. */
  readAt: number;
}

/** A room in the list: what it is for, how many are in it, and where its timer stands. */
export function RoomRow({ room, readAt }: RoomRowProps) {
  const { t } = useTranslation('rooms');
  const { count, languageName } = useFormats();
  const phaseWords = usePhaseWords();
  const now = useNow(true, 10 * secondMs);
  const timer = timerOf(room, Date.parse(room.now) + Math.max(0, now - readAt));
  const facts = [
    t('seats', { taken: count(room.seats), capacity: count(room.capacity) }),
    phaseWords(timer, room.rounds),
    languageName(room.lang),
  ];
  return (
    <li>
      <article aria-labelledby={`room-${room.id}`} className="grid gap-2 py-4">
        <h3
          id={`room-${room.id}`}
          lang={room.lang}
          dir="auto"
          className="font-serif text-lg leading-snug wrap-anywhere"
        >
          <Link to={href(paths.communityRoom, { roomId: room.id })} className="hover:underline">
            {room.title}
          </Link>
        </h3>
        {room.description !== '' && (
          <p lang={room.lang} dir="auto" className="wrap-anywhere">
            {room.description}
          </p>
        )}
        <p className="text-sm text-ink-soft">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        {room.host && <Byline author={room.host} />}
      </article>
    </li>
  );
}
