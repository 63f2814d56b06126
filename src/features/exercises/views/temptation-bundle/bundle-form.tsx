import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { criteria } from '@/lib/exercises/temptation-bundle/score';
import { CriteriaList } from '../../logged/criteria-list';
import { FormStep } from '../../logged/form-step';
import { WordsField, wordsOf } from '../../logged/words-field';

type Criterion = (typeof criteria)[number];
type Words = 'want' | 'should' | 'cue';

export interface WrittenBundle {
  readonly want: string;
  readonly should: string;
  readonly cue: string;
  readonly met: readonly Criterion[];
}

const longest = 200;

export interface BundleFormProps {
  busy: boolean;
  error: unknown;
  onDone: (bundle: WrittenBundle) => void;
  /** Back to the bundles there are. */
  onBack?: () => void;
}

/** Something liked, something put off, and what begins them; then a look at it. */
export function BundleForm({ busy, error, onDone, onBack }: BundleFormProps) {
  const { t } = useTranslation(['exercise-temptation-bundle', 'player']);
  const [isLooking, setLooking] = useState(false);
  const [words, setWords] = useState<Record<Words, string>>({ want: '', should: '', cue: '' });
  const [met, setMet] = useState<readonly Criterion[]>([]);
  const [wasTried, setTried] = useState(false);
  const field = (name: Words) => ({
    name,
    label: t(`fields.${name}`),
    hint: t(`hints.${name}`),
    error: wasTried && wordsOf(words[name]) === null ? t('player:form.missing') : undefined,
    required: true,
    max: longest,
    value: words[name],
    onChange: (value: string) => setWords({ ...words, [name]: value }),
  });
  const want = wordsOf(words.want);
  const should = wordsOf(words.should);
  const cue = wordsOf(words.cue);
  const isWhole = want !== null && should !== null && cue !== null;

  if (isLooking && isWhole) {
    return (
      <FormStep
        key="look"
        title={t('player:form.look')}
        text={t('sentence', { want, should, cue })}
        submit={t('save')}
        busy={busy}
        error={error}
        onSubmit={() => onDone({ want, should, cue, met })}
        aside={
          <Button size="lg" variant="outline" onClick={() => setLooking(false)} data-action="back">
            {t('player:form.back')}
          </Button>
        }
      >
        <CriteriaList
          legend={t('player:form.true')}
          hint={t('player:form.trueHint')}
          criteria={criteria}
          met={met}
          onChange={setMet}
          labelOf={(id) => t(`criteria.${id}`)}
          exampleOf={(id) => t(`examples.${id}`)}
        />
      </FormStep>
    );
  }
  const next = () => {
    setTried(true);
    if (isWhole) setLooking(true);
  };
  return (
    <FormStep
      key="write"
      title={t('make')}
      text={t('player:form.private')}
      submit={t('player:form.on')}
      onSubmit={next}
      aside={
        onBack ? (
          <Button size="lg" variant="outline" onClick={onBack} data-action="back">
            {t('player:form.back')}
          </Button>
        ) : undefined
      }
    >
      <Notice tone="caution">{t('notFor')}</Notice>
      <WordsField {...field('want')} />
      <WordsField {...field('should')} />
      <WordsField {...field('cue')} />
    </FormStep>
  );
}
