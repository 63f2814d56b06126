import type { ScoredQuestion } from '@/lib/reports/scoring-view';
import type { PartProps } from '../special/types';
import { askedText, type Banks } from '../words/banks';
import { answerText } from '../words/scoring-texts';
import { Fold } from './fold';
import { WithBanks } from './with-banks';

/** Every question of the attempt, to open. */
export function ScoredQuestions({ view, texts }: PartProps) {
  const { questions } = view.scoring;
  return (
    <Fold title={texts.t('scoring.questions', { count: questions.length })} printsTitle>
      <WithBanks view={view} texts={texts}>
        {(banks) => <QuestionList questions={questions} banks={banks} view={view} texts={texts} />}
      </WithBanks>
    </Fold>
  );
}

interface QuestionListProps extends PartProps {
  questions: readonly ScoredQuestion[];
  banks: Banks;
}

/** Questions as they were asked, each with its answer and what it counts; the numbers are those of the order served. */
export function QuestionList({ questions, banks, view, texts }: QuestionListProps) {
  return (
    <ol data-part="questions" className="grid">
      {questions.map((question) => (
        <Question
          key={question.id}
          number={view.scoring.questions.indexOf(question) + 1}
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
  banks: Banks;
}

function Question({ number, question, banks, view, texts }: QuestionProps) {
  const asked = askedText(banks, question, view, texts);
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
