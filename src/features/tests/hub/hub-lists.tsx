import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import type { TestOffer } from '@/lib/assessments/access';
import { hubLists } from '@/lib/assessments/hub';
import { RecommendedCard } from './recommended-card';
import { TestRow } from './test-row';

/** The tests, by what opens them. */
export function HubLists({ offers, nowMs }: { offers: readonly TestOffer[]; nowMs: number }) {
  const { t } = useTranslation('hub');
  const { recommended, available, locked, suites } = hubLists(offers, nowMs);
  return (
    <div className="grid gap-10">
      {recommended ? <RecommendedCard offer={recommended} nowMs={nowMs} /> : null}
      {available.length > 0 ? (
        <Section title={t('available')}>
          <TestList offers={available} nowMs={nowMs} />
        </Section>
      ) : null}
      {locked.length > 0 ? (
        <Section title={t('more')}>
          <TestList offers={locked} nowMs={nowMs} />
        </Section>
      ) : null}
      {suites.length > 0 ? (
        <Section title={t('suites')}>
          <div className="grid gap-9">
            {suites.map((suite) => (
              <div key={suite.id} data-suite={suite.id}>
                <h3 className="text-[1.3rem]">{t(`suite.${suite.id}.name`)}</h3>
                <p className="max-w-read text-ink-soft">
                  {t(suite.id === 'memory' ? 'words.dementia' : `suite.${suite.id}.line`)}
                </p>
                <TestList offers={suite.offers} nowMs={nowMs} level={4} />
              </div>
            ))}
          </div>
        </Section>
      ) : null}
    </div>
  );
}

function TestList({
  offers,
  nowMs,
  level = 3,
}: {
  offers: readonly TestOffer[];
  nowMs: number;
  level?: 3 | 4;
}) {
  return (
    <ul>
      {offers.map((offer) => (
        <TestRow key={offer.entry.testId} offer={offer} nowMs={nowMs} level={level} />
      ))}
    </ul>
  );
}
