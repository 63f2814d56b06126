import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { RoomView } from '@/api/rooms/room-view';
import { leaveRoomMutation } from '@/api/rooms/writing';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Switch } from '@/components/ui/switch';
import { useCopy } from '@/components/use-copy';
import { useSave } from '@/components/use-save';
import { href, paths } from '@/config/paths';
import { useAppearance } from '@/contexts/appearance';
import type { CommunityParts } from '../community-parts';
import { RoomFrame } from '../room-frame';
import { Chat } from './chat';
import { Controls } from './controls';
import { OwnLine } from './own-line';
import { People } from './people';
import { RoomClock } from './room-clock';
import { RoomMenu } from './room-menu';
import { type ChimeSwitch, useChime } from './use-chime';
import { useGone } from './use-gone';
import { useRoomLine } from './use-room-line';
import { useRoomTimer } from './use-room-timer';
import { useSaid } from './use-said';

export interface RoomInsideProps extends Pick<CommunityParts, 'Report' | 'SupportNote'> {
  view: RoomView;
  userId: string;
  /** The own profile. */
  me: string;
}

/** A room for who has a seat in it: the ring, and beside it the people and what they say in the breaks. */
export function RoomInside({ view, userId, me, Report, SupportNote }: RoomInsideProps) {
  const { t } = useTranslation('rooms');
  const { room, members } = view;
  const { timer, nowMs } = useRoomTimer(view);
  const { present, isLost } = useRoomLine(room.id, userId, me);
  const gone = useGone(members, present);
  const chime = useChime();
  const said = useSaid(timer, chime.play);
  const isLobby = room.state === 'lobby';
  const goal = members.find((seat) => seat.profile_id === me)?.goal ?? '';
  return (
    <RoomFrame
      isWide
      way={<Leave roomId={room.id} userId={userId} />}
      aside={<RoomMenu view={view} userId={userId} isHost={room.host_profile_id === me} Report={Report} />}
    >
      <div
        data-screen={`room-${timer.phase}`}
        className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="grid content-start gap-7">
          <div className="grid gap-1 text-center">
            <h1 tabIndex={-1} lang={room.lang} dir="auto" className="text-xl wrap-anywhere">
              {room.title}
            </h1>
            {isLobby && room.description !== '' && (
              <p lang={room.lang} dir="auto" className="text-ink-soft wrap-anywhere">
                {room.description}
              </p>
            )}
          </div>
          {isLost && (
            <Notice role="status" tone="caution" className="mx-auto">
              {t('lost')}
            </Notice>
          )}
          <RoomClock room={room} timer={timer} said={said} />
          <Controls view={view} userId={userId} me={me} timer={timer} />
          <OwnLine key={goal} roomId={room.id} userId={userId} goal={goal} />
          {isLobby && room.visibility === 'link' && <LinkToSend roomId={room.id} />}
        </div>
        <div className="grid content-start gap-8">
          <People view={view} userId={userId} me={me} gone={gone} />
          <Chat
            view={view}
            userId={userId}
            me={me}
            timer={timer}
            nowMs={nowMs}
            Report={Report}
            SupportNote={SupportNote}
          />
          <ChimeChoice chime={chime} />
        </div>
      </div>
    </RoomFrame>
  );
}

/** Gives the seat back; who only closes the page keeps it for two minutes. */
function Leave({ roomId, userId }: { roomId: string; userId: string }) {
  const { t } = useTranslation('rooms');
  const navigate = useNavigate();
  const explain = useRefusalText();
  const leaving = leaveRoomMutation(roomId, userId);
  const { save, busy } = useSave(
    {
      ...leaving,
      onSuccess: async (...args) => {
        await navigate(`${paths.community}#rooms`);
        return leaving.onSuccess?.(...args);
      },
    },
    { failed: t('words.failed'), explain },
  );
  return (
    <Button variant="ghost" size="sm" className="-ms-4" busy={busy} onClick={() => save()}>
      {t('leave')}
    </Button>
  );
}

/** Nobody finds such a room by themselves. */
function LinkToSend({ roomId }: { roomId: string }) {
  const { t } = useTranslation('rooms');
  const copy = useCopy();
  const address = `${window.location.origin}${href(paths.communityRoom, { roomId })}`;
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <p className="text-ink-soft">{t('form.linkHint')}</p>
      <Button variant="outline" size="sm" onClick={() => void copy(address)}>
        {t('copyLink')}
      </Button>
    </div>
  );
}

/** Off until somebody wants it. Where all sounds are off it says so instead of staying silent. */
function ChimeChoice({ chime }: { chime: ChimeSwitch }) {
  const { t } = useTranslation('rooms');
  const isOff = useAppearance().display.sound === 'off';
  return (
    <Switch
      label={t('sound')}
      hint={
        isOff ? (
          <>
            {t('soundOff')}
            <SentenceGap />
            <Link to={paths.neuroSettings} className="link">
              {t('pages.neuroSettings')}
            </Link>
          </>
        ) : undefined
      }
      checked={chime.isOn && !isOff}
      disabled={isOff}
      onCheckedChange={chime.turn}
    />
  );
}
