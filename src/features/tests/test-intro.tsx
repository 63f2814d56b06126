import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { PageHeader } from '@/components/page-header';
import { DisclaimerNotice } from '@/components/results/notices';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { wordListLanguages } from '@/content/word-lists/load-word-lists';
import { currentLanguage } from '@/i18n/init';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { hasWordActivity } from './gate/memory-language';
import { TestFacts } from './hub/test-facts';
import { useOffers } from './hub/use-offers';
import { Facts } from './intro/facts';
import { Overview } from './intro/overview';
import { Privacy } from './intro/privacy';
import { StartArea } from './intro/start-area';
import { Timing } from './intro/timing';

export interface TestIntroProps {
  definition: InstrumentDefinition;
  userId: string;
}

/** Everything to know before a test: what it asks and gives, its rules, and what happens to the answers. */
export function TestIntro({ definition, userId }: TestIntroProps) {
  const { t } = useTranslation('hub');
  const { t: screening } = useTranslation('tests');
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
        aside={<Drawing shapes={testDrawings[testId]} className="max-sm:hidden" />}
      />
      <div className="grid gap-x-16 gap-y-10 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-9">
          <div className="grid gap-6">
            <TestFacts entry={definition} />
            <StartArea definition={definition} offers={offers} search={search} />
          </div>
          <DisclaimerNotice text={screening('words.notDiagnosis')} link={screening('words.readDisclaimer')}>
            {definition.tone === 'memory' ? <p className="mt-2">{t('words.dementia')}</p> : null}
          </DisclaimerNotice>
          {hasWordActivity(definition) && !wordListLanguages.includes(currentLanguage()) ? (
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
