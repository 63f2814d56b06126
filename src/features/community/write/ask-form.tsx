import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrittenPost } from '@/api/community/shapes';
import { tagsQuery } from '@/api/community/topics';
import { askMutation } from '@/api/community/writing';
import { holdWhileComposing } from '@/components/composing';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { useSave } from '@/components/use-save';
import { isLanguage, languageCodes, languages } from '@/config/languages';
import { useDraft } from '@/contexts/use-draft';
import { afterDrawn } from '@/hooks/after-drawn';
import { currentLanguage } from '@/i18n/init';
import type { Writer } from '../write-gate';
import { PostEditor } from './post-editor';
import { SimilarTopics } from './similar-topics';
import { TagChoice } from './tag-choice';
import { type Faults, hasFault, useTopicFaults } from './use-topic-faults';
import { WritingNotes } from './writing-notes';

/** Title, text, tags and language of a question. Faults are told when it is sent, and the first one gets the focus. */
export interface AskFormProps {
  writer: Writer;
  /** What was searched for before; the question begins with it where nothing was begun yet. */
  sought: string;
  onSent: (post: WrittenPost) => void;
}

export function AskForm({ writer, sought, onSent }: AskFormProps) {
  const { t } = useTranslation(['community-write', 'community-errors']);
  const explain = useRefusalText();
  const faultsOf = useTopicFaults();
  const { draft, change, finish, isRestored } = useDraft(writer.userId, 'ask', sought);
  const tags = useQuery(tagsQuery());
  const [faults, setFaults] = useState<Faults>({});
  const mutation = askMutation();
  const { save, busy, problem } = useSave(
    {
      ...mutation,
      onSuccess: (post, ...rest) => {
        finish();
        onSent(post);
        return mutation.onSuccess?.(post, ...rest);
      },
    },
    { explain },
  );
  if (!draft) return null;
  const lang = draft.lang ?? currentLanguage();

  const send = (form: HTMLFormElement) => {
    const found = faultsOf(draft, writer.profile);
    setFaults(found);
    if (!hasFault(found)) {
      save({ id: draft.id, title: draft.title, body: draft.body, lang, tags: draft.tags });
      return;
    }
    // Once the faults are drawn.
    afterDrawn(() => form.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus());
  };
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <div className="grid gap-3">
        <Field label={t('ask.title')} hint={t('ask.titleHint')} error={faults.title} required>
          <Input
            value={draft.title}
            lang={lang}
            dir="auto"
            autoComplete="off"
            onKeyDown={holdWhileComposing}
            onChange={(event) => {
              setFaults(({ title: _, ...rest }) => rest);
              change({ title: event.target.value });
            }}
          />
        </Field>
        <SimilarTopics title={draft.title} lang={lang} />
      </div>
      <PostEditor
        label={t('ask.body')}
        hint={t('ask.bodyHint')}
        kind="topic"
        lang={lang}
        value={draft.body}
        error={faults.body}
        onChange={(body) => {
          setFaults(({ body: _, ...rest }) => rest);
          change({ body });
        }}
      />
      <TagChoice
        tags={tags.data ?? []}
        chosen={draft.tags}
        error={faults.tags}
        onChange={(chosen) => {
          setFaults(({ tags: _, ...rest }) => rest);
          change({ tags: chosen });
        }}
      />
      <Field label={t('words.language')} hint={t('ask.languageHint')} className="max-w-xs">
        <NativeSelect
          value={lang}
          onChange={({ target: { value } }) => isLanguage(value) && change({ lang: value })}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <WritingNotes isRestored={isRestored} isHeld={writer.profile.first_posts_approved < 2} />
      {problem ? <ErrorState title={t('notSent')} text={problem} /> : null}
      <div>
        <Button type="submit" busy={busy}>
          {t('send.topic')}
        </Button>
      </div>
    </form>
  );
}
