import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { memberQuery } from '@/api/community/members';
import { ownProfileQuery } from '@/api/community/own-profile';
import { requestMutation } from '@/api/messages/request';
import { doorQuery } from '@/api/messages/threads';
import { ErrorState } from '@/components/error-state';
import { PageHeader } from '@/components/page-header';
import { useClosedDoor } from '@/components/posts/use-closed-door';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { useDraft } from '@/contexts/use-draft';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';
import { refusalOfText } from '@/lib/community/refusal-of-text';
import { signsIn, textRules } from '@/lib/community/text';
import { messagesAddress } from './address';
import { BackToList } from './back-to-list';

export interface RequestFormProps {
  userId: string;
  /** Who is written to. */
  profileId: string;
  isAlone: boolean;
}

/** The first message to a member, who then decides whether to talk. Who is in conversation with them already is led there. */
export function RequestForm({ userId, profileId, isAlone }: RequestFormProps) {
  const { t } = useTranslation(['messages', 'posts']);
  const door = useQuery(doorQuery(userId, profileId));
  const member = useQuery(memberQuery(profileId));
  const closed = useClosedDoor();
  const error = member.error ?? door.error;
  const Heading = isAlone ? 'h1' : 'h2';
  // One's own request that waits is where it can be taken back.
  if (door.data?.thread_id && (!door.data.is_request || door.data.state === 'requested')) {
    return <Navigate replace to={messagesAddress({ box: 'open', thread: door.data.thread_id })} />;
  }
  const name = member.data?.handle;
  const reason = door.data ? closed(door.data) : null;
  return (
    <section className="grid content-start gap-4">
      {isAlone ? <BackToList /> : null}
      {name !== undefined && door.data ? (
        <>
          <Heading tabIndex={-1} className="text-lg wrap-anywhere">
            {t('posts:writeTo', { name })}
          </Heading>
          {reason === null ? (
            <Writing userId={userId} profileId={profileId} name={name} />
          ) : (
            <Notice className="grid gap-2">
              <p>{reason}</p>
              {door.data.code === 'target_is_staff' ? (
                <Link to={paths.contact} className="link inline-flex min-h-11 items-center">
                  {t('words.contactForm')}
                </Link>
              ) : null}
            </Notice>
          )}
        </>
      ) : error ? (
        <>
          {isAlone ? <PageHeader title={t('pages.messages')} /> : null}
          {error instanceof AppError && error.code === 'not_found' ? (
            <p>{t('posts:gone')}</p>
          ) : (
            <ErrorState
              error={error}
              onRetry={() => void Promise.all([door.refetch(), member.refetch()])}
              retrying={door.isFetching || member.isFetching}
            />
          )}
        </>
      ) : (
        <Skeleton className="h-72" />
      )}
    </section>
  );
}

const { most } = textRules.message_request;

function Writing({ userId, profileId, name }: Omit<RequestFormProps, 'isAlone'> & { name: string }) {
  const { t } = useTranslation(['messages', 'community-write']);
  const { count } = useFormats();
  const explain = useRefusalText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: profile } = useQuery(ownProfileQuery(userId));
  const { draft, change, finish, isRestored } = useDraft(userId, `message-request/${profileId}`);
  const [fault, setFault] = useState<string>();
  const sending = useMutation(requestMutation(userId, profileId));
  if (!draft) return null;
  const send = () => {
    const refused = refusalOfText(draft.body, 'message_request', { level: profile?.level ?? 'new' });
    setFault(refused ? explain(refused) : undefined);
    if (refused || sending.isPending) return;
    sending.mutate(
      { id: draft.id, text: draft.body },
      {
        onSuccess: ({ thread_id }) => {
          finish();
          toast({ title: t('request.sent'), description: t('request.sentText') });
          void navigate(messagesAddress({ box: 'open', thread: thread_id }), { replace: true });
        },
        // What is possible may have changed meanwhile.
        onError: () => void client.invalidateQueries({ queryKey: doorQuery(userId, profileId).queryKey }),
      },
    );
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t('request.label')} hint={t('request.hint', { name })} error={fault}>
        <Textarea
          rows={5}
          dir="auto"
          value={draft.body}
          onChange={(event) => {
            setFault(undefined);
            change({ body: event.target.value });
          }}
        />
      </Field>
      <p className="text-end text-sm text-ink-soft tabular-nums">
        {t('community-write:count', { shown: count(signsIn(draft.body)), most: count(most) })}
      </p>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isRestored ? t('community-write:restored') : null}
      </p>
      {sending.error ? <ErrorState title={t('request.failed')} text={explain(sending.error)} /> : null}
      <Button type="submit" className="justify-self-start" busy={sending.isPending}>
        {t('request.send')}
      </Button>
    </form>
  );
}
