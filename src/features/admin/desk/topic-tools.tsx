import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { duplicateMutation, retagMutation } from '@/api/admin/decisions';
import type { Topic } from '@/api/community/shapes';
import { topicQuery } from '@/api/community/topic';
import { tagsQuery } from '@/api/community/topics';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, Fieldset } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useSave } from '@/components/use-save';
import { topicIdIn } from '@/lib/admin/topic-id';
import { isTagCount } from '@/lib/community/tags';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';
import { useTagName } from './use-tag-name';

/** What is done with a question besides: other tags, or a way to one that was asked before. */
export function TopicTools({ topicId, onDone }: { topicId: string; onDone?: () => void }) {
  const { t } = useTranslation('admin-desk');
  const { userId } = useDesk();
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
    <div className="flex flex-wrap gap-2">
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

interface ToolProps {
  topic: Topic;
  onClose: () => void;
  onSaved: () => void;
}

function Tool({
  confirm,
  busy,
  problem,
  onSend,
  onClose,
  children,
}: {
  confirm: string;
  busy: boolean;
  problem: string | undefined;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('admin-desk');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form noValidate className="grid gap-4 border-s-4 border-line ps-4" onSubmit={send}>
      {children}
      {problem ? <ErrorState title={t('words.failed')} text={problem} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy}>
          {confirm}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Retag({ topic, onClose, onSaved }: ToolProps) {
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
  const retag = retagMutation(userId);
  const saving = useSave(
    {
      ...retag,
      onSuccess: (...args) => {
        onSaved();
        return retag.onSuccess?.(...args);
      },
    },
    { saved: actName('retag'), explain },
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

function Duplicate({ topic, onClose, onSaved }: ToolProps) {
  const { t } = useTranslation('admin-desk');
  const { userId } = useDesk();
  const actName = useActName();
  const explain = useRefusalText();
  const [address, setAddress] = useState('');
  const [isNone, setNone] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const duplicate = duplicateMutation(userId);
  const saving = useSave(
    {
      ...duplicate,
      onSuccess: (...args) => {
        onSaved();
        return duplicate.onSuccess?.(...args);
      },
    },
    { saved: actName('duplicate'), explain },
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
