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
import { mayRename } from '@/lib/community/editing';
import { useReader } from '../reader';
import { PostEditor } from '../write/post-editor';
import { TagChoice } from '../write/tag-choice';
import { type Faults, hasFault, useTopicFaults } from '../write/use-topic-faults';
import { TheirText } from './their-text';
import { useOwnVersion } from './use-own-version';

export interface EditTopicProps {
  topic: Topic;
  otherAnswers: number;
  onDone: () => void;
}

/** Changes a question. Its title is staff's once somebody else has answered. */
export function EditTopic({ topic, otherAnswers, onDone }: EditTopicProps) {
  const { t } = useTranslation('community-topic');
  const { t: write } = useTranslation('community-write');
  const { t: common } = useTranslation('common');
  const explain = useRefusalText();
  const tags = useQuery(tagsQuery());
  const { profile } = useReader();
  const version = useOwnVersion(topic.version);
  const [faults, setFaults] = useState<Faults>({});
  const [openedAt] = useState(() => Date.now());
  const [title, setTitle] = useState(topic.title);
  const [body, setBody] = useState(topic.body);
  const [chosen, setChosen] = useState<readonly string[]>(topic.tags);
  // A title that changes under answers would change what they say.
  const renames = mayRename({
    createdAt: Date.parse(topic.created_at),
    now: openedAt,
    byMe: true,
    isStaff: false,
    topicIsLocked: topic.state === 'locked',
    otherAnswers,
  });
  const faultsOf = useTopicFaults();
  const editing = editTopicMutation(topic.id);
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
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const writer = { level: profile?.level ?? 'new' };
        const found = faultsOf({ title: renames ? title : null, body, tags: chosen }, writer);
        setFaults(found);
        if (hasFault(found)) return;
        const over = version.take();
        if (over !== null) save({ version: over, title, body, tags: chosen });
      }}
    >
      {version.hasChanged && (
        <TheirText isNext={version.isTold}>
          <p className="text-lg">{topic.title}</p>
          <PostBody text={topic.body} lang={topic.lang} />
        </TheirText>
      )}
      {renames && (
        <Field label={write('ask.title')} error={faults.title}>
          <Input
            value={title}
            lang={topic.lang}
            dir="auto"
            autoFocus
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
      )}
      <PostEditor
        label={write('ask.body')}
        kind="topic"
        lang={topic.lang}
        value={body}
        error={faults.body}
        startsHere={!renames}
        onChange={setBody}
      />
      <TagChoice tags={tags.data ?? []} chosen={chosen} error={faults.tags} onChange={setChosen} />
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
