import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { RoomView } from '@/api/rooms/room-view';
import type { Seat } from '@/api/rooms/shapes';
import { Avatar } from '@/components/avatar';
import { memberParam } from '@/components/posts/byline';
import { Section } from '@/components/section';
import { Badge } from '@/components/ui/badge';
import { useFormats } from '@/i18n/use-formats';
import { PersonMenu } from './person-menu';

export interface PeopleProps {
  view: RoomView;
  userId: string;
  me: string;
  /** Whose connection is lost. */
  gone: ReadonlySet<string>;
}

/** Who is in the room, and what each of them works on. */
export function People({ view, userId, me, gone }: PeopleProps) {
  const { t } = useTranslation('rooms');
  const { count } = useFormats();
  const { room, members } = view;
  const isHost = room.host_profile_id === me;
  return (
    <Section
      title={t('people')}
      ruled
      action={
        <span className="text-sm text-ink-soft">
          {t('seats', { taken: count(members.length), capacity: count(room.capacity) })}
        </span>
      }
    >
      <ul className="grid gap-3">
        {members.map((seat) => (
          <li key={seat.profile_id} className="flex items-start gap-3">
            <Person
              seat={seat}
              isHost={room.host_profile_id === seat.profile_id}
              isGone={seat.profile_id !== me && gone.has(seat.profile_id)}
            />
            {isHost && seat.profile_id !== me && <PersonMenu seat={seat} roomId={room.id} userId={userId} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Person({ seat, isHost, isGone }: { seat: Seat; isHost: boolean; isGone: boolean }) {
  const { t } = useTranslation('rooms');
  const { t: posts } = useTranslation('posts');
  const { pathname, search } = useLocation();
  const { card, goal } = seat;
  const name = card?.handle ?? posts('formerMember');
  const asked = new URLSearchParams(search);
  asked.set(memberParam, seat.profile_id);
  return (
    <>
      <Avatar
        picture={card?.avatar ?? null}
        name={name}
        email=""
        className={cx('size-9 text-sm', isGone && 'opacity-40 grayscale')}
      />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {card ? (
            <Link
              to={{ pathname, search: `?${asked}` }}
              preventScrollReset
              dir="auto"
              className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
          {isHost && <Badge>{t('host')}</Badge>}
          {!isHost && seat.co_host && <Badge tone="outline">{t('coHost')}</Badge>}
        </p>
        {goal !== '' && (
          <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
            {goal}
          </p>
        )}
        {isGone && <p className="text-sm text-ink-soft">{t('gone')}</p>}
      </div>
    </>
  );
}
