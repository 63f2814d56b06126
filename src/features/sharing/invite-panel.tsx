import { useQuery } from '@tanstack/react-query';
import { Copy, Mail } from 'lucide-react';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { ownerInvitesQuery } from '@/api/sharing/owner-invites';
import { NewLinkCard } from '@/components/new-link-card';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useCopy } from '@/components/use-copy';
import { paths } from '@/config/paths';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { otherViewOf } from '@/lib/reports/special/two-informants';
import { dayMs, toIso } from '@/lib/time';
import { InviteForm, type MadeInvite } from './invite-form';
import { InviteList } from './invite-list';
import { linkAddress } from './link-address';
import { LinksFold } from './links-fold';
import { LinksPanel } from './links-panel';
import { useSharingTexts } from './use-sharing-texts';

export interface InvitePanelProps {
  userId: string;
  /** The owner's answers; the other form is asked for. */
  attempt: AttemptRecord;
}

/**
 * Asks somebody else for the other form about the same child, by a link that needs no account. Where it has been answered
 * nobody is sent to ask again; one more may be asked all the same.
 */
export function InvitePanel({ userId, attempt }: InvitePanelProps) {
  const { t, date } = useSharingTexts();
  const attemptId = attempt.id;
  const asks = attempt.form === 'teacher' ? 'Parent' : 'Teacher';
  const invites = useQuery(ownerInvitesQuery(userId, attemptId));
  const known = useQuery(knownAttemptsQuery(userId));
  const other = otherViewOf<AttemptRecord>(attempt, known.data ?? []);
  const form = (onMade: (invite: MadeInvite) => void) => (
    <InviteForm userId={userId} attemptId={attemptId} asks={asks} onMade={onMade} />
  );
  return (
    <LinksPanel
      id="invite"
      title={other === null ? t(`invite.title${asks}`) : t('words.secondView')}
      form={(onMade: (invite: MadeInvite) => void) =>
        other === null ? (
          form(onMade)
        ) : (
          <LinksFold part="ask-more" title={t(`invite.more${asks}`)}>
            <div className="grid gap-6 pt-2 pb-4">
              <Facts asks={asks} />
              {form(onMade)}
            </div>
          </LinksFold>
        )
      }
      made={(invite, onDone, now) => <MadeCard invite={invite} asks={asks} now={now} onDone={onDone} />}
      links={invites}
      list={(sent, shown) => <InviteList invites={sent} userId={userId} attemptId={attemptId} {...shown} />}
    >
      {other === null ? (
        <>
          <p className="max-w-read">{t(`invite.text${asks}`)}</p>
          <Facts asks={asks} />
        </>
      ) : (
        <p className="max-w-read">{t(`invite.there${asks}`, { date: date(other.completed_at) })}</p>
      )}
    </LinksPanel>
  );
}

/** What somebody who is asked need not do, and does not see. */
function Facts({ asks }: Pick<MadeCardProps, 'asks'>) {
  const { t } = useSharingTexts();
  return (
    <ul className="max-w-read list-disc ps-5 text-ink-soft">
      <li>{t(`invite.facts${asks}.account`)}</li>
      <li>{t(`invite.facts${asks}.owner`)}</li>
      <li>{t(`invite.facts${asks}.child`)}</li>
      {asks === 'Teacher' ? <li>{t('invite.factsTeacher.weeks')}</li> : null}
    </ul>
  );
}

interface MadeCardProps {
  invite: MadeInvite;
  asks: 'Teacher' | 'Parent';
  now: number;
  onDone: () => void;
}

/** Opens the person's own mail program; whom they write to is theirs alone. Lines end as mail wants it. */
function mailAddress(subject: string, body: string): string {
  const written = body.replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(written)}`;
}

/** The link of an invite with a text to send along. */
function MadeCard({ invite, asks, now, onDone }: MadeCardProps) {
  const { t, date } = useSharingTexts();
  const copy = useCopy();
  const link = linkAddress(paths.childFocusInvite, invite.token);
  const message = (address: string) =>
    t(`invite.message${asks}`, { date: date(toIso(now + invite.days * dayMs)), link: address }).trim();
  return (
    <NewLinkCard
      title={t('invite.linkTitle', { label: invite.label })}
      hint={t('invite.linkHint')}
      address={link}
      shareText={message('')}
      onDone={onDone}
    >
      <Field label={t('invite.messageLabel')}>
        <Textarea
          readOnly
          rows={6}
          value={message(link)}
          onFocus={({ target }) => target.select()}
          className="field-sizing-content"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          onClick={() => void copy(message(link))}
          data-action="copy-message"
        >
          <Copy aria-hidden="true" />
          {t('invite.copyMessage')}
        </Button>
        <a
          href={mailAddress(t(`invite.mailSubject${asks}`), message(link))}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
          data-action="mail"
        >
          <Mail aria-hidden="true" />
          {t('invite.mail')}
        </a>
      </div>
    </NewLinkCard>
  );
}
