import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recallPairsQuery, removeWordsMutation, saveRecallPairMutation } from '@/api/training/own-words';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import type { RecallPair } from '@/lib/exercises/own-words';
import { type FactFault, faultOf, longestFact } from '@/lib/exercises/word-recall/own-facts';
import { OwnRows } from '../../logged/own-rows';
import { WordsField } from '../../logged/words-field';

/** Facts of one's own: those there are, and room for another. */
export function OwnFacts({ userId }: { userId: string }) {
  const { t } = useTranslation(['exercise-word-recall', 'player']);
  const query = useQuery(recallPairsQuery(userId));
  return (
    <section aria-label={t('facts.title')} className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{t('facts.title')}</h2>
        <p className="text-sm text-ink-soft">
          {t('facts.about')}
          <SentenceGap />
          {t('player:form.private')}
        </p>
      </div>
      <OwnRows query={query}>
        {(facts) => (
          <>
            <FactList userId={userId} facts={facts} />
            <NewFact userId={userId} />
          </>
        )}
      </OwnRows>
    </section>
  );
}

function FactList({ userId, facts }: { userId: string; facts: readonly RecallPair[] }) {
  const { t } = useTranslation(['exercise-word-recall', 'common']);
  const errorText = useErrorText();
  const remove = useMutation(removeWordsMutation(userId, 'recall_pairs'));
  const failed = (error: unknown) =>
    toast({ title: t('common:words.notSaved'), description: errorText(error), variant: 'destructive' });
  const take = (id: string) =>
    remove.mutate(
      { id, undo: false },
      {
        onSuccess: () =>
          toast({
            title: t('facts.removed'),
            action: {
              label: t('common:words.undo'),
              altText: t('common:words.undo'),
              onSelect: () => remove.mutate({ id, undo: true }, { onError: failed }),
            },
          }),
        onError: failed,
      },
    );
  if (facts.length === 0) return null;
  return (
    <ul className="grid max-h-72 overflow-y-auto border-y border-line">
      {facts.map(({ id, prompt, answer }) => (
        <li key={id} className="flex items-center gap-2 border-b border-line py-1 last:border-b-0">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {t('common:words.pair', { name: prompt, text: answer })}
          </span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('facts.remove', { name: prompt })}
            disabled={remove.isPending}
            onClick={() => take(id)}
            data-remove={id}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

const fields = ['prompt', 'answer'] as const;
const nothing = { prompt: '', answer: '' };

function NewFact({ userId }: { userId: string }) {
  const { t } = useTranslation(['exercise-word-recall', 'player', 'common']);
  const errorText = useErrorText();
  const save = useMutation(saveRecallPairMutation(userId));
  const [words, setWords] = useState(nothing);
  const [wasTried, setTried] = useState(false);
  const told = (fault: FactFault | null) => {
    if (fault === 'empty') return t('player:form.missing');
    if (fault === 'tooLong') return t('common:words.tooLong', { max: longestFact });
    return fault === null ? undefined : t(`facts.fault.${fault}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (save.isPending || fields.some((field) => faultOf(words[field]) !== null)) return;
    const [prompt, answer] = [words.prompt.trim(), words.answer.trim()];
    save.mutate(
      { add: { id: crypto.randomUUID(), prompt, answer } },
      {
        onSuccess: () => {
          setWords(nothing);
          setTried(false);
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {fields.map((field) => (
        <WordsField
          key={field}
          name={field}
          label={t(`facts.${field}`)}
          error={wasTried ? told(faultOf(words[field])) : undefined}
          required
          max={3 * longestFact}
          value={words[field]}
          onChange={(value) => setWords({ ...words, [field]: value })}
        />
      ))}
      {save.error === null ? null : (
        <Notice tone="danger" role="alert">
          {t('common:words.notSaved')}. {errorText(save.error)}
        </Notice>
      )}
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        busy={save.isPending}
        data-action="add-fact"
      >
        {t('facts.add')}
      </Button>
    </form>
  );
}
