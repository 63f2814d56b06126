import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ActivityNumber } from '@/lib/reports/activity-scoring';
import type { ScoredQuestion, ScoringRow } from '@/lib/reports/scoring-view';
import type { PartProps } from '../special/types';
import { askedText, type Banks } from '../words/banks';
import {
  answerStepText,
  filledFormula,
  filledTaskFormula,
  percentText,
  scoringTexts,
} from '../words/scoring-texts';
import { Fold } from './fold';
import { howId } from './how-link';
import { PartSection, type SectionPartProps } from './part-section';
import { WithBanks } from './with-banks';

/** Everything needed to check the numbers by hand. */
export function HowScored({ view, texts, id, folded }: SectionPartProps) {
  const { t } = texts;
  const words = scoringTexts(view, texts);
  return (
    <PartSection id={id} title={t('sections.scoring')} folded={folded}>
      <div className="grid gap-5">
        <p>{words.formula}</p>
        <p className="border-s-2 border-line ps-4 font-semibold">{words.formulaLine}</p>
        {view.scoring.task ? null : <SumTable view={view} texts={texts} />}
        {words.recomputed === null ? null : <p data-part="recomputed">{words.recomputed}</p>}
        {words.bands === null ? null : <p>{words.bands}</p>}
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
          {words.facts.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
        <OpenedNumbers view={view} texts={texts} />
      </div>
    </PartSection>
  );
}

function SumTable({ view, texts }: PartProps) {
  const { t } = texts;
  const { scoring, report } = view;
  return (
    <Table caption={t('scoring.tableCaption')} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{t('words.area')}</TableHeader>
          <TableHeader>{t('words.answers')}</TableHeader>
          <TableHeader>{t('scoring.columnSum')}</TableHeader>
          <TableHeader>{t('scoring.columnMost')}</TableHeader>
          <TableHeader>{t('words.score')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {scoring.areas.map((row) => (
          <SumRow
            key={row.id}
            row={row}
            view={view}
            texts={texts}
            name={report.dimensions.find(({ id }) => id === row.id)?.name ?? row.id}
          />
        ))}
        <SumRow row={scoring.total} view={view} texts={texts} name={t('scoring.all')} />
      </TableBody>
    </Table>
  );
}

function SumRow({ row, name, view, texts }: PartProps & { row: ScoringRow; name: string }) {
  return (
    <TableRow>
      <TableHeader scope="row">{name}</TableHeader>
      <TableCell>
        {texts.t('words.answersOf', { answered: texts.count(row.answered), served: texts.count(row.served) })}
      </TableCell>
      <TableCell>{row.sum === null ? '–' : texts.count(row.sum)}</TableCell>
      <TableCell>{texts.count(row.largestSum)}</TableCell>
      <TableCell>{percentText(row.percent, view, texts)}</TableCell>
    </TableRow>
  );
}

/** Each number to open: its answers, its formula with the numbers filled in, the version of the bank. */
function OpenedNumbers({ view, texts }: PartProps) {
  const { t } = texts;
  const { scoring, report } = view;
  const nameOf = (id: string) => report.dimensions.find((each) => each.id === id)?.name ?? id;
  return (
    <div className="grid gap-3">
      <h3>{t('scoring.openTitle')}</h3>
      <p className="text-sm text-ink-soft">{t('scoring.openText')}</p>
      <div>
        {scoring.task
          ? scoring.task.areas.map((number) => (
              <TaskFold key={number.id} number={number} name={nameOf(number.id)} view={view} texts={texts} />
            ))
          : scoring.areas.map((row) => (
              <AreaFold
                key={row.id}
                id={row.id}
                row={row}
                name={nameOf(row.id)}
                questions={scoring.questions.filter(({ area }) => area === row.id)}
                view={view}
                texts={texts}
              />
            ))}
        {scoring.task && scoring.task.areas.length > 1 ? (
          <TaskFold number={scoring.task.overall} name={t('words.overall')} view={view} texts={texts} />
        ) : null}
        {scoring.task ? null : (
          <AreaFold
            id="overall"
            row={scoring.total}
            name={t('words.overall')}
            questions={scoring.questions}
            view={view}
            texts={texts}
          />
        )}
      </div>
    </div>
  );
}

interface AreaFoldProps extends PartProps {
  id: string;
  row: ScoringRow;
  name: string;
  questions: readonly ScoredQuestion[];
}

function AreaFold({ id, row, name, questions, view, texts }: AreaFoldProps) {
  const { t } = texts;
  const isAll = id === 'overall';
  const withAnswers = view.reader.audience === 'owner';
  const score = percentText(row.percent, view, texts);
  return (
    // On paper every answer stands once: under the overall score.
    <Fold
      id={howId(id)}
      title={t('scoring.open', { name, score })}
      printsTitle={isAll}
      className={isAll ? undefined : 'print:hidden'}
    >
      <div className="grid gap-3">
        <p data-part="filled" className="font-semibold tabular-nums">
          {filledFormula(row, view, texts)}
        </p>
        {answerStepText(row.answered, texts) === null ? null : (
          <p data-part="answer-step">{answerStepText(row.answered, texts)}</p>
        )}
        <p className="text-sm text-ink-soft">
          {t('scoring.bank', { version: view.attempt.instrument_version })}
        </p>
        {withAnswers ? (
          <>
            <p className="text-sm text-ink-soft">{t('scoring.questions', { count: questions.length })}</p>
            <WithBanks view={view} texts={texts}>
              {(banks) => <QuestionList questions={questions} banks={banks} view={view} texts={texts} />}
            </WithBanks>
          </>
        ) : null}
      </div>
    </Fold>
  );
}

function TaskFold({ number, name, view, texts }: PartProps & { number: ActivityNumber; name: string }) {
  const { t } = texts;
  const score = percentText(number.percent, view, texts);
  return (
    <Fold id={howId(number.id)} title={t('scoring.open', { name, score })} printsTitle>
      <p data-part="filled">{filledTaskFormula(number, view, texts)}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {t('scoring.taskBank', { version: view.attempt.instrument_version })}
      </p>
    </Fold>
  );
}

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
      <span className="font-semibold max-sm:col-start-2">
        {texts.answerAndPoints(view.definition.scale, question.answer)}
      </span>
    </li>
  );
}
