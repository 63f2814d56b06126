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
import { refusalOfText } from '@/lib/community/refusal-of-text';
import { useReader } from '../reader';
import { PostEditor } from '../write/post-editor';
import { TheirText } from './their-text';
import { useOwnVersion } from './use-own-version';

export interface EditAnswerProps {
  answer: Answer;
  onDone: () => void;
}

/** Changes an answer. Where it changed meanwhile, both texts stand there and nothing is lost. */
export function EditAnswer({ answer, onDone }: EditAnswerProps) {
  const { t } = useTranslation('community-topic');
  const { t: common } = useTranslation('common');
  const explain = useRefusalText();
  const [body, setBody] = useState(answer.body);
  const { profile } = useReader();
  const [fault, setFault] = useState<string>();
  const version = useOwnVersion(answer.version);
  const editing = editAnswerMutation(answer.id);
  const { save, busy, problem } = useSave(
    {
      ...editing,
      onSuccess: (...args) => {
        onDone();
        return editing.onSuccess?.(...args);
      },
      // Refused for a change meanwhile: it is shown beside the own text.
      onError: (failure, _asked, _before, { client }) => {
        version.refused(failure);
        return client.invalidateQueries({ queryKey: communityKeys.topics });
      },
    },
    { explain },
  );
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const refused = refusalOfText(body, 'answer', { level: profile?.level ?? 'new' });
        setFault(refused ? explain(refused) : undefined);
        if (refused) return;
        const over = version.take();
        if (over !== null) save({ version: over, body });
      }}
    >
      {version.hasChanged && (
        <TheirText isNext={version.isTold}>
          <PostBody text={answer.body} lang={answer.lang} />
        </TheirText>
      )}
      <PostEditor
        label={t('edit')}
        kind="answer"
        lang={answer.lang}
        value={body}
        error={fault}
        startsHere
        onChange={(text) => {
          setFault(undefined);
          setBody(text);
        }}
      />
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
