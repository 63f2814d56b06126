import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '@/api/rooms/shapes';
import { removeFromRoomMutation, setCoHostMutation } from '@/api/rooms/writing';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useSave } from '@/components/use-save';
import { afterDrawn } from '@/hooks/after-drawn';

export interface PersonMenuProps {
  seat: Seat;
  roomId: string;
  userId: string;
}

/** What the host may do about a person: let them lead, too, or have them leave. */
export function PersonMenu({ seat, roomId, userId }: PersonMenuProps) {
  const { t } = useTranslation('rooms');
  const { t: posts } = useTranslation('posts');
  const explain = useRefusalText();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const failed = { failed: t('words.failed'), explain };
  const coHost = useSave(setCoHostMutation(roomId, userId), failed);
  const removing = removeFromRoomMutation(roomId, userId);
  const remove = useSave({ ...removing, onSettled: () => close() }, failed);
  const name = seat.card?.handle ?? posts('formerMember');
  const close = () => {
    setAsking(false);
    afterDrawn(() => opener.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            ref={opener}
            variant="ghost"
            size="icon"
            className="-my-1"
            aria-label={t('person.more', { name })}
            busy={coHost.busy}
          >
            <Ellipsis aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => coHost.save({ profileId: seat.profile_id, on: !seat.co_host })}>
            {t(seat.co_host ? 'person.noCoHost' : 'person.makeCoHost')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsking(true)}>{t('person.remove')}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialogOnDemand
        open={isAsking}
        onOpenChange={(open) => open || close()}
        title={t('person.removeTitle', { name })}
        description={t('person.removeText')}
        cancelLabel={t('cancel')}
        confirmLabel={t('person.remove')}
        tone="danger"
        busy={remove.busy}
        onConfirm={() => remove.save({ profileId: seat.profile_id })}
      />
    </>
  );
}
