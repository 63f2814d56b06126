import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readReportAgain } from '@/api/admin/decisions';
import { reportQuery } from '@/api/admin/queues';
import type { OpenedReport } from '@/api/admin/shapes';
import { topicQuery } from '@/api/community/topic';
import { ErrorState } from '@/components/error-state';
import { PostTime } from '@/components/posts/post-time';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Language } from '@/config/languages';
import { postKinds } from '@/lib/admin/desk-address';
import { ClockBadge } from './clock-badge';
import { CloseRoomButton } from './close-room-button';
import { useDesk } from './desk-context';
import { EditPost } from './edit-post';
import { JudgedText, TwoVersions } from './judged-text';
import { MemberPanel } from './member-panel';
import { PostActions } from './post-actions';
import { ReportActions } from './report-actions';
import { ReportedLines } from './reported-lines';
import { SupportCardButton } from './support-card-button';
import { TopicTools } from './topic-tools';
import { useSeen } from './use-seen';

export interface ReportCaseProps {
  id: string;
  lang: Language | null;
  onDone: () => void;
}

/** A report, claimed by being opened: what was reported, how it stands now, who wrote it, and what can be done. */
export function ReportCase({ id, lang, onDone }: ReportCaseProps) {
  const { userId } = useDesk();
  const explain = useRefusalText();
  const { data, error, isFetching, refetch } = useQuery(reportQuery(userId, id));
  if (data) return <Opened report={data} lang={lang} onDone={onDone} />;
  if (!error) return <Skeleton className="h-96" />;
  return <ErrorState text={explain(error)} onRetry={() => void refetch()} retrying={isFetching} />;
}

const roomKinds = ['room', 'room_chat'] as const;

function Opened({ report, lang, onDone }: { report: OpenedReport } & Omit<ReportCaseProps, 'id'>) {
  const { t } = useTranslation('admin-desk');
  const { t: topic } = useTranslation('community-topic');
  const { userId } = useDesk();
  const client = useQueryClient();
  const { id, reason, note, excerpt, now } = report;
  const kind = postKinds.find((each) => each === report.target_kind);
  const room = roomKinds.find((each) => each === report.target_kind);
  const { data: question } = useQuery({
    ...topicQuery(report.target_id, userId),
    enabled: kind === 'topic',
  });
  const about = { report: { id, reason } };
  const again = () => void readReportAgain(client, userId, id);
  const text = { kind: report.target_kind, lang };
  const said = now?.said ?? null;
  const seen = useSeen(said);
  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-xl">{topic(`reportDialog.reasons.${reason}`)}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <ClockBadge clock={report.clock} />
          <Badge tone={report.priority === 'urgent' ? 'danger' : 'outline'}>
            {t(`priorities.${report.priority}`)}
          </Badge>
          <PostTime at={report.created_at} />
          {report.by_system && <span>{t('case.bySystem')}</span>}
        </p>
      </div>
      <WhoHasIt report={report} />
      {note !== '' && (
        <p dir="auto" className="wrap-anywhere">
          {t('words.pair', { name: t('case.note'), text: note })}
        </p>
      )}
      {said !== null && seen.before !== null ? (
        <TwoVersions {...text} before={seen.before} now={said} onSeen={seen.take} />
      ) : (
        <Reported excerpt={excerpt} said={said} text={text} />
      )}
      {now?.state && (
        <p className="text-sm text-ink-soft">
          {room
            ? t(now.state === 'ended' ? 'case.roomEnded' : 'case.roomOpen')
            : t(now.shown ? 'case.shown' : 'case.notShown')}
        </p>
      )}
      <ReportActions report={report} onDone={onDone} onChanged={again} />
      {room && now?.state && now.state !== 'ended' && (
        <CloseRoomButton target={{ kind: room, target: report.target_id }} {...about} onDone={again} />
      )}
      {kind && now?.state && now.version !== null && (
        <>
          <PostActions
            post={{
              kind,
              id: report.target_id,
              state: now.state,
              version: now.version,
              pinned: question?.topic.pinned ?? null,
            }}
            {...about}
            onDone={again}
            onChanged={again}
          />
          <div className="flex flex-wrap gap-2">
            {now.state !== 'deleted' && (
              <EditPost
                id={report.target_id}
                first={reason}
                onSaved={() => {
                  seen.changed();
                  again();
                }}
              />
            )}
            {kind === 'topic' && <TopicTools topicId={report.target_id} onDone={again} />}
            {now.shown && <SupportCardButton kind={kind} target={report.target_id} />}
          </div>
        </>
      )}
      <MemberPanel profileId={report.person_profile_id} {...about} />
    </>
  );
}

/** What was reported, and beside it what stands there now where that is another text. */
function Reported({
  excerpt,
  said,
  text,
}: {
  excerpt: string;
  said: string | null;
  text: { kind: string; lang: Language | null };
}) {
  const { t } = useTranslation('admin-desk');
  const { t: topic } = useTranslation('community-topic');
  if (text.kind === 'message') return <ReportedLines excerpt={excerpt} />;
  if (said === null || said === excerpt || excerpt === '')
    return <JudgedText {...text} text={said ?? excerpt} />;
  return (
    <div className="grid gap-4">
      <div>
        <p className="mb-2 font-semibold">{t('case.reported')}</p>
        <JudgedText {...text} text={excerpt} />
      </div>
      <div>
        <p className="mb-2 font-semibold">{topic('theirs')}</p>
        <JudgedText {...text} text={said} />
      </div>
    </div>
  );
}

/** To whom it came second: who has it in hand, or who decided it. */
function WhoHasIt({ report: { state, mine, moderator } }: { report: OpenedReport }) {
  const { t } = useTranslation('admin-desk');
  const name = moderator ?? t('holder.somebody');
  if (state === 'actioned' || state === 'dismissed') {
    return <Notice role="status">{mine ? t(`states.${state}`) : t(`decidedBy.${state}`, { name })}</Notice>;
  }
  if (state === 'in_review' && !mine) return <Notice role="status">{t('holder.other', { name })}</Notice>;
  if (state === 'escalated') return <Notice role="status">{t('states.escalated')}</Notice>;
  return null;
}
