import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomView } from '@/api/rooms/room-view';
import { actOnRoomMutation } from '@/api/rooms/writing';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import type { RoomTimer } from '@/lib/rooms/timer';

const TimesDialog = lazy(() => import('./times-dialog').then((module) => ({ default: module.TimesDialog })));

export interface ControlsProps {
  view: RoomView;
  userId: string;
  me: string;
  timer: RoomTimer;
}

/** What whoever leads the room does with its timer; co-hosts all but its lengths. Others read who can. */
export function Controls({ view, userId, me, timer }: ControlsProps) {
  const { t } = useTranslation('rooms');
  const { room, members } = view;
  const explain = useRefusalText();
  const [isTiming, setTiming] = useState(false);
  const { save, busy } = useSave(actOnRoomMutation(room.id, userId), { failed: t('words.failed'), explain });
  const isHost = room.host_profile_id === me;
  const isCoHost = members.some((seat) => seat.profile_id === me && seat.co_host);
  if (room.host_profile_id === null) {
    return <p className="text-center text-ink-soft">{t('noHost')}</p>;
  }
  if (!isHost && !isCoHost) {
    return room.state === 'lobby' ? <p className="text-center text-ink-soft">{t('waits')}</p> : null;
  }
  const act = (action: 'start' | 'pause' | 'resume') => save({ action, version: room.version });
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {room.state === 'lobby' && (
        <Button size="lg" busy={busy} onClick={() => act('start')}>
          {t('words.start')}
        </Button>
      )}
      {room.state === 'lobby' && isHost && (
        <Button size="lg" variant="outline" onClick={() => setTiming(true)}>
          {t('times.change')}
        </Button>
      )}
      {room.state === 'running' && timer.phase !== 'done' && (
        <Button size="lg" variant="outline" busy={busy} onClick={() => act('pause')}>
          {t('words.pause')}
        </Button>
      )}
      {room.state === 'paused' && (
        <Button size="lg" busy={busy} onClick={() => act('resume')}>
          {t('words.resume')}
        </Button>
      )}
      {isTiming && (
        <Suspense fallback={null}>
          <TimesDialog room={room} userId={userId} onClose={() => setTiming(false)} />
        </Suspense>
      )}
    </div>
  );
}
