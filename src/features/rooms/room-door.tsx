import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RoomView } from '@/api/rooms/room-view';
import { roomQuery } from '@/api/rooms/rooms';
import { joinRoomMutation } from '@/api/rooms/writing';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSave } from '@/components/use-save';
import { href, paths } from '@/config/paths';
import { useNow } from '@/hooks/use-now';
import { useFormats } from '@/i18n/use-formats';
import { timerOf } from '@/lib/rooms/shown';
import { secondMs } from '@/lib/time';
import type { CommunityParts } from './community-parts';
import { usePhaseWords } from './phase-words';
import { ReportButton } from './report-button';
import { RoomFrame } from './room-frame';
import { RoomTimesList } from './room-times-list';

/** Nothing is told to who has no seat, so it is asked for. */
const askAgainMs = 5 * secondMs;

export interface RoomDoorProps extends Pick<CommunityParts, 'Gate' | 'Report'> {
  view: RoomView;
  userId: string;
}

/** What a room is, before somebody takes a seat in it. */
export function RoomDoor({ view, userId, Gate, Report }: RoomDoorProps) {
  const { t } = useTranslation(['rooms', 'community-errors']);
  const { count, languageName } = useFormats();
  const phaseWords = usePhaseWords();
  const { room } = view;
  useQuery({ ...roomQuery(room.id, userId), refetchInterval: askAgainMs });
  const now = useNow(true, secondMs) + view.clock.offsetMs;
  const taken = view.seats ?? view.members.length;
  const facts = [
    t('seats', { taken: count(taken), capacity: count(room.capacity) }),
    phaseWords(timerOf(room, now), room.rounds),
    languageName(room.lang),
  ];
  return (
    <RoomFrame
      aside={
        <ReportButton Report={Report} kind="room" target={room.id} variant="link">
          {t('report.room')}
        </ReportButton>
      }
    >
      <div className="grid gap-6 pt-4" data-screen="room-door">
        <div className="grid gap-2">
          <p className="eyebrow">{t('one')}</p>
          <h1 tabIndex={-1} lang={room.lang} dir="auto" className="text-2xl wrap-anywhere">
            {room.title}
          </h1>
          {room.description !== '' && (
            <p lang={room.lang} dir="auto" className="text-lg wrap-anywhere">
              {room.description}
            </p>
          )}
          <p className="text-ink-soft">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        </div>
        <RoomTimesList room={room} />
        <p className="max-w-read">{t('door.what')}</p>
        {taken >= room.capacity ? (
          <Notice role="status">{t('community-errors:room_full')}</Notice>
        ) : (
          <Gate returnTo={href(paths.communityRoom, { roomId: room.id })} purpose={t('door.join')}>
            {(member) => <Join roomId={room.id} userId={member.userId} />}
          </Gate>
        )}
      </div>
    </RoomFrame>
  );
}

function Join({ roomId, userId }: { roomId: string; userId: string }) {
  const { t } = useTranslation('rooms');
  const explain = useRefusalText();
  const { save, busy, problem } = useSave(joinRoomMutation(roomId, userId), { explain });
  return (
    <div className="grid justify-items-start gap-4">
      {problem ? <ErrorState title={t('door.failed')} text={problem} className="w-full" /> : null}
      <Button size="lg" busy={busy} onClick={() => save()}>
        {t('door.join')}
      </Button>
    </div>
  );
}
