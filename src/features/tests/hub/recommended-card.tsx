import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Card } from '@/components/ui/card';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { remainingWait, type TestOffer } from '@/lib/assessments/access';
import { TestFacts } from './test-facts';

/** The test to take first, with the screen's main button. */
export function RecommendedCard({ offer, nowMs }: { offer: TestOffer; nowMs: number }) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  const { entry } = offer;
  const wait = remainingWait(offer.availableAt, nowMs);
  const action = t(wait ? 'details' : 'words.start');
  return (
    <Card
      tone="tint"
      data-part="recommended"
      className="grid items-center gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <p className="eyebrow">{t('recommended')}</p>
        <h2 className="mt-2 text-xl">{entry.catalogueName}</h2>
        <p className="mt-1 text-ink-soft">{t(`tests.${entry.testId}.summary`)}</p>
        <TestFacts entry={entry} />
        {wait ? (
          <p className="mt-1.5 text-sm">
            {t('words.waitAgain', { time: formats.duration(wait.count, wait.unit) })}
          </p>
        ) : null}
      </div>
      <ButtonLink
        to={href(paths.testIntro, { testId: entry.routeKey })}
        variant={wait ? 'outline' : 'filled'}
        data-action="start-recommended"
        aria-label={t('words.pair', { name: action, text: entry.catalogueName })}
      >
        {action}
      </ButtonLink>
    </Card>
  );
}
