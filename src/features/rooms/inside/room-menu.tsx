import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomView } from '@/api/rooms/room-view';
import { actOnRoomMutation } from '@/api/rooms/writing';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useCopy } from '@/components/use-copy';
import { useSave } from '@/components/use-save';
import { href, paths } from '@/config/paths';
import { afterDrawn } from '@/hooks/after-drawn';
import type { CommunityParts } from '../community-parts';

const InviteDialog = lazy(() =>
  import('./invite-dialog').then((module) => ({ default: module.InviteDialog })),
);

export interface RoomMenuProps extends Pick<CommunityParts, 'Report'> {
  view: RoomView;
  userId: string;
  isHost: boolean;
}

/** What is rarely wanted of a room: its link, more people, a report, its end. */
export function RoomMenu({ view, userId, isHost, Report }: RoomMenuProps) {
  const { t } = useTranslation('rooms');
  const explain = useRefusalText();
  const copy = useCopy();
  const opener = useRef<HTMLButtonElement>(null);
  const [asks, setAsks] = useState<'end' | 'invite' | 'report' | null>(null);
  const { room } = view;
  const close = () => {
    setAsks(null);
    afterDrawn(() => opener.current?.focus({ preventScroll: true }));
  };
  const ending = actOnRoomMutation(room.id, userId);
  const end = useSave(
    {
      ...ending,
      onError: (...args) => {
        close();
        return ending.onError?.(...args);
      },
    },
    { failed: t('words.failed'), explain },
  );
  const address = `${window.location.origin}${href(paths.communityRoom, { roomId: room.id })}`;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button ref={opener} variant="ghost" size="icon" aria-label={t('menu')}>
            <Ellipsis aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => void copy(address)}>{t('copyLink')}</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsks('invite')}>{t('invite.button')}</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsks('report')}>{t('report.room')}</DropdownMenuItem>
          {isHost && <DropdownMenuItem onSelect={() => setAsks('end')}>{t('end.button')}</DropdownMenuItem>}
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialogOnDemand
        open={asks === 'end'}
        onOpenChange={(open) => open || close()}
        title={t('end.title')}
        description={t('end.text')}
        cancelLabel={t('cancel')}
        confirmLabel={t('end.button')}
        tone="danger"
        busy={end.busy}
        onConfirm={() => end.save({ action: 'end', version: room.version })}
      />
      {asks === 'invite' && (
        <Suspense fallback={null}>
          <InviteDialog roomId={room.id} userId={userId} members={view.members} onClose={close} />
        </Suspense>
      )}
      {asks === 'report' && (
        <Suspense fallback={null}>
          <Report
            kind="room"
            target={room.id}
            title={t('report.room')}
            lead={t('report.lead')}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
