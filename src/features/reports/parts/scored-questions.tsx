import { useQueries } from '@tanstack/react-query';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import type { Language } from '@/config/languages';
import type { LoadedItems } from '@/content/items/load-items';
import { askedText, questionsQuery } from '../questions-query';
import { answerText } from '../scoring-texts';
import type { ScoredQuestion } from '../scoring-view';
import { Fold } from './fold';
import type { PartProps } from './report-header';

/** Every question as it was asked, with the answer. */
export function ScoredQuestions({ view, texts }: PartProps) {
  const { t } = texts;
  const { scoring, definition } = view;
  return (
    <Fold title={t('scoring.questions', { count: scoring.questions.length })} printsTitle>
      <QuestionList view={view} texts={texts} key={definition.testId} />
    </Fold>
  );
}

function QuestionList({ view, texts }: PartProps) {
  const { t } = texts;
  const { scoring, definition, attempt } = view;
  const queries = useQueries({
    queries: scoring.languages.map((language) => questionsQuery(definition, language, attempt.form)),
  });
  const failed = queries.find(({ isError }) => isError);
  if (failed) {
    return (
      <ErrorState
        title={t('scoring.questionsFailed')}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  }
  const banks = new Map<Language, LoadedItems>();
  scoring.languages.forEach((language, index) => {
    const items = queries[index]?.data;
    if (items) banks.set(language, items);
  });
  if (banks.size < scoring.languages.length) return <LoadingState label={t('scoring.questionsLoading')} />;
  return (
    <ol data-part="questions" className="grid">
      {scoring.questions.map((question, index) => (
        <Question
          key={question.id}
          number={index + 1}
          question={question}
          banks={banks}
          view={view}
          texts={texts}
        />
      ))}
    </ol>
  );
}

interface QuestionProps extends PartProps {
  number: number;
  question: ScoredQuestion;
  banks: ReadonlyMap<Language, LoadedItems>;
}

function Question({ number, question, banks, view, texts }: QuestionProps) {
  const asked = askedText(banks, question);
  return (
    <li className="grid grid-cols-[2.25rem_1fr] border-b border-line py-3 sm:grid-cols-[2.25rem_1fr_auto] sm:gap-x-4">
      <span className="text-ink-soft tabular-nums">{texts.count(number)}</span>
      <span lang={asked && asked.language !== texts.language ? asked.language : undefined}>
        {asked?.text ?? question.id}
      </span>
      <span className="font-semibold max-sm:col-start-2">{answerText(question, view, texts)}</span>
    </li>
  );
}
