import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { DomainBars } from './domain-bars';
import { InsightsBlock } from './insights-block';
import { MainPattern } from './main-pattern';
import { ChangeAnswers, WordTask } from './memory-parts';
import { Preference } from './preference';
import { domainResults } from './result-scores';
import type { ShownAttempt } from './results-screen';
import { StrengthsAndGrowth } from './strengths-and-growth';
import { useResultReport } from './use-result-report';

const StartPlan = lazy(() => import('./start-plan').then((module) => ({ default: module.StartPlan })));

/** The parts between the head of the results and what comes next, as the test has them. */
export function ResultParts(props: ShownAttempt) {
  switch (props.definition.bandLabels) {
    case 'none':
      return <Preference scored={props.attempt.overall !== null} />;
    case 'memory':
      return <MemoryParts {...props} />;
    case 'snapshot':
      return <BandedParts {...props} />;
  }
}

function Areas({ definition, attempt }: ShownAttempt) {
  const { t } = useTranslation('screening');
  const results = domainResults(definition, attempt);
  const ranked = definition.testId === 'start_barriers';
  return (
    <Section title={ranked ? t('results.barriers') : t('results.areas', { count: results.length })}>
      <DomainBars results={results} labels={definition.bandLabels} />
    </Section>
  );
}

function MemoryParts(props: ShownAttempt) {
  return (
    <>
      <Areas {...props} />
      <ChangeAnswers {...props} />
      <WordTask {...props} />
    </>
  );
}

function BandedParts(props: ShownAttempt) {
  const { definition, attempt, userId } = props;
  const report = useResultReport(definition, attempt, userId);
  const aboutChild = attempt.details?.child_label !== undefined;
  const strengths = <StrengthsAndGrowth report={report} aboutChild={aboutChild} />;
  return (
    <>
      {/* A report about a child starts with its strengths. */}
      {aboutChild ? strengths : null}
      {definition.testId === 'procrastination_patterns' ? (
        <MainPattern results={domainResults(definition, attempt)} />
      ) : null}
      <Areas {...props} />
      <InsightsBlock report={report} aboutChild={aboutChild} />
      {aboutChild ? null : strengths}
      {definition.testId === 'start_barriers' ? (
        <Suspense>
          <StartPlan attemptId={attempt.id} />
        </Suspense>
      ) : null}
    </>
  );
}
