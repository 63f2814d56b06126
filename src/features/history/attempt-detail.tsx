import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { useTexts } from '@/components/changes/use-texts';
import { PageHeader } from '@/components/page-header';
import { ScreeningNotice, SupportLine } from '@/components/results/notices';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { attemptView } from '@/lib/assessments/attempt-view';
import { earlierAttempts } from '@/lib/assessments/history';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { Areas } from './detail/areas';
import { NextActions } from './detail/next-actions';
import { OverallNumber } from './detail/overall-number';
import { ResultFacts } from './detail/result-facts';

export interface AttemptDetailProps {
  record: AttemptRecord;
  definition: InstrumentDefinition;
  userId: string | null;
  /** The questions with the answers given; null for a test that is a task. */
  answers: ReactNode;
}

/** One attempt in full: numbers, answers, circumstances, and what can be done with it. */
export function AttemptDetail({ record, definition, userId, answers }: AttemptDetailProps) {
  const texts = useTexts();
  const { t } = texts;
  const known = useQuery(knownAttemptsQuery(userId));
  const attempt = attemptView(record);
  const own = (known.data ?? []).some(({ id }) => id === record.id) ? (known.data ?? []) : [];
  const supportFirst = definition.supportDomains.some((id) => (record.domains[id] ?? 0) >= 70);
  return (
    <div data-screen="test-detail" className="wrap pb-16">
      <PageHeader
        eyebrow={
          <Link to={paths.testHistory} className="link">
            {t('back')}
          </Link>
        }
        title={definition.catalogueName}
        lead={<time dateTime={record.completed_at}>{texts.date(record.completed_at)}</time>}
        aside={<OverallNumber attempt={attempt} texts={texts} />}
        ruled
      />
      <div className="mt-8 grid max-w-3xl gap-10">
        <ScreeningNotice inOneLine>{texts.screening('norms')}</ScreeningNotice>
        {supportFirst ? <SupportLine look="notice" /> : null}
        {definition.tone === 'memory' ? <Notice>{t('words.memoryDoctor')}</Notice> : null}
        <Areas attempt={attempt} definition={definition} texts={texts} />
        {answers === null ? null : <Section title={t('detail.answers')}>{answers}</Section>}
        <ResultFacts attempt={attempt} texts={texts} />
        <NextActions
          attempt={attempt}
          earlier={earlierAttempts(attempt, own.map(attemptView))}
          ownerId={record.owned === true ? userId : null}
          texts={texts}
        />
        {supportFirst ? null : <SupportLine look="notice" />}
      </div>
    </div>
  );
}
