import { useQuery } from '@tanstack/react-query';
import { Copy, Mail } from 'lucide-react';
import { ownerInvitesQuery } from '@/api/sharing/owner-invites';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useCopy } from '@/components/use-copy';
import { paths } from '@/config/paths';
import type { FormId } from '@/lib/assessments/types';
import { dayMs, toIso } from '@/lib/time';
import { InviteForm, type MadeInvite } from './invite-form';
import { InviteList } from './invite-list';
import { linkAddress } from './link-address';
import { LinksPanel } from './links-panel';
import { NewLinkCard } from './new-link-card';
import { useSharingTexts } from './use-sharing-texts';

export interface InvitePanelProps {
  userId: string;
  attemptId: string;
  /** The form the owner answered; the other one is asked for. */
  form: FormId;
}

/** Asks somebody else for the other form about the same child, by a link that needs no account. */
export function InvitePanel({ userId, attemptId, form }: InvitePanelProps) {
  const { t } = useSharingTexts();
  const asks = form === 'teacher' ? 'Parent' : 'Teacher';
  const invites = useQuery(ownerInvitesQuery(userId, attemptId));
  return (
    <LinksPanel
      id="invite"
      title={t(`invite.title${asks}`)}
      form={(onMade: (invite: MadeInvite) => void) => (
        <InviteForm userId={userId} attemptId={attemptId} asks={asks} onMade={onMade} />
      )}
      made={(invite, onDone, now) => <MadeCard invite={invite} asks={asks} now={now} onDone={onDone} />}
      links={invites}
      list={(sent, shown) => <InviteList invites={sent} userId={userId} attemptId={attemptId} {...shown} />}
    >
      <p className="max-w-read">{t(`invite.text${asks}`)}</p>
      <ul className="max-w-read list-disc ps-5 text-ink-soft">
        <li>{t(`invite.facts${asks}.account`)}</li>
        <li>{t(`invite.facts${asks}.owner`)}</li>
        <li>{t(`invite.facts${asks}.child`)}</li>
        {asks === 'Teacher' ? <li>{t('invite.factsTeacher.weeks')}</li> : null}
      </ul>
    </LinksPanel>
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
