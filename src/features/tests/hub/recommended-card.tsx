import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { Card } from '@/components/ui/card';
import { href, paths } from '@/config/paths';
import { remainingWait } from '@/lib/assessments/access';
import type { TestCardProps } from './test-card';
import { startWord, TestState } from './test-state';

/** The test to take first, with the screen's main button. */
export function RecommendedCard({ offer, last, nowMs }: Omit<TestCardProps, 'level'>) {
  const { t } = useTranslation('hub');
  const { entry } = offer;
  const wait = remainingWait(offer.availableAt, nowMs);
  const action = t(startWord(wait, last, 'words.start'));
  return (
    <Card
      tone="tint"
      data-part="recommended"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 sm:items-center sm:gap-x-10"
    >
      <div className="max-sm:contents">
        <div>
          <p className="eyebrow">{t('recommended')}</p>
          <h2 className="mt-2 text-xl">{t(`tests.${entry.testId}.question`)}</h2>
        </div>
        <div className="max-sm:col-span-full max-sm:row-start-2">
          <TestState entry={entry} wait={wait} last={last} nowMs={nowMs} />
          <ButtonLink
            to={href(paths.testIntro, { testId: entry.routeKey })}
            variant={wait ? 'outline' : 'filled'}
            data-action="start-recommended"
            className="mt-5"
            aria-label={t('words.pair', { name: action, text: entry.catalogueName })}
          >
            {action}
          </ButtonLink>
        </div>
      </div>
      <Drawing
        shapes={testDrawings[entry.testId]}
        size="page"
        className="max-[22rem]:hidden max-sm:max-h-16 max-sm:max-w-16 sm:max-h-42 sm:max-w-42"
      />
    </Card>
  );
}
