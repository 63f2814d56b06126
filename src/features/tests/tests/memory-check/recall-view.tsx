import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Progress } from '@/components/ui/progress';
import { ActivityBody, type ActivityBodyProps } from '../../activities/activity-body';
import { splitWords } from './split-words';
import { useTimeInView } from './use-time-in-view';
import { maxWords, type Recall, recallMs } from './word-state';

export interface RecallViewProps extends Pick<ActivityBodyProps, 'screen' | 'language' | 'header'> {
  title: string;
  /** Small line above the title. */
  note?: string | undefined;
  /** The words to recall: only whether they hold spaces is looked at. */
  words: readonly string[];
  /** Where the recall stood when it came into view. */
  recall: Recall;
  /** After every word, and when the page is hidden. */
  onKeep: (recall: Recall) => void;
  onEnd: (recall: Recall) => void;
}

/** The field, the clock and what was written down so far. */
function useRecall({ words, recall, onKeep, onEnd, language }: RecallViewProps) {
  const { t } = useTranslation('activities', { lng: language });
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  const [ms, read] = useTimeInView(recall.usedMs, (usedMs) => {
    if (!ended.current) onKeep({ ...recall, usedMs });
  });
  const left = Math.max(0, recallMs - ms);
  const isOver = left === 0;

  /** What stands in the field counts too: nobody loses a word to a key not pressed. */
  const withText = (): Recall => {
    const atMs = Math.min(read(), recallMs);
    const added = splitWords(text, words).map((each) => ({ text: each, atMs }));
    return { usedMs: atMs, responses: [...recall.responses, ...added].slice(0, maxWords) };
  };
  const end = () => {
    if (ended.current) return;
    ended.current = true;
    onEnd(withText());
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const next = withText();
    const added = next.responses.slice(recall.responses.length);
    setText('');
    input.current?.focus();
    if (added.length === 0) return;
    setSpoken(t('recall.added', { word: added.map((each) => each.text).join(', ') }));
    onKeep(next);
  };
  const timeUp = useEffectEvent(end);
  useEffect(() => {
    if (isOver) timeUp();
  }, [isOver]);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, []);

  return {
    /** Attributes of the field. */
    field: {
      ref: input,
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
    },
    add,
    end,
    left,
    spoken,
  };
}

/** Writing down words, one by one, for at most 90 seconds in view. Nothing says which are right. */
export function RecallView(props: RecallViewProps) {
  const { screen, header, language, title, note, recall } = props;
  const { t } = useTranslation('activities', { lng: language });
  const { field, add, end, left, spoken } = useRecall(props);

  return (
    <ActivityBody
      screen={screen}
      header={header}
      language={language}
      ownFocus
      footer={
        <Button variant="outline" data-action="no-more" onClick={end}>
          {t('recall.noMore')}
        </Button>
      }
    >
      {note ? <p className="mb-2 text-sm text-ink-soft">{note}</p> : null}
      <h1 id="recall-title" tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <p id="recall-hint" className="mt-2 text-sm text-ink-soft">
        {t('recall.hint')}
      </p>
      <form className="mt-5 grid grid-cols-[1fr_auto] items-end gap-3" onSubmit={add}>
        <Field label={t('recall.label')}>
          <Input
            {...field}
            lang={language}
            aria-describedby="recall-title recall-hint"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="enter"
          />
        </Field>
        <Button type="submit" data-action="add-word">
          {t('recall.add')}
        </Button>
      </form>
      <Progress
        value={left}
        max={recallMs}
        label={t('recall.time')}
        valueText={t('recall.left', { count: Math.ceil(left / 1000) })}
        className="mt-5"
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <Written title={t('recall.list')} responses={recall.responses} />
    </ActivityBody>
  );
}

function Written({ title, responses }: { title: string; responses: Recall['responses'] }) {
  return (
    <>
      <h2 id="recall-list" className="sr-only">
        {title}
      </h2>
      <ul aria-labelledby="recall-list" className="mt-6 flex min-h-32 flex-wrap content-start gap-2">
        {responses.map((response, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: words are only ever added at the end
            key={index}
            className="max-w-full rounded-full border border-line bg-surface px-4 py-1.5 font-serif text-[1.125rem]"
          >
            {response.text}
          </li>
        ))}
      </ul>
    </>
  );
}
