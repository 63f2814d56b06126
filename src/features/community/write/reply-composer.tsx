import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrittenPost } from '@/api/community/shapes';
import { answerMutation, commentMutation } from '@/api/community/writing';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useSave } from '@/components/use-save';
import { useDraft } from '@/contexts/use-draft';
import { currentLanguage } from '@/i18n/init';
import { refusalOfText } from '@/lib/community/refusal-of-text';
import { WriteGate, type Writer } from '../write-gate';
import { PostEditor } from './post-editor';
import { WritingNotes } from './writing-notes';

export interface ReplyComposerProps {
  topicId: string;
  /** What is written: an answer to the question, or a comment under a post. */
  reply: { kind: 'answer' } | { kind: 'comment'; on: 'topic' | 'answer'; postId: string };
  /** Where signing in leads back to. */
  returnTo: string;
  /** With the post as it was stored: it may wait for review. */
  onSent: (post: WrittenPost) => void;
  /** Closes the field; what was written stays as a draft. Without it there is no way to. */
  onCancel?: () => void;
}

/** Writes an answer or a comment; whoever may not is told what comes first. */
export function ReplyComposer({ returnTo, ...props }: ReplyComposerProps) {
  const { t } = useTranslation('community-write');
  return (
    <WriteGate returnTo={returnTo} purpose={t(`reply.${props.reply.kind}`)}>
      {(writer) => <ReplyForm writer={writer} {...props} />}
    </WriteGate>
  );
}

function ReplyForm({
  writer,
  topicId,
  reply,
  onSent,
  onCancel,
}: Omit<ReplyComposerProps, 'returnTo'> & { writer: Writer }) {
  const { t } = useTranslation('community-write');
  const { t: topic } = useTranslation('community-topic');
  const explain = useRefusalText();
  const { kind } = reply;
  const form = kind === 'answer' ? `answer/${topicId}` : `comment/${reply.postId}`;
  const { draft, change, finish, isRestored } = useDraft(writer.userId, form);
  const [fault, setFault] = useState<string>();
  const mutation = kind === 'answer' ? answerMutation(topicId) : commentMutation(reply.on, reply.postId);
  const { save, busy, problem } = useSave(
    {
      ...mutation,
      onSuccess: (post, ...rest) => {
        finish();
        toast(
          post.state === 'pending'
            ? { title: t('posted'), description: topic('pending') }
            : { title: t('posted') },
        );
        onSent(post);
        return mutation.onSuccess?.(post, ...rest);
      },
    },
    { explain },
  );
  if (!draft) return null;
  const lang = draft.lang ?? currentLanguage();

  const send = () => {
    const refused = refusalOfText(draft.body, kind, writer.profile);
    setFault(refused ? explain(refused) : undefined);
    if (!refused) save({ id: draft.id, body: draft.body, lang });
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
      <PostEditor
        label={t(`reply.${kind}`)}
        kind={kind}
        lang={lang}
        value={draft.body}
        rows={kind === 'answer' ? 7 : 3}
        startsHere={kind === 'comment'}
        error={fault}
        onChange={(body) => {
          setFault(undefined);
          change({ body });
        }}
      />
      <WritingNotes isRestored={isRestored} isHeld={writer.profile.first_posts_approved < 2} />
      {problem ? <ErrorState title={t('notSent')} text={problem} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t(`send.${kind}`)}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
