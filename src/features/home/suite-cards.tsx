import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { type Path, paths } from '@/config/paths';
import { useHydrated } from '@/hooks/use-hydrated';
import { dynamicText } from '@/i18n/dynamic-text';
import { isNewSuite, type SuiteOffer, suiteOffers, suiteParts } from '@/lib/billing/suites';

/** Where a card leads. */
const places = {
  procrastination: paths.featureProcrastination,
  memory: paths.featureDementia,
} as const satisfies Record<SuiteOffer['id'], Path>;

/** Tests and exercises that are offered together. */
export function SuiteCards() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap">
      <h2 className="mb-8 text-2xl">{t('suites.title')}</h2>
      <ul className="grid gap-gap md:grid-cols-2">
        {suiteOffers.map((suite) => (
          <SuiteCard key={suite.id} suite={suite} />
        ))}
      </ul>
    </section>
  );
}

function SuiteCard({ suite }: { suite: SuiteOffer }) {
  const { t } = useTranslation('home');
  const { id, tests, tools, planRequired } = suite;
  const { shown, more } = suiteParts(suite);
  // What the build drew stands until the page lives; only then may the day decide.
  const isNew = isNewSuite(suite, useHydrated() ? Date.now() : 0);
  const title = t(id === 'memory' ? 'suites.memory.title' : 'suiteNames.procrastination');
  return (
    <li data-suite={id} className="grid">
      <Card className="flex flex-col">
        <p className="eyebrow flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {t(`suites.${id}.category`)}
          {isNew ? <Badge>{t('suites.new')}</Badge> : null}
        </p>
        <h3 className="mt-1 text-xl">{title}</h3>
        {id === 'memory' ? <p className="mt-1 text-sm font-medium">{t('words.dementia')}</p> : null}
        <p className="mt-2.5 text-ink-soft">{t(`suites.${id}.text`)}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          <span>{t('suites.tests', { count: tests.length })}</span>
          <span>{t('suites.tools', { count: tools.length })}</span>
          {planRequired === 'visitor' ? null : <Badge tone="outline">{t(`plans.${planRequired}`)}</Badge>}
        </p>
        <ul className="mt-4 grid gap-2.5 border-t border-line pt-4">
          {shown.map((part) => (
            <li key={part} className="grid grid-cols-[auto_1fr] gap-3">
              <Check aria-hidden="true" className="mt-1.5 size-4 text-accent" />
              {dynamicText(t, 'home', `suites.features.${part}`)}
            </li>
          ))}
          {more > 0 ? (
            <li className="ps-7 text-sm text-ink-soft">{t('suites.more', { number: more })}</li>
          ) : null}
        </ul>
        <Link
          to={places[id]}
          aria-label={t('words.pair', { name: title, text: t('suites.look') })}
          className="link mt-auto inline-flex min-h-11 items-center self-start pt-4"
        >
          {t('suites.look')}
        </Link>
      </Card>
    </li>
  );
}
