import { useTranslation } from 'react-i18next';
import type { RoomView } from '@/api/rooms/room-view';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import { RoomFrame } from './room-frame';

/** What stands in the place of a room that is over. */
export function RoomEnded({ view }: { view: RoomView }) {
  const { t } = useTranslation(['rooms', 'community-errors']);
  return (
    <RoomFrame>
      <div className="grid justify-items-center gap-5 py-12 text-center" data-screen="room-ended">
        <p lang={view.room.lang} dir="auto" className="text-ink-soft wrap-anywhere">
          {view.room.title}
        </p>
        <h1 tabIndex={-1} className="text-2xl">
          {t('community-errors:room_ended')}
        </h1>
        <p className="text-ink-soft">{t('endedKept')}</p>
        <ButtonLink to={`${paths.community}#rooms`}>{t('all')}</ButtonLink>
      </div>
    </RoomFrame>
  );
}
