import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { blocksQuery } from '@/api/community/topic';
import { ownSeatQuery, roomListQuery } from '@/api/rooms/rooms';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { type Language, languageCodes } from '@/config/languages';
import { href, paths } from '@/config/paths';
import { currentLanguage } from '@/i18n/init';
import type { CommunityParts } from './community-parts';
import { RoomRow } from './room-row';

const OpenRoomDialog = lazy(() =>
  import('./open-room-dialog').then((module) => ({ default: module.OpenRoomDialog })),
);

/** The reader's language and English, as questions are listed at first. */
const langsOf = (own: Language) => languageCodes.filter((code) => code === own || code === 'en');

export interface OpenRoomsProps extends Pick<CommunityParts, 'Gate'> {
  userId: string;
}

/** The rooms of the list, the one in which the reader has a seat, and the way to one of their own. */
export function OpenRooms({ userId, Gate }: OpenRoomsProps) {
  const { t } = useTranslation('rooms');
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { data: seat } = useQuery(ownSeatQuery(userId));
  return (
    <div className="grid justify-items-start gap-4">
      {seat && (
        <Notice className="grid w-full gap-1">
          <p>{t('yours')}</p>
          <Link
            to={href(paths.communityRoom, { roomId: seat.id })}
            className="link w-fit wrap-anywhere"
            dir="auto"
          >
            {seat.title}
          </Link>
        </Notice>
      )}
      <RoomList userId={userId} />
      <Button ref={opener} variant="outline" onClick={() => setOpening(true)}>
        {t('open')}
      </Button>
      {isOpening && (
        <Suspense fallback={null}>
          <OpenRoomDialog
            Gate={Gate}
            onClose={() => setOpening(false)}
            onClosed={() => opener.current?.focus({ preventScroll: true })}
            onOpened={(id) => void navigate(href(paths.communityRoom, { roomId: id }))}
          />
        </Suspense>
      )}
    </div>
  );
}

function RoomList({ userId }: { userId: string }) {
  const { t } = useTranslation('rooms');
  const list = useInfiniteQuery(roomListQuery(userId, langsOf(currentLanguage())));
  const { data: blocks } = useQuery(blocksQuery(userId));
  if (!list.data) {
    if (!list.error) return <Skeleton className="h-24 w-full" />;
    return (
      <ErrorState
        className="w-full"
        error={list.error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  // Who reads sees no room of somebody they do not want to meet; a room that moved between two pages stands there once.
  const rooms = list.data.pages.flat().filter(({ host }) => !host || !blocks?.includes(host.id));
  const shown = [...new Map(rooms.map((room) => [room.id, room])).values()];
  if (shown.length === 0) return <p className="text-ink-soft">{t('empty')}</p>;
  return (
    <>
      <ul className="w-full divide-y divide-line border-y border-line">
        {shown.map((room) => (
          <RoomRow key={room.id} room={room} readAt={list.dataUpdatedAt} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="link" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('words.more')}
        </Button>
      )}
    </>
  );
}
