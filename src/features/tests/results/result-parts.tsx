import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import type { ResultPartId } from '@/lib/assessments/types';
import { DomainBars, DomainTable } from './domain-bars';
import { InsightsBlock } from './insights-block';
import { MainPattern } from './main-pattern';
import { ChangeAnswers, WordActivity } from './memory-parts';
import { Preference } from './preference';
import { Reading } from './reading';
import { domainResults } from './result-scores';
import type { ShownAttempt } from './results-screen';
import { Growth, StrengthsAndGrowth, StrengthsFirst } from './strengths-and-growth';
import { ReadWhy, TodayPart } from './today-part';
import { type ResultReport, useResultReport } from './use-result-report';

const StartPlan = lazy(() =>
  import('../tests/start-barriers/start-plan').then((module) => ({ default: module.StartPlan })),
);

/** The parts between the head of the results and what comes next, as the definition of the test lists them. */
export function ResultParts(props: ShownAttempt) {
  const reads = props.definition.resultParts.some((id) => id === 'insights' || id === 'today');
  return reads ? <PartsOfReport {...props} /> : <Parts {...props} report={null} />;
}

interface ResultPartProps extends ShownAttempt {
  /** What the report builder makes of the attempt; null where no part needs it. */
  report: ResultReport | null;
}

function PartsOfReport(props: ShownAttempt) {
  const report = useResultReport(props.definition, props.attempt, props.userId);
  return <Parts {...props} report={report} />;
}

function Parts(props: ResultPartProps) {
  return props.definition.resultParts.map((id) => {
    const Part = parts[id];
    return <Part key={id} {...props} />;
  });
}

/** With whom a result about a child is shared. */
function ChildShare({ attempt }: Pick<ShownAttempt, 'attempt'>) {
  const { t } = useTranslation(['tests', 'report']);
  if (attempt.details?.child_label === undefined) return null;
  return (
    <p className="text-sm text-ink-soft">
      {t(attempt.form === 'teacher' ? 'results.childShareTeacher' : 'words.childShare')}
    </p>
  );
}

const parts: Readonly<Record<ResultPartId, ComponentType<ResultPartProps>>> = {
  areas: function Areas({ definition, attempt }) {
    const { t } = useTranslation(['tests', 'report']);
    const results = domainResults(definition, attempt);
    return (
      <section aria-label={t('report:sections.areas', { count: results.length })}>
        <DomainBars results={results} definition={definition} />
        <Reading definition={definition} attempt={attempt} />
      </section>
    );
  },
  barriers: function Barriers({ definition, attempt }) {
    const { t } = useTranslation(['tests', 'report']);
    return (
      <Section title={t('words.barriers')}>
        <DomainBars results={domainResults(definition, attempt)} definition={definition} />
        <Reading definition={definition} attempt={attempt} />
      </Section>
    );
  },
  today: ({ definition, attempt, report }) =>
    report && (
      <div className="grid gap-5">
        <TodayPart definition={definition} attempt={attempt} report={report} />
        <ChildShare attempt={attempt} />
        <DomainTable results={domainResults(definition, attempt)} definition={definition} />
      </div>
    ),
  why: ({ definition, attempt }) => (
    <div className="grid gap-5">
      <ReadWhy definition={definition} attempt={attempt} variant="filled" />
      <DomainTable results={domainResults(definition, attempt)} definition={definition} />
    </div>
  ),
  insights: ({ report }) => report && <InsightsBlock report={report} />,
  strengths: ({ definition, report }) =>
    report &&
    (definition.about === 'child' ? (
      <StrengthsFirst report={report} />
    ) : (
      <StrengthsAndGrowth report={report} />
    )),
  growth: ({ report }) => report && <Growth report={report} />,
  main_pattern: ({ definition, attempt }) => <MainPattern results={domainResults(definition, attempt)} />,
  start_plan: ({ attempt }) => (
    <Suspense>
      <StartPlan attemptId={attempt.id} />
    </Suspense>
  ),
  changes: ChangeAnswers,
  word_task: WordActivity,
  preference: ({ definition, attempt }) => (
    <div>
      <Reading definition={definition} attempt={attempt} />
      <div className="mt-8">
        <Preference scored={attempt.overall !== null} />
      </div>
    </div>
  ),
};
