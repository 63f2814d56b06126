import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownDecisionsQuery } from '@/api/community/members';
import type { OwnDecision } from '@/api/community/shapes';
import { ErrorState } from '@/components/error-state';
import { PostTime } from '@/components/posts/post-time';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import { dynamicText } from '@/i18n/dynamic-text';
import { useFormats } from '@/i18n/use-formats';
import { plainExcerpt } from '@/lib/community/markdown';
import { Appeal } from './appeal';

const quiet: readonly string[] = ['approve', 'pin', 'unpin'];

/** What moderators decided about the person, why, and what can be done about it. Nothing stands there while there is nothing. */
export function OwnDecisions({ userId }: { userId: string }) {
  const { t } = useTranslation('community-own');
  const { data, error, isFetching, refetch } = useQuery(ownDecisionsQuery(userId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  // What went well needs no reason and no appeal.
  const shown = data?.filter(({ kind }) => !quiet.includes(kind)) ?? [];
  if (shown.length === 0) return null;
  return (
    <Section title={t('decisions.title')}>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((decision) => (
          <Decision key={decision.id} userId={userId} decision={decision} />
        ))}
      </ul>
    </Section>
  );
}

function Decision({ userId, decision }: { userId: string; decision: OwnDecision }) {
  const { t } = useTranslation('community-own');
  const { moment, date } = useFormats();
  const {
    kind,
    topic_id,
    title,
    excerpt,
    automatic,
    appeal_until,
    reason,
    until,
    created_at,
    appeal_state,
    decision_reason,
  } = decision;
  const what = dynamicText(t, 'community-own', `decisions.what.${kind}`);
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{what}</span>
        <span className="text-sm text-ink-soft">
          <PostTime at={created_at} />
        </span>
      </p>
      {topic_id && title && (
        <p className="max-w-read wrap-anywhere">
          <Link to={href(paths.communityTopic, { topicId: topic_id })} dir="auto" className="link">
            {title}
          </Link>
          {excerpt ? <span className="block text-ink-soft">{plainExcerpt(excerpt)}</span> : null}
        </p>
      )}
      {automatic ? (
        <p className="max-w-read">{t('decisions.automatic')}</p>
      ) : (
        reason && <p className="max-w-read wrap-anywhere">{t('decisions.reason', { reason })}</p>
      )}
      {until && <p>{t('decisions.until', { date: moment(until) })}</p>}
      {appeal_state !== 'none' && (
        <p>
          {t(`decisions.appeal.${appeal_state}`)}
          {decision_reason ? ` ${decision_reason}` : null}
        </p>
      )}
      {appeal_until && decision.can_appeal && (
        <p className="text-sm text-ink-soft">{t('decisions.appealUntil', { date: date(appeal_until) })}</p>
      )}
      {decision.can_appeal && <Appeal userId={userId} actionId={decision.id} />}
    </li>
  );
}
