import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '@/contexts/auth';
import { learnedWords } from '@/lib/assessments/tests/memory-check/word-lists';
import { createRng, shuffle } from '@/lib/random';
import { ActivityNote } from '../../activities/activity-body';
import type { ActivityScreenProps } from '../../activities/types';
import { ListMissing } from './list-missing';
import { RecallView } from './recall-view';
import { newWordListQuery } from './word-list-query';
import { WordShow } from './word-show';
import {
  emptyRecall,
  type LearningState,
  learningRecord,
  learningRounds,
  type Recall,
  readLearning,
} from './word-state';

/** Learning of the word list: three times shown and recalled. */
export function WordLearningScreen(props: ActivityScreenProps) {
  const { run, task, state: kept, onNext, language, header } = props;
  const { t } = useTranslation('activities', { lng: language });
  const learning = readLearning(kept);
  // Words run after a press only: a reload or a look at another page stops them.
  const [showing, setShowing] = useState(false);

  // The later parts must be there when the connection is not.
  useEffect(() => {
    void import('./word-delayed-screen');
    void import('./word-recognition-screen');
  }, []);

  if (run.tasks[task]?.complete) {
    return (
      <ActivityNote
        screen="word-learning-done"
        language={language}
        header={header}
        title={t('learning.doneTitle')}
        lines={[t('learning.doneText')]}
        action={t('continue')}
        onAction={onNext}
      />
    );
  }
  if (!learning) return <FirstLook {...props} onStart={() => setShowing(true)} />;
  return <Round {...props} learning={learning} showing={showing} onShow={setShowing} />;
}

/** What the task is about. Meanwhile a list is found; it is fixed with the press of the button. */
function FirstLook({
  run,
  onChange,
  onStart,
  language,
  header,
}: ActivityScreenProps & { onStart: () => void }) {
  const { t } = useTranslation('activities', { lng: language });
  const userId = useAuth().user?.id ?? null;
  const list = useQuery(newWordListQuery(useQueryClient(), userId, { seed: run.seed, language }));
  if (!list.data) return <ListMissing list={list} language={language} header={header} />;
  const { id: listId } = list.data;
  const words = learnedWords(list.data);
  const lines = [
    t('learning.see'),
    t('learning.recall'),
    t('learning.rounds'),
    t('learning.alone'),
    t('learning.input'),
  ];
  return (
    <ActivityNote
      screen="word-learning-start"
      language={language}
      header={header}
      title={t('learning.title')}
      lines={lines}
      action={t('learning.start')}
      onAction={() => {
        onStart();
        onChange({ listId, words, rounds: [], shown: 0, recall: null } satisfies LearningState, false);
      }}
    />
  );
}

interface RoundProps extends ActivityScreenProps {
  learning: LearningState;
  showing: boolean;
  onShow: (showing: boolean) => void;
}

function Round({ run, learning, showing, onShow, onChange, language, header }: RoundProps) {
  const { t } = useTranslation('activities', { lng: language });
  const { words, rounds, shown, recall } = learning;
  const round = rounds.length + 1;
  const title = t('learning.round', { round, rounds: learningRounds });
  const shared = { language, header };

  if (recall === null && showing) {
    return (
      <WordShow
        {...shared}
        key={round}
        round={round}
        words={shuffle(words, createRng(`${run.seed}.words.${round}`))}
        shown={shown}
        onShown={(count) => onChange({ ...learning, shown: count }, false)}
        onEnd={() => {
          onShow(false);
          onChange({ ...learning, recall: emptyRecall }, false);
        }}
        onHidden={() => onShow(false)}
      />
    );
  }
  if (recall === null && shown < words.length) {
    const isFresh = shown === 0 && round > 1;
    return (
      <ActivityNote
        {...shared}
        screen={`word-round-${round}`}
        title={title}
        lines={[isFresh ? t('learning.again') : t('learning.stopped', { count: words.length - shown })]}
        action={t(isFresh ? 'learning.start' : 'learning.goOn')}
        onAction={() => onShow(true)}
      />
    );
  }
  const end = ({ responses }: Recall) => {
    const next: LearningState = { ...learning, rounds: [...rounds, responses], shown: 0, recall: null };
    const isLast = next.rounds.length === learningRounds;
    onChange(isLast ? learningRecord(next) : next, isLast);
  };
  return (
    <RecallView
      {...shared}
      key={round}
      screen={`word-recall-${round}`}
      title={t('learning.recallTitle')}
      note={title}
      words={words}
      recall={recall ?? emptyRecall}
      onKeep={(next) => onChange({ ...learning, recall: next }, false)}
      onEnd={end}
    />
  );
}
