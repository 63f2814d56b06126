import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import { catalogue } from '@/lib/assessments/catalogue';
import { offeredTests } from '@/lib/assessments/hub';
import type { TestId } from '@/lib/assessments/types';
import { minutesText } from '../texts';

/** Which test answers which question, for whom, how long, and what its result can and cannot tell. */
export function Guide() {
  const { t } = useTranslation('hub');
  return (
    <Section id="guide" title={t('guide.title')} className="border-t border-line pt-8">
      <p className="max-w-read text-ink-soft">{t('guide.text')}</p>
      <ul className="mt-4">
        {offeredTests.map((testId) => (
          <GuideEntry key={testId} testId={testId} />
        ))}
      </ul>
    </Section>
  );
}

function GuideEntry({ testId }: { testId: TestId }) {
  const { t } = useTranslation('hub');
  const entry = catalogue[testId];
  const facts = [
    { id: 'time', text: minutesText(t, entry.minutes) },
    { id: 'who', text: t(`tests.${testId}.who`) },
    { id: 'can', text: t(`tests.${testId}.can`) },
    { id: 'cannot', text: t(`tests.${testId}.cannot`) },
  ] as const;
  return (
    <li className="border-b border-line py-6">
      <h3 className="font-serif text-lg">{t(`tests.${testId}.question`)}</h3>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 text-ink-soft">
        <span>{entry.catalogueName}</span>
        <Link
          to={href(paths.testIntro, { testId: entry.routeKey })}
          aria-label={t('guide.openNamed', { name: entry.catalogueName })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('guide.open')}
        </Link>
      </p>
      <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {facts.map(({ id, text }) => (
          <div key={id}>
            <dt className="text-sm font-semibold">{t(`guide.${id}`)}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
