import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { communityKeys } from '@/api/community/keys';
import type { Answer } from '@/api/community/shapes';
import { editAnswerMutation } from '@/api/community/writing';
import { ErrorState } from '@/components/error-state';
import { PostBody } from '@/components/posts/post-body';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import { PostEditor } from '../write/post-editor';

/** Changes an answer. Where it changed meanwhile, both texts stand there and nothing is lost. */
export function EditAnswer({ answer, onDone }: { answer: Answer; onDone: () => void }) {
  const { t } = useTranslation('community-topic');
  const { t: common } = useTranslation('common');
  const explain = useRefusalText();
  const [body, setBody] = useState(answer.body);
  // The version the text was begun with; what came since is shown beside it.
  const [begun, setBegun] = useState(answer.version);
  const [isShown, setShown] = useState(false);
  const editing = editAnswerMutation(answer.id);
  const { save, busy, problem } = useSave(
    {
      ...editing,
      onSuccess: (...args) => {
        onDone();
        return editing.onSuccess?.(...args);
      },
      // Refused for a change meanwhile: it is shown beside the own text.
      onError: (_failure, _asked, _before, { client }) =>
        client.invalidateQueries({ queryKey: communityKeys.topics }),
    },
    { explain },
  );
  const hasChanged = answer.version !== begun || isShown;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.version === begun) {
          save({ version: begun, body });
          return;
        }
        // Seen once, it may be written over.
        setBegun(answer.version);
        setShown(true);
      }}
    >
      {hasChanged && (
        <section aria-label={t('theirs')} className="grid gap-2 rounded-m border border-line bg-sunken p-4">
          <p className="font-semibold">{t('theirs')}</p>
          <PostBody text={answer.body} lang={answer.lang} />
          <p className="text-sm text-ink-soft">{t('yours')}</p>
        </section>
      )}
      <PostEditor label={t('edit')} kind="answer" lang={answer.lang} value={body} onChange={setBody} />
      {problem ? <ErrorState title={t('words.failed')} text={problem} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
