import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { href, paths } from '@/config/paths';
import type { TestId } from '@/lib/assessments/catalogue';
import { catalogue, testIds } from '@/lib/assessments/catalogue';
import { minutesText } from './texts';

/** Which test answers which question, for whom, how long, and what its result can and cannot tell. */
export function Guide() {
  const { t } = useTranslation('hub');
  return (
    <Section id="guide" title={t('guide.title')} className="border-t border-line pt-8">
      <p className="mb-5 max-w-read text-ink-soft">{t('guide.text')}</p>
      <Accordion type="single" collapsible className="max-w-3xl">
        {testIds.map((testId) => (
          <AccordionItem
            key={testId}
            value={testId}
            title={
              <span>
                {t(`tests.${testId}.question`)}
                <span className="block font-sans text-sm font-normal tracking-normal text-ink-soft">
                  {catalogue[testId].catalogueName}
                </span>
              </span>
            }
          >
            <GuideEntry testId={testId} />
          </AccordionItem>
        ))}
      </Accordion>
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
    <>
      <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {facts.map(({ id, text }) => (
          <div key={id}>
            <dt className="text-sm font-semibold text-ink">{t(`guide.${id}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={href(paths.testIntro, { testId: entry.routeKey })}
        aria-label={t('guide.openNamed', { name: entry.catalogueName })}
        className="link mt-2 inline-flex min-h-11 items-center"
      >
        {t('guide.open')}
      </Link>
    </>
  );
}
