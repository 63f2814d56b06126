import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideAppealMutation } from '@/api/admin/decisions';
import { appealsQuery } from '@/api/admin/queues';
import type { OpenAppeal } from '@/api/admin/shapes';
import { PostTime } from '@/components/posts/post-time';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { GoneCase } from './gone-case';
import { JudgedText } from './judged-text';
import { KeyButton } from './key-button';
import { MemberPanel } from './member-panel';
import { Queue } from './queue';
import { ReasonDialog } from './reason-dialog';
import { useTargetName } from './use-target-name';

/** Appeals, oldest first. */
export function AppealsQueue() {
  const { t } = useTranslation('admin-desk');
  const { userId, address } = useDesk();
  const actName = useActName();
  const targetName = useTargetName();
  const rows = useInfiniteQuery(appealsQuery(userId, address));
  return (
    <Queue
      title={t('queues.appeals')}
      rows={rows}
      nameOf={({ kind, target_kind }) =>
        t('words.pair', { name: targetName(target_kind), text: actName(kind) })
      }
      drawCase={(row, id, onDone) =>
        row ? <AppealCase key={id} appeal={row} onDone={onDone} /> : <GoneCase />
      }
    >
      {({ created_at }) => <PostTime at={created_at} />}
    </Queue>
  );
}

type Decision = 'upheld' | 'overturned';
const decisions = [
  ['upheld', 'u'],
  ['overturned', 'o'],
] as const;

function AppealCase({ appeal, onDone }: { appeal: OpenAppeal; onDone: () => void }) {
  const { t } = useTranslation('admin-desk');
  const { t: own } = useTranslation('community-own');
  const { t: errors } = useTranslation('community-errors');
  const { moment } = useFormats();
  const { userId } = useDesk();
  const actName = useActName();
  const targetName = useTargetName();
  const explain = useRefusalText();
  const [asked, setAsked] = useState<Decision | null>(null);
  const deciding = useMutation(decideAppealMutation(userId));
  const isForOthers = appeal.own_case || appeal.own_decision;
  const decide = (state: Decision, reason: string) => {
    if (deciding.isPending) return;
    deciding
      .mutateAsync({ appeal: appeal.id, state, version: appeal.version, reason })
      .then(() => {
        setAsked(null);
        toast({ title: actName(`appeal_${state}`) });
        onDone();
      })
      // The dialog says it.
      .catch(() => {});
  };
  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-xl">
          {t('words.pair', { name: targetName(appeal.target_kind), text: actName(appeal.kind) })}
        </h2>
        <p className="text-sm text-ink-soft">
          <PostTime at={appeal.decided_at} /> {appeal.automatic && t('case.bySystem')}
        </p>
        {appeal.reason !== '' && (
          <p className="wrap-anywhere">{own('decisions.reason', { reason: appeal.reason })}</p>
        )}
        {appeal.until && <p>{own('decisions.until', { date: moment(appeal.until) })}</p>}
      </div>
      <div>
        <p className="mb-2 font-semibold">{t('appeal.says')}</p>
        <JudgedText kind="comment" lang={null} text={appeal.appeal_text} />
      </div>
      {appeal.now?.said && appeal.target_kind !== 'profile' && (
        <div>
          <p className="mb-2 font-semibold">{t('appeal.about')}</p>
          <JudgedText kind={appeal.target_kind} lang={null} text={appeal.now.said} />
        </div>
      )}
      {isForOthers ? (
        <Notice role="status">{errors('own_decision')}</Notice>
      ) : (
        <div className="flex flex-wrap gap-2">
          {decisions.map(([state, hotkey]) => (
            <KeyButton
              key={state}
              hotkey={hotkey}
              onClick={() => {
                deciding.reset();
                setAsked(state);
              }}
            >
              {t(`appeal.${state}`)}
            </KeyButton>
          ))}
        </div>
      )}
      {asked && (
        <ReasonDialog
          title={t(`appeal.${asked}`)}
          effect={t(`appeal.effect.${asked}`)}
          confirm={t(`appeal.${asked}`)}
          required
          asksRule={false}
          busy={deciding.isPending}
          problem={deciding.isError ? explain(deciding.error) : undefined}
          onConfirm={({ reason }) => decide(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
      <MemberPanel profileId={appeal.person_profile_id} />
    </>
  );
}
