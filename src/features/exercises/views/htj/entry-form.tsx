import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { TriggerCategory } from '@/lib/exercises/htj/score';
import { type JournalEntry, triggerCategories } from '@/lib/exercises/own-words';
import { hourMs, minuteMs, toIso } from '@/lib/time';
import { FormStep } from '../../logged/form-step';
import { dayOf, localMoment, readLocalMoment } from '../../logged/local-time';
import { MomentField } from '../../logged/moment-field';
import { RatingField } from '../../logged/rating-field';
import { WordsField, wordsOf } from '../../logged/words-field';

type Words = 'place' | 'task' | 'trigger_words' | 'action' | 'reply';
const longest: Record<Words, number> = { place: 120, task: 200, trigger_words: 200, action: 300, reply: 300 };
const empty: Record<Words, string> = { place: '', task: '', trigger_words: '', action: '', reply: '' };
/** An entry may tell of something this long ago. */
const backMs = 48 * hourMs;
const mostMinutes = 1440;

export interface EntryFormProps {
  /** What set it off most often so far; null before five entries. */
  topTrigger: TriggerCategory | null;
  busy: boolean;
  error: unknown;
  onSave: (entry: Omit<JournalEntry, 'id'>) => void;
  /** Looks at the week without a new entry. */
  onWeek?: () => void;
}

/** One time something was put off: first what happened, then what it was like and what to do next time. */
export function EntryForm({ topTrigger, busy, error, onSave, onWeek }: EntryFormProps) {
  const { t } = useTranslation(['exercise-htj', 'player']);
  const [isSecond, setSecond] = useState(false);
  const [words, setWords] = useState(empty);
  const [when, setWhen] = useState(() => localMoment(Date.now()));
  const [trigger, setTrigger] = useState<TriggerCategory | null>(null);
  const [feeling, setFeeling] = useState<number | null>(null);
  const [urge, setUrge] = useState<number | null>(null);
  const [minutes, setMinutes] = useState('');
  const [wasTried, setTried] = useState(false);
  const field = (name: Words) => ({
    name,
    label: t(`fields.${name}`),
    max: longest[name],
    value: words[name],
    onChange: (value: string) => setWords({ ...words, [name]: value }),
  });
  const occurredAt = readLocalMoment(when);
  // The field knows no seconds: what is said to be now may lie a moment ahead.
  const isRecent =
    occurredAt !== null && occurredAt >= Date.now() - backMs && occurredAt <= Date.now() + minuteMs;
  const lost = minutes.trim() === '' ? null : Number(minutes);
  const isCounted = lost === null || (Number.isInteger(lost) && lost >= 0 && lost <= mostMinutes);

  if (!isSecond) {
    const next = () => {
      setTried(!isRecent);
      setSecond(isRecent);
    };
    return (
      <FormStep
        key="first"
        title={t('first')}
        text={t('player:form.private')}
        submit={t('player:form.on')}
        onSubmit={next}
        aside={
          onWeek ? (
            <Button size="lg" variant="outline" onClick={onWeek} data-action="week">
              {t('onlyWeek')}
            </Button>
          ) : undefined
        }
      >
        <MomentField
          name="when"
          label={t('fields.when')}
          hint={t('whenHint')}
          error={wasTried && !isRecent ? t('notRecent') : undefined}
          value={when}
          onChange={setWhen}
        />
        <WordsField {...field('place')} />
        <WordsField {...field('task')} />
        <Field label={t('fields.trigger')}>
          <NativeSelect
            name="trigger"
            value={trigger ?? 'none'}
            onChange={({ target }) =>
              setTrigger(triggerCategories.find((category) => category === target.value) ?? null)
            }
          >
            <option value="none">{t('notChosen')}</option>
            {triggerCategories.map((category) => (
              <option key={category} value={category}>
                {t(`triggers.${category}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <WordsField {...field('trigger_words')} />
      </FormStep>
    );
  }
  const suggested = trigger ?? topTrigger;
  const save = () => {
    setTried(true);
    if (!isCounted || occurredAt === null) return;
    const now = Date.now();
    const happenedAt = Math.min(occurredAt, now);
    onSave({
      // Filling it in takes a while, by which what was two days ago is no older.
      logged_at: toIso(Math.min(now, happenedAt + backMs)),
      occurred_at: toIso(happenedAt),
      day: dayOf(happenedAt),
      place: wordsOf(words.place),
      task: wordsOf(words.task),
      trigger_category: trigger,
      trigger_words: wordsOf(words.trigger_words),
      feeling,
      urge,
      action: wordsOf(words.action),
      minutes_lost: lost,
      reply: wordsOf(words.reply),
      reply_kept: null,
    });
  };
  return (
    <FormStep
      key="second"
      title={t('second')}
      submit={t('save')}
      busy={busy}
      error={error}
      onSubmit={save}
      aside={
        <Button size="lg" variant="outline" onClick={() => setSecond(false)} data-action="back">
          {t('player:form.back')}
        </Button>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <RatingField name="feeling" label={t('fields.feeling')} value={feeling} onChange={setFeeling} />
        <RatingField name="urge" label={t('fields.urge')} value={urge} onChange={setUrge} />
      </div>
      <WordsField {...field('action')} />
      <TextField
        name="minutes"
        label={t('fields.minutes')}
        inputMode="numeric"
        autoComplete="off"
        error={wasTried && !isCounted ? t('notMinutes') : undefined}
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
      />
      <WordsField {...field('reply')} hint={t('replyHint')} />
      {suggested === null ? null : (
        <Notice>
          <p>{t(`suggest.${suggested}`)}</p>
          <Button
            variant="outline"
            className="mt-3"
            onClick={() => setWords({ ...words, reply: t(`suggest.${suggested}`) })}
            data-action="take-reply"
          >
            {t('takeReply')}
          </Button>
        </Notice>
      )}
    </FormStep>
  );
}
