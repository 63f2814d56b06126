import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { communityKeys } from '@/api/community/keys';
import type { Topic } from '@/api/community/shapes';
import { tagsQuery } from '@/api/community/topics';
import { editTopicMutation } from '@/api/community/writing';
import { ErrorState } from '@/components/error-state';
import { PostBody } from '@/components/posts/post-body';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useSave } from '@/components/use-save';
import { PostEditor } from '../write/post-editor';
import { TagChoice } from '../write/tag-choice';

/** Changes a question. Its title is staff's once somebody has answered. */
export function EditTopic({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  const { t } = useTranslation('community-topic');
  const { t: write } = useTranslation('community-write');
  const { t: common } = useTranslation('common');
  const explain = useRefusalText();
  const tags = useQuery(tagsQuery());
  const [begun, setBegun] = useState(topic);
  const [title, setTitle] = useState(topic.title);
  const [body, setBody] = useState(topic.body);
  const [chosen, setChosen] = useState<readonly string[]>(topic.tags);
  const [isShown, setShown] = useState(false);
  const editing = editTopicMutation(topic.id);
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
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (topic.version === begun.version) {
          save({ version: begun.version, title, body, tags: chosen });
          return;
        }
        // Seen once, it may be written over.
        setBegun(topic);
        setShown(true);
      }}
    >
      {(topic.version !== begun.version || isShown) && (
        <section aria-label={t('theirs')} className="grid gap-2 rounded-m border border-line bg-sunken p-4">
          <p className="font-semibold">{t('theirs')}</p>
          <p className="text-lg">{topic.title}</p>
          <PostBody text={topic.body} lang={topic.lang} />
          <p className="text-sm text-ink-soft">{t('yours')}</p>
        </section>
      )}
      {topic.answer_count === 0 && (
        <Field label={write('ask.title')}>
          <Input
            value={title}
            lang={topic.lang}
            dir="auto"
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
      )}
      <PostEditor label={write('ask.body')} kind="topic" lang={topic.lang} value={body} onChange={setBody} />
      <TagChoice tags={tags.data ?? []} chosen={chosen} onChange={setChosen} />
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
