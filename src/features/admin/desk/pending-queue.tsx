import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pendingQuery } from '@/api/admin/queues';
import type { PendingPost } from '@/api/admin/shapes';
import { PostTime } from '@/components/posts/post-time';
import { Badge } from '@/components/ui/badge';
import { languages } from '@/config/languages';
import { plainExcerpt } from '@/lib/community/markdown';
import type { BulkActions } from './bulk-bar';
import { useDesk } from './desk-context';
import { EditPost } from './edit-post';
import { GoneCase } from './gone-case';
import { JudgedText, TwoVersions } from './judged-text';
import { MemberPanel } from './member-panel';
import { PostActions } from './post-actions';
import { Queue } from './queue';
import { TopicTools } from './topic-tools';
import { useTagName } from './use-tag-name';

const bulk: BulkActions<PendingPost> = {
  of: 'posts',
  actions: ['approve', 'reject'],
  itemOf: ({ kind, id, version }) => ({ kind, target: id, version }),
};

const nameOf = ({ kind, title, body }: PendingPost) =>
  kind === 'topic' && title ? title : plainExcerpt(body);

/** Posts that wait for review, oldest first. */
export function PendingQueue() {
  const { t } = useTranslation('admin-desk');
  const { userId, address } = useDesk();
  const rows = useInfiniteQuery(pendingQuery(userId, address));
  const tagName = useTagName();
  return (
    <Queue
      title={t('queues.pending')}
      rows={rows}
      nameOf={nameOf}
      bulk={bulk}
      drawCase={(row, id, onDone) =>
        row ? <PendingCase key={id} row={row} onDone={onDone} /> : <GoneCase />
      }
    >
      {({ kind, lang, created_at, author, tags }) => (
        <>
          <Badge tone="outline">{t(`kinds.${kind}`)}</Badge>
          <PostTime at={created_at} />
          {author !== null && <bdi>{author}</bdi>}
          {lang && <span lang={lang}>{languages[lang]}</span>}
          {tags.map((slug) => (
            <span key={slug}>{tagName(slug)}</span>
          ))}
        </>
      )}
    </Queue>
  );
}

function PendingCase({ row, onDone }: { row: PendingPost; onDone: () => void }) {
  const { t } = useTranslation('admin-desk');
  const { userId, address } = useDesk();
  const client = useQueryClient();
  // What was read, so that a change in between is seen.
  const [read, setRead] = useState(row);
  const text = { kind: row.kind, lang: row.lang, title: row.kind === 'topic' ? row.title : null };
  const post = { kind: row.kind, id: row.id, state: 'pending', version: read.version, pinned: null };
  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-xl">{t(`kinds.${row.kind}`)}</h2>
        {row.kind !== 'topic' && row.title && (
          <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
            {t('case.under', { title: row.title })}
          </p>
        )}
      </div>
      {row.version <= read.version ? (
        <JudgedText {...text} text={row.body} />
      ) : (
        <TwoVersions {...text} before={read.body} now={row.body} onSeen={() => setRead(row)} />
      )}
      <PostActions
        post={post}
        onDone={onDone}
        onChanged={() => void client.invalidateQueries(pendingQuery(userId, address))}
      />
      <div className="flex flex-wrap gap-2">
        <EditPost
          id={row.id}
          // What comes next is one's own text.
          onSaved={() => setRead({ ...row, version: row.version + 1 })}
        />
        {row.kind === 'topic' && <TopicTools topicId={row.id} />}
      </div>
      <MemberPanel profileId={row.author_profile_id} />
    </>
  );
}
