import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { Commitment } from '@/lib/exercises/own-words';
import { FormStep } from '../../logged/form-step';
import type { SaveCommitment } from '../../logged/use-commitments';
import { WordsField, wordsOf } from '../../logged/words-field';

const longest = 200;

export interface BundleChangeProps {
  bundle: Commitment;
  save: SaveCommitment;
  onDone: () => void;
}

/** Kept less than half of the time in a week: something else that is liked, or a shorter stretch. */
export function BundleChange({ bundle, save, onDone }: BundleChangeProps) {
  const { t } = useTranslation(['exercise-temptation-bundle', 'player']);
  const [want, setWant] = useState(bundle.want ?? '');
  const [should, setShould] = useState(bundle.should ?? '');
  const [wasTried, setTried] = useState(false);
  const words = { want: wordsOf(want), should: wordsOf(should) };
  const missing = (value: string | null) =>
    wasTried && value === null ? t('player:form.missing') : undefined;
  const change = () => {
    setTried(true);
    if (words.want === null || words.should === null) return;
    // What went wrong is told beside the button.
    save.mutateAsync({ id: bundle.id, change: words }).then(onDone, () => {});
  };
  return (
    <FormStep
      title={t('change')}
      text={t('changeText')}
      submit={t('saveChange')}
      busy={save.isPending}
      error={save.error}
      onSubmit={change}
      aside={
        <Button size="lg" variant="outline" disabled={save.isPending} onClick={onDone} data-action="leave-it">
          {t('asItIs')}
        </Button>
      }
    >
      <WordsField
        name="want"
        label={t('fields.want')}
        hint={t('notFor')}
        error={missing(words.want)}
        required
        max={longest}
        value={want}
        onChange={setWant}
      />
      <WordsField
        name="should"
        label={t('fields.should')}
        error={missing(words.should)}
        required
        max={longest}
        value={should}
        onChange={setShould}
      />
    </FormStep>
  );
}
