import { useState } from 'react';
import { type OwnerInvite, revokeInviteMutation } from '@/api/sharing/owner-invites';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { href, paths } from '@/config/paths';
import { inviteState } from './link-state';
import { LinksFold } from './links-fold';
import { TakeBackDialog } from './take-back-dialog';
import { type SharingTexts, useSharingTexts } from './use-sharing-texts';

export interface InviteListProps {
  invites: readonly OwnerInvite[];
  /** Milliseconds since 1970. */
  now: number;
  userId: string;
  attemptId: string;
  onTakenBack: (id: string) => void;
}

/** Who was asked and what became of it. */
export function InviteList({ invites, now, userId, attemptId, onTakenBack }: InviteListProps) {
  const texts = useSharingTexts();
  const { t } = texts;
  const [closing, setClosing] = useState<OwnerInvite | null>(null);
  const hasEnded = (invite: OwnerInvite) => {
    const state = inviteState(invite, now);
    return state === 'expired' || state === 'revoked';
  };
  const current = invites.filter((invite) => !hasEnded(invite));
  const ended = invites.filter(hasEnded);
  const rows = (list: readonly OwnerInvite[]) => (
    <ul className="border-t border-line">
      {list.map((invite) => (
        <InviteRow
          key={invite.id}
          invite={invite}
          now={now}
          texts={texts}
          onTakeBack={() => setClosing(invite)}
        />
      ))}
    </ul>
  );
  return (
    <div className="mt-3">
      <h3 className="mb-2 text-lg">{t('invite.asked')}</h3>
      {invites.length === 0 ? <p className="text-ink-soft">{t('invite.none')}</p> : null}
      {current.length > 0 ? rows(current) : null}
      {ended.length > 0 ? (
        <LinksFold part="ended" title={t('invite.ended', { count: ended.length })}>
          {rows(ended)}
        </LinksFold>
      ) : null}
      <TakeBackDialog
        id={closing?.id ?? null}
        title={t('invite.takeBackTitle')}
        text={t('invite.takeBackText', { label: closing?.label ?? '' })}
        takeBack={revokeInviteMutation(userId, attemptId)}
        onClose={() => setClosing(null)}
        onTakenBack={onTakenBack}
      />
    </div>
  );
}

interface InviteRowProps {
  invite: OwnerInvite;
  now: number;
  texts: SharingTexts;
  onTakeBack: () => void;
}

function InviteRow({ invite, now, texts, onTakeBack }: InviteRowProps) {
  const { t } = texts;
  const state = inviteState(invite, now);
  return (
    <li
      data-invite={invite.id}
      data-state={state}
      className="grid items-center gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{invite.label}</p>
        <p className="text-sm text-ink-soft">{stateText(invite, state, texts)}</p>
      </div>
      {state === 'open' ? (
        <Button
          variant="link"
          size="sm"
          className="max-sm:-ms-1 max-sm:justify-self-start"
          onClick={onTakeBack}
          data-action="take-back"
          aria-label={t('invite.takeBackNamed', { label: invite.label })}
        >
          {t('takeBack')}
        </Button>
      ) : null}
      {invite.attemptId === null ? null : (
        <ButtonLink
          to={href(paths.reportByAttempt, { attemptId: invite.attemptId })}
          variant="outline"
          size="sm"
          className="max-sm:justify-self-start"
          data-action="open-answered"
          aria-label={t('invite.openReportNamed', { label: invite.label })}
        >
          {t('words.seeReport')}
        </ButtonLink>
      )}
    </li>
  );
}

function stateText(
  { expiresAt, revokedAt, completedAt, attemptId }: OwnerInvite,
  state: ReturnType<typeof inviteState>,
  { t, date }: SharingTexts,
): string {
  switch (state) {
    case 'answered': {
      const answered = t('invite.answeredOn', { date: date(completedAt ?? expiresAt) });
      return attemptId === null ? `${answered}. ${t('invite.answersDeleted')}` : answered;
    }
    case 'open':
      return t('invite.openUntil', { date: date(expiresAt) });
    case 'expired':
      return t('invite.expiredOn', { date: date(expiresAt) });
    case 'revoked':
      return t('invite.revokedOn', { date: date(revokedAt ?? expiresAt) });
  }
}
