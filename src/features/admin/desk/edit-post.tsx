import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editPostMutation } from '@/api/admin/decisions';
import { adminKeys } from '@/api/admin/keys';
import { postQuery } from '@/api/admin/queues';
import type { JudgedPost } from '@/api/admin/shapes';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { useSave } from '@/components/use-save';
import { isReason } from '@/lib/admin/offers';
import { refusalIn } from '@/lib/community/refusals';
import type { ReportReason } from '@/lib/community/reports';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { JudgedText } from './judged-text';
import { KeyButton } from './key-button';
import { RuleField, WhyField } from './reason-fields';
import { Tool } from './tool';

export interface EditPostProps {
  id: string;
  first?: ReportReason | undefined;
  onSaved: () => void;
}

/** Changes the text of a post, with a reason of which its author is told. */
export function EditPost(props: EditPostProps) {
  const { t } = useTranslation('admin-desk');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Loaded {...props} onClose={() => setOpen(false)} />;
  return (
    <KeyButton hotkey="i" onClick={() => setOpen(true)}>
      {t('do.edit')}
    </KeyButton>
  );
}

type OpenProps = EditPostProps & { onClose: () => void };

function Loaded({ id, ...props }: OpenProps) {
  const { userId } = useDesk();
  const explain = useRefusalText();
  // Read for itself: the case around shows what was judged.
  const { data: post, error, isFetching, refetch } = useQuery(postQuery(userId, id, 'edit'));
  if (post) return <Form post={post} id={id} {...props} />;
  if (!error) return <Skeleton className="h-64 w-full" />;
  return <ErrorState text={explain(error)} onRetry={() => void refetch()} retrying={isFetching} />;
}

function Form({ post, first = 'other', onSaved, onClose }: OpenProps & { post: JudgedPost }) {
  const { t } = useTranslation('admin-desk');
  const { t: topic } = useTranslation('community-topic');
  const { t: errors } = useTranslation('community-errors');
  const { userId } = useDesk();
  const actName = useActName();
  const explain = useRefusalText();
  const [id] = useState(() => crypto.randomUUID());
  const [begun] = useState(post);
  const [title, setTitle] = useState(post.title);
  const [body, setBody] = useState(post.body);
  const [reasonCode, setReasonCode] = useState(first);
  const [reason, setReason] = useState('');
  const [isUnfit, setUnfit] = useState(false);
  const isTopic = post.kind === 'topic';
  const edit = editPostMutation(userId);
  const { save, busy, problem } = useSave(
    {
      ...edit,
      onSuccess: (...args) => {
        onSaved();
        onClose();
        return edit.onSuccess?.(...args);
      },
      // Refused for a change meanwhile: it is shown beside the own text, and may be written over then.
      onError: (failure, _asked, _before, { client }) =>
        refusalIn(failure)?.code === 'version_conflict'
          ? client.invalidateQueries({ queryKey: adminKeys.post(userId, post.id, 'edit') })
          : undefined,
    },
    { saved: actName('edit'), explain },
  );
  const send = () => {
    const fits = isReason(reason, true);
    setUnfit(!fits);
    if (!fits) return;
    const { kind, id: target, version } = post;
    const asked = { id, kind, target, version, body, reasonCode, reason: reason.trim() };
    save({ ...asked, title: isTopic && title !== post.title ? title : null });
  };
  const hasChanged = post.version !== begun.version;
  return (
    <Tool
      confirm={t('do.edit')}
      busy={busy}
      problem={hasChanged ? undefined : problem}
      onSend={send}
      onClose={onClose}
    >
      {hasChanged && (
        <>
          <Notice role="alert" tone="caution">
            {errors('version_conflict')}
          </Notice>
          <div>
            <p className="mb-2 font-semibold">{topic('theirs')}</p>
            <JudgedText
              kind={post.kind}
              lang={post.lang}
              title={isTopic ? post.title : null}
              text={post.body}
            />
            <p className="mt-2 text-sm text-ink-soft">{topic('yours')}</p>
          </div>
        </>
      )}
      {isTopic && (
        <Field label={t('edit.title')}>
          <Input
            autoFocus
            dir="auto"
            lang={post.lang ?? undefined}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
      )}
      <Field label={t('edit.text')}>
        <Textarea
          rows={8}
          dir="auto"
          lang={post.lang ?? undefined}
          autoFocus={!isTopic}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </Field>
      <RuleField value={reasonCode} onChange={setReasonCode} />
      <WhyField
        required
        value={reason}
        isUnfit={isUnfit}
        onChange={(text) => {
          setReason(text);
          setUnfit(false);
        }}
        onSend={send}
      />
    </Tool>
  );
}
