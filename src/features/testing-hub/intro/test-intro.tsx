import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { PageHeader } from '@/components/page-header';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { wordListLanguages } from '@/content/word-lists/load-word-lists';
import { currentLanguage } from '@/i18n/init';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { TestFacts } from '../hub/test-facts';
import { useOffers } from '../use-offers';
import { Facts } from './facts';
import { Overview } from './overview';
import { Privacy } from './privacy';
import { StartArea } from './start-area';
import { Timing } from './timing';

export interface TestIntroProps {
  definition: InstrumentDefinition;
  userId: string;
  /** Beside the upgrade of a closed test: another way to the plans. */
  plans?: ReactNode;
}

/** Everything to know before a test: what it asks and gives, its rules, and what happens to the answers. */
export function TestIntro({ definition, userId, plans }: TestIntroProps) {
  const { t } = useTranslation('hub');
  const { t: screening } = useTranslation('screening');
  const { search } = useLocation();
  const offers = useOffers(userId);
  const { testId } = definition;
  return (
    <div data-screen="test-intro" data-test={definition.routeKey}>
      <PageHeader
        eyebrow={
          <Link to={paths.testingHub} className="link">
            {t('back')}
          </Link>
        }
        title={definition.catalogueName}
        lead={t(`tests.${testId}.summary`)}
      />
      <div className="grid gap-x-16 gap-y-10 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-9">
          <div className="grid gap-6">
            <TestFacts entry={definition} />
            <StartArea definition={definition} offers={offers} search={search} plans={plans} />
          </div>
          <Notice>
            <p>{screening('intro.notDiagnosis')}</p>
            {testId === 'memory_check' ? <p className="mt-2">{t('suite.memory.line')}</p> : null}
            <p className="mt-1">
              <Link to={paths.medicalDisclaimer} className="link inline-flex min-h-11 items-center">
                {screening('intro.disclaimerLink')}
              </Link>
            </p>
          </Notice>
          {testId === 'memory_check' && !wordListLanguages.includes(currentLanguage()) ? (
            <Notice tone="caution" data-part="no-word-task">
              {t('intro.wordTask')}
            </Notice>
          ) : null}
          <Overview definition={definition} />
          <Privacy definition={definition} />
        </div>
        <div className="grid content-start gap-9">
          <Facts definition={definition} />
          <Timing definition={definition} />
        </div>
      </div>
    </div>
  );
}
