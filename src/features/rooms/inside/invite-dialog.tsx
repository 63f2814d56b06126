import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { boxQuery } from '@/api/messages/threads';
import type { Seat } from '@/api/rooms/shapes';
import { inviteMutation } from '@/api/rooms/writing';
import { Avatar } from '@/components/avatar';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';

export interface InviteDialogProps {
  roomId: string;
  userId: string;
  members: readonly Seat[];
  onClose: () => void;
}

/** Asks people into the room with whom one writes already; a notice tells them. */
export function InviteDialog({ roomId, userId, members, onClose }: InviteDialogProps) {
  const { t } = useTranslation('rooms');
  const threads = useInfiniteQuery(boxQuery(userId, 'open'));
  const isHere = (id: string) => members.some(({ profile_id }) => profile_id === id);
  const people = threads.data?.pages
    .flat()
    .filter(({ state }) => state === 'open')
    .flatMap(({ person }) => (person && !isHere(person.id) ? [person] : []));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={t('invite.button')}
        description={t('invite.lead')}
        closeLabel={t('close')}
        size="sm"
      >
        {people ? (
          people.length === 0 ? (
            <p className="text-ink-soft">{t('invite.empty')}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {people.map((person) => (
                <li key={person.id} className="flex items-center gap-3 py-3">
                  <Avatar picture={person.avatar} name={person.handle} email="" className="size-9 text-sm" />
                  <span dir="auto" className="min-w-0 grow font-semibold wrap-anywhere">
                    {person.handle}
                  </span>
                  <Invite roomId={roomId} profileId={person.id} name={person.handle} />
                </li>
              ))}
            </ul>
          )
        ) : threads.error ? (
          <ErrorState
            error={threads.error}
            onRetry={() => void threads.refetch()}
            retrying={threads.isFetching}
          />
        ) : (
          <Skeleton className="h-24" />
        )}
        {threads.hasNextPage && (
          <Button
            variant="link"
            busy={threads.isFetchingNextPage}
            onClick={() => void threads.fetchNextPage()}
          >
            {t('words.more')}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Invite({ roomId, profileId, name }: { roomId: string; profileId: string; name: string }) {
  const { t } = useTranslation('rooms');
  const explain = useRefusalText();
  const { mutate, isPending, isSuccess, error } = useMutation(inviteMutation(roomId));
  return (
    <div className="grid shrink-0 justify-items-end gap-1">
      {isSuccess ? null : (
        <Button
          variant="outline"
          size="sm"
          busy={isPending}
          aria-label={t('invite.person', { name })}
          onClick={() => mutate(profileId)}
        >
          {t('invite.send')}
        </Button>
      )}
      <p role="status" className="max-w-40 text-sm text-ink-soft empty:hidden">
        {isSuccess ? t('invite.sent') : error ? explain(error) : null}
      </p>
    </div>
  );
}
