import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { paths } from '@/config/paths';

export interface RoomFrameProps {
  /** At the start of the line: the way out. By default it leads to the list and leaves nothing behind. */
  way?: ReactNode;
  /** At its end: what else can be done. */
  aside?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** Around a room: one thin line, and nothing of the rest of the product. */
export function RoomFrame({ way, aside, isWide = false, children }: RoomFrameProps) {
  const { t } = useTranslation('rooms');
  return (
    <ImmersiveFrame
      align="start"
      isWide={isWide}
      header={
        <div className="flex min-h-11 items-center justify-between gap-4">
          {way ?? (
            <Link to={`${paths.community}#rooms`} className="link inline-flex min-h-11 items-center">
              {t('all')}
            </Link>
          )}
          {aside}
        </div>
      }
    >
      {children}
    </ImmersiveFrame>
  );
}
