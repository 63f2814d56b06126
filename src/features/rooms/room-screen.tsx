import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomView } from '@/api/rooms/room-view';
import { roomQuery } from '@/api/rooms/rooms';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { usePerson } from '@/contexts/auth';
import { usePageTitle } from '@/hooks/use-page-title';
import { useViewArrival } from '@/hooks/use-view-arrival';
import { AppError } from '@/lib/app-error';
import type { CommunityParts } from './community-parts';
import { RoomDoor } from './room-door';
import { RoomEnded } from './room-ended';
import { RoomFrame } from './room-frame';

const loadInside = () => import('./inside/room-inside');
const RoomInside = lazy(() => loadInside().then((module) => ({ default: module.RoomInside })));

export interface RoomScreenProps extends CommunityParts {
  roomId: string;
}

/** A study room: its door for who has no seat in it, its inside for who has. What there is not says so. */
export function RoomScreen({ roomId, ...parts }: RoomScreenProps) {
  const userId = usePerson().id;
  const { data, error, isFetching, refetch } = useQuery(roomQuery(roomId, userId));
  // Beside the question who sits here, so that nobody with a seat waits twice.
  useEffect(() => {
    loadInside().catch(() => {});
  }, []);
  if (data) {
    // Around what looks for the heading of its next view, so that this is done once the view is there.
    return (
      <Suspense fallback={<Coming />}>
        <Room view={data} userId={userId} {...parts} />
      </Suspense>
    );
  }
  if (error instanceof AppError && error.code === 'not_found') {
    return (
      <RoomFrame>
        <NotFound />
      </RoomFrame>
    );
  }
  if (!error) return <Coming />;
  return (
    <RoomFrame>
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </RoomFrame>
  );
}

const Coming = () => (
  <RoomFrame>
    <LoadingState className="min-h-[60dvh]" />
  </RoomFrame>
);

function Room({ view, userId, ...parts }: CommunityParts & { view: RoomView; userId: string }) {
  const { t } = useTranslation('community-errors');
  const isEnded = view.room.state === 'ended';
  useViewArrival(isEnded ? 'ended' : view.me === null ? 'door' : 'inside');
  usePageTitle(isEnded ? t('room_ended') : view.room.title);
  if (isEnded) return <RoomEnded view={view} />;
  if (view.me === null) return <RoomDoor view={view} userId={userId} {...parts} />;
  return <RoomInside view={view} userId={userId} me={view.me} {...parts} />;
}
