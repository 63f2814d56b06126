import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decidePostMutation, duplicateMutation, retagMutation } from '@/api/admin/decisions';
import type { Topic } from '@/api/community/shapes';
import { topicQuery } from '@/api/community/topic';
import { tagsQuery } from '@/api/community/topics';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, Fieldset } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useSave } from '@/components/use-save';
import { topicIdIn } from '@/lib/admin/topic-id';
import { isTagCount } from '@/lib/community/tags';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';
import { Tool } from './tool';
import { useTagName } from './use-tag-name';
import { useUndo } from './use-undo';

/** What is done with a question besides: other tags, or a way to one that was asked before. */
export function TopicTools({ topicId, onDone }: { topicId: string; onDone?: () => void }) {
  const { t } = useTranslation('admin-desk');
  const { t: write } = useTranslation('community-write');
  const { userId } = useDesk();
  const tagName = useTagName();
  const [open, setOpen] = useState<'tags' | 'duplicate' | null>(null);
  const { data } = useQuery(topicQuery(topicId, userId));
  if (!data) return null;
  const close = () => setOpen(null);
  const tool = {
    topic: data.topic,
    onClose: close,
    onSaved: () => {
      close();
      onDone?.();
    },
  };
  if (open === 'tags') return <Retag {...tool} />;
  if (open === 'duplicate') return <Duplicate {...tool} />;
  const mayLock = data.topic.state === 'open' || data.topic.state === 'answered';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={write('ask.tags')} className="flex w-full flex-wrap gap-2">
        {data.topic.tags.map((tag) => (
          <li key={tag}>
            <Badge tone="outline">{tagName(tag)}</Badge>
          </li>
        ))}
      </ul>
      <KeyButton hotkey="t" onClick={() => setOpen('tags')}>
        {t('do.retag')}
      </KeyButton>
      {mayLock && (
        <KeyButton hotkey="c" onClick={() => setOpen('duplicate')}>
          {t('do.duplicate')}
        </KeyButton>
      )}
    </div>
  );
}

interface OpenToolProps {
  topic: Topic;
  onClose: () => void;
  onSaved: () => void;
}

function Retag({ topic, onClose, onSaved }: OpenToolProps) {
  const { t } = useTranslation('admin-desk');
  const { t: errors } = useTranslation('community-errors');
  const { t: write } = useTranslation('community-write');
  const { userId } = useDesk();
  const actName = useActName();
  const explain = useRefusalText();
  const tagName = useTagName();
  const { data: tags = [] } = useQuery(tagsQuery());
  const [chosen, setChosen] = useState<readonly string[]>(topic.tags);
  const [id] = useState(() => crypto.randomUUID());
  const { tell } = useUndo();
  const retag = retagMutation(userId);
  const undoing = useMutation(retag);
  const saving = useSave(
    {
      ...retag,
      onSuccess: (...args) => {
        const back = { id: crypto.randomUUID(), topic: topic.id, tags: topic.tags };
        tell(actName('retag'), () => undoing.mutateAsync(back));
        onSaved();
        return retag.onSuccess?.(...args);
      },
    },
    { explain },
  );
  const fits = isTagCount(chosen);
  return (
    <Tool
      confirm={t('do.retag')}
      busy={saving.busy}
      problem={saving.problem}
      onSend={() => fits && saving.save({ id, topic: topic.id, tags: [...chosen] })}
      onClose={onClose}
    >
      <Fieldset legend={write('ask.tags')} error={fits ? undefined : errors('tag_count')}>
        <div className="grid grid-cols-2 gap-x-4 text-sm xl:grid-cols-3">
          {tags.map(({ slug }) => (
            <Checkbox
              key={slug}
              label={tagName(slug)}
              checked={chosen.includes(slug)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, slug] : chosen.filter((each) => each !== slug))
              }
            />
          ))}
        </div>
      </Fieldset>
    </Tool>
  );
}

function Duplicate({ topic, onClose, onSaved }: OpenToolProps) {
  const { t } = useTranslation('admin-desk');
  const { userId } = useDesk();
  const actName = useActName();
  const explain = useRefusalText();
  const [address, setAddress] = useState('');
  const [isNone, setNone] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const { tell } = useUndo();
  const duplicate = duplicateMutation(userId);
  const undoing = useMutation(decidePostMutation(userId));
  const saving = useSave(
    {
      ...duplicate,
      onSuccess: (...args) => {
        const back = {
          id: crypto.randomUUID(),
          action: 'unlock',
          kind: 'topic',
          target: topic.id,
          version: args[0].version,
          reasonCode: 'other',
          reason: '',
          report: null,
        } as const;
        tell(actName('duplicate'), () => undoing.mutateAsync(back), actName('unlock'));
        onSaved();
        return duplicate.onSuccess?.(...args);
      },
    },
    { explain },
  );
  const send = () => {
    const of = topicIdIn(address);
    setNone(of === null);
    if (of !== null) saving.save({ id, topic: topic.id, of, version: topic.version });
  };
  return (
    <Tool
      confirm={t('do.duplicate')}
      busy={saving.busy}
      problem={saving.problem}
      onSend={send}
      onClose={onClose}
    >
      <Field
        label={t('duplicate.address')}
        hint={t('duplicate.hint')}
        error={isNone ? t('duplicate.none') : undefined}
      >
        <Input autoFocus value={address} onChange={({ target }) => setAddress(target.value)} />
      </Field>
    </Tool>
  );
}
