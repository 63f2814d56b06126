import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideMemberMutation } from '@/api/admin/decisions';
import { memberQuery } from '@/api/admin/queues';
import type { MemberPanel as Member } from '@/api/admin/shapes';
import { ErrorState } from '@/components/error-state';
import { PostTime } from '@/components/posts/post-time';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormats } from '@/i18n/use-formats';
import { isLiftedBack, type MemberAction, needsReason, offeredForMember } from '@/lib/admin/offers';
import type { ReportReason } from '@/lib/community/reports';
import { useActName } from '../use-act-name';
import { AccountLookUp } from './account-look-up';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';
import { ReasonDialog, type Reasons } from './reason-dialog';
import { useUndo } from './use-undo';

export interface MemberPanelProps {
  /** null: somebody who left */
  profileId: string | null;
  report?: { readonly id: string; readonly reason: ReportReason };
}

/** Who is concerned, as far as it matters for a decision: never an address, a plan or an account. */
export function MemberPanel({ profileId, report }: MemberPanelProps) {
  const { t } = useTranslation('admin-desk');
  const { t: posts } = useTranslation('posts');
  return (
    <Section title={t('member.title')} ruled>
      {profileId === null ? (
        <p className="text-ink-soft">{posts('formerMember')}</p>
      ) : (
        <Panel profileId={profileId} {...(report && { report })} />
      )}
    </Section>
  );
}

function Panel({ profileId, report }: { profileId: string } & Pick<MemberPanelProps, 'report'>) {
  const { t } = useTranslation('admin-desk');
  const { t: posts } = useTranslation('posts');
  const { count, moment } = useFormats();
  const { userId, isSenior } = useDesk();
  const { data: member, error, isFetching, refetch } = useQuery(memberQuery(userId, profileId));
  if (member === undefined) {
    if (!error) return <Skeleton className="h-32" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (member === null) return <p className="text-ink-soft">{posts('formerMember')}</p>;
  const until = member.standing === 'active' ? null : member.standing_until;
  const facts: readonly (readonly [string, string])[] = [
    [t('member.standing'), t(`standings.${member.standing}`)],
    ...(until === null ? [] : [[t('member.until'), moment(until)] as const]),
    [t('member.level'), t(`levels.${member.level}`)],
    [t('member.upheld'), count(member.upheld_reports)],
  ];
  return (
    <div className="grid gap-4">
      <p dir="auto" className="font-semibold wrap-anywhere">
        {member.handle}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Past member={member} />
      <MemberActions member={member} {...(report && { report })} />
      {isSenior && <AccountLookUp profileId={member.id} />}
    </div>
  );
}

const firstShown = 5;

function Past({ member: { actions } }: { member: Member }) {
  const { t } = useTranslation('admin-desk');
  const { t: own } = useTranslation('community-own');
  const actName = useActName();
  const [all, setAll] = useState(false);
  if (actions.length === 0) return <p className="text-sm text-ink-soft">{t('member.noPast')}</p>;
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <h3 className="font-semibold">{t('member.past')}</h3>
      <ol className="grid gap-1.5">
        {actions.slice(0, all ? actions.length : firstShown).map(({ id, kind, reason, created_at }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{actName(kind)}</span>{' '}
            <span className="text-ink-soft">
              <PostTime at={created_at} />
            </span>
            {reason !== '' && <p className="text-ink-soft">{own('decisions.reason', { reason })}</p>}
          </li>
        ))}
      </ol>
      {!all && actions.length > firstShown && (
        <KeyButton variant="link" onClick={() => setAll(true)}>
          {t('member.allPast')}
        </KeyButton>
      )}
    </div>
  );
}

const keys: Readonly<Record<MemberAction, string>> = { warn: 'w', silence: 'm', suspend: 'b', lift: 'f' };
const dayMs = 86_400_000;

function MemberActions({ member, report }: { member: Member } & Pick<MemberPanelProps, 'report'>) {
  const { t } = useTranslation('admin-desk');
  const actName = useActName();
  const { userId } = useDesk();
  const explain = useRefusalText();
  const [asked, setAsked] = useState<MemberAction | null>(null);
  const { tell } = useUndo();
  const deciding = useMutation(decideMemberMutation(userId));
  const undoing = useMutation(decideMemberMutation(userId));
  const decide = (action: MemberAction, { reasonCode, reason, days }: Reasons) => {
    if (deciding.isPending) return;
    deciding.mutate(
      {
        id: crypto.randomUUID(),
        action,
        profile: member.id,
        version: member.version,
        until: days === null ? null : new Date(Date.now() + days * dayMs).toISOString(),
        reasonCode,
        reason,
        report: report?.id ?? null,
      },
      {
        onSuccess: ({ version }) => {
          setAsked(null);
          const lift = () =>
            undoing.mutateAsync({
              id: crypto.randomUUID(),
              action: 'lift',
              profile: member.id,
              version,
              until: null,
              reasonCode: 'other',
              reason: '',
              report: null,
            });
          if (isLiftedBack(action, member.standing)) tell(actName(action), lift, actName('lift'));
          else tell(actName(action));
        },
      },
    );
  };
  return (
    <div className="flex flex-wrap gap-2">
      {offeredForMember(member.standing).map((action) => (
        <KeyButton
          key={action}
          hotkey={keys[action]}
          onClick={() => {
            deciding.reset();
            setAsked(action);
          }}
        >
          {t(`do.${action}`)}
        </KeyButton>
      ))}
      {asked && (
        <ReasonDialog
          title={t(`do.${asked}`)}
          effect={t(`effect.${asked}`, { name: member.handle })}
          confirm={t(`do.${asked}`)}
          required={needsReason(asked)}
          asksHowLong={asked === 'silence' || asked === 'suspend'}
          first={report?.reason}
          busy={deciding.isPending}
          problem={deciding.isError ? explain(deciding.error) : undefined}
          onConfirm={(reasons) => decide(asked, reasons)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
