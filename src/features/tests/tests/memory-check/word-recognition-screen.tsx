import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WordRecognitionRecord } from '@/lib/assessments/tests/memory-check/task';
import { newWords } from '@/lib/assessments/tests/memory-check/word-lists';
import { createRng, shuffle } from '@/lib/random';
import { ActivityBody } from '../../activities/activity-body';
import { ActivityProgress, ActivityStages } from '../../activities/activity-stages';
import { SideButtons, useBlank } from '../../activities/side-buttons';
import type { ActivityScreenProps } from '../../activities/types';
import { ListMissing } from './list-missing';
import { wordListQuery } from './word-list-query';
import { readItems, readLearnedList } from './word-state';

/** A press held a little long must not answer the next word too (milliseconds). */
const betweenMs = 250;

/** The learned words among as many new ones, one at a time, each called old or new. */
export function WordRecognitionScreen(props: ActivityScreenProps) {
  const { run, task, state: kept, onNext, language, header } = props;
  const { t } = useTranslation('activities', { lng: language });
  const items = readItems(kept);
  return (
    <ActivityStages
      screen="word-recognition"
      language={language}
      header={header}
      begun={items.length > 0}
      done={run.tasks[task]?.complete === true}
      before={{ title: t('recognition.title'), lines: [t('recognition.text'), t('recognition.pace')] }}
      after={{ title: t('recognition.doneTitle'), lines: [t('recognition.doneText')] }}
      onNext={onNext}
    >
      <Words {...props} items={items} />
    </ActivityStages>
  );
}

interface WordsProps extends ActivityScreenProps {
  items: WordRecognitionRecord['items'];
}

function Words({ run, items, onChange, language, header }: WordsProps) {
  const { t } = useTranslation('activities', { lng: language });
  const learned = readLearnedList(run.tasks.word_learning?.data);
  const list = useQuery(wordListQuery(language, learned?.listId ?? null));
  const [blank, startBlank] = useBlank(betweenMs);
  const all = learned && list.data ? shownWords(learned.words, newWords(list.data), run.seed) : [];
  const item = all[items.length];
  if (!item) return <ListMissing list={list} language={language} header={header} />;

  const position = t('recognition.position', { number: items.length + 1, total: all.length });
  const answer = (given: 'old' | 'new') => {
    const next = [...items, { ...item, answer: given }];
    startBlank();
    onChange({ items: next } satisfies WordRecognitionRecord, next.length === all.length);
  };
  return (
    <ActivityBody screen="word-recognition" language={language} header={header}>
      <ActivityProgress
        value={items.length}
        max={all.length}
        label={t('recognition.title')}
        position={position}
      />
      <h1 tabIndex={-1} className="mt-8 text-lg font-normal text-ink-soft">
        {t('recognition.question')}
      </h1>
      <p
        role="status"
        data-slot="word"
        className="my-8 text-center font-serif text-[clamp(2.5rem,1.8rem+4vw,4.5rem)] leading-[1.3]"
      >
        {item.word}
      </p>
      <SideButtons
        left={<span className="text-[1.125rem] font-semibold">{t('recognition.old')}</span>}
        right={<span className="text-[1.125rem] font-semibold">{t('recognition.new')}</span>}
        language={language}
        blank={blank}
        onChoose={(side) => answer(side === 'left' ? 'old' : 'new')}
      />
    </ActivityBody>
  );
}

/** All words in the order shown, which is the same after a reload. */
function shownWords(learned: readonly string[], added: readonly string[], seed: string) {
  const old = learned.map((word) => ({ word, old: true }));
  const fresh = added.map((word) => ({ word, old: false }));
  return shuffle([...old, ...fresh], createRng(`${seed}.recognition`));
}
