import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moveTicketMutation, type TicketCase as Read, ticketQuery } from '@/api/admin/tickets';
import { ErrorState } from '@/components/error-state';
import { PostTime } from '@/components/posts/post-time';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast-store';
import { usePerson } from '@/contexts/auth';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { adminRefusalIn } from '@/lib/admin/refusals';
import { readContact } from '@/lib/contact/message';
import { useStaffText } from '../use-staff-text';
import { ReplyForm } from './reply-form';
import { SenderWays } from './sender-ways';
import { TicketClock } from './ticket-clock';
import { useKindName } from './use-kind-name';

export interface TicketCaseProps {
  id: string;
  roles: readonly AdminRole[];
  onBack: () => void;
  /** It was answered or closed: on to the next one. */
  onDone: () => void;
}

/** A message that lies open, with what was answered. */
export function TicketCase({ id, roles, onBack, onDone }: TicketCaseProps) {
  const { t } = useTranslation('admin-team');
  const { id: userId } = usePerson();
  const explain = useStaffText();
  const { data: ticket, error, isFetching, refetch } = useQuery(ticketQuery(userId, id));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1} className="grid max-w-3xl content-start gap-6 focus:outline-none">
      <div>
        <Button variant="ghost" className="-ms-4" onClick={onBack}>
          {t('tickets.back')}
        </Button>
      </div>
      {ticket ? (
        <Opened
          ticket={ticket}
          roles={roles}
          userId={userId}
          onDone={onDone}
          onReload={() => void refetch()}
        />
      ) : error ? (
        <ErrorState
          text={adminRefusalIn(error) === 'not_found' ? t('tickets.gone') : explain(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  );
}

interface OpenedProps {
  ticket: Read;
  roles: readonly AdminRole[];
  userId: string;
  onDone: () => void;
  onReload: () => void;
}

function Opened({ ticket, roles, userId, onDone, onReload }: OpenedProps) {
  const { t } = useTranslation('admin-team');
  const explain = useStaffText();
  const kindName = useKindName();
  const moving = useMutation(moveTicketMutation(userId));
  const told = readContact(ticket.content);
  const isClosed = ticket.state === 'closed';
  const move = () => {
    if (moving.isPending) return;
    moving
      .mutateAsync({ message: ticket.id, version: ticket.version, action: isClosed ? 'reopen' : 'close' })
      .then(() => {
        toast({ title: isClosed ? t('tickets.reopened') : t('tickets.closed') });
        if (!isClosed) onDone();
      })
      .catch((failure: unknown) => {
        toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' });
        if (adminRefusalIn(failure) === 'version_conflict') onReload();
      });
  };
  return (
    <>
      <div className="grid gap-2">
        <h3 translate="no" className="text-xl">
          {ticket.ticket}
        </h3>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {kindName(ticket.kind)} <PostTime at={ticket.created_at} />
          <Badge tone="outline">{t(`tickets.states.${ticket.state}`)}</Badge>
          <TicketClock clock={ticket.clock} />
          {ticket.is_priority && <Badge tone="ink">{t('plans.premium')}</Badge>}
        </p>
      </div>
      <article aria-label={t('tickets.message')} className="grid gap-2 border-s-4 border-line ps-4">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {told ? `${told.name}, ${told.email}` : null}
        </p>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {told?.message ?? ticket.content}
        </p>
        {told && <SenderWays id={ticket.id} email={told.email} roles={roles} />}
      </article>
      {ticket.replies.map(({ id, body, created_at, sent_at, author }) => (
        <article
          key={id}
          aria-label={t('tickets.reply')}
          className="grid gap-2 border-s-4 border-accent ps-4"
        >
          <p className="text-sm text-ink-soft wrap-anywhere">
            {author ?? t('audit.nobody')} <PostTime at={created_at} />{' '}
            {sent_at === null ? t('tickets.onItsWay') : t('tickets.sent')}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {body}
          </p>
        </article>
      ))}
      {!isClosed && <ReplyForm ticket={ticket} userId={userId} onSent={onDone} onReload={onReload} />}
      <div>
        <Button variant="outline" busy={moving.isPending} onClick={move}>
          {isClosed ? t('tickets.reopen') : t('tickets.close')}
        </Button>
      </div>
    </>
  );
}
