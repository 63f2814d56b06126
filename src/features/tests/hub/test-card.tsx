import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { LatestResult, LatestResults } from '@/api/attempts/latest';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { Card } from '@/components/ui/card';
import { href, paths } from '@/config/paths';
import { remainingWait, type TestOffer } from '@/lib/assessments/access';
import { startWord, TestState } from './test-state';

export interface TestCardProps {
  offer: TestOffer;
  /** The person's newest result of it. */
  last: LatestResult | undefined;
  nowMs: number;
  level?: 3 | 4;
}

interface TestCardsProps extends Pick<TestCardProps, 'nowMs' | 'level'> {
  offers: readonly TestOffer[];
  latest: LatestResults;
}

/** Open tests side by side; the buttons of a row stand in one line. */
export function TestCards({ offers, latest, ...props }: TestCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {offers.map((offer) => (
        <TestCard key={offer.entry.testId} offer={offer} last={latest.get(offer.entry.testId)} {...props} />
      ))}
    </ul>
  );
}

/** A test that is open: the question it answers, how it went last, and the way to start. */
function TestCard({ offer, last, nowMs, level = 3 }: TestCardProps) {
  const { t } = useTranslation('hub');
  const { entry } = offer;
  const Heading = `h${level}` as const;
  const wait = remainingWait(offer.availableAt, nowMs);
  const action = t(startWord(wait, last, 'startTest'));
  return (
    <li data-test={entry.routeKey} className="grid sm:only:col-span-2">
      <Card className="flex flex-col gap-4">
        <div className="flex justify-between gap-4 sm:flex-col sm:justify-start">
          <Drawing
            shapes={testDrawings[entry.testId]}
            className="max-[22rem]:hidden max-sm:order-last max-sm:size-14"
          />
          <Heading className={cx('min-w-0', level === 3 ? 'text-lg' : 'text-[1.2rem]')}>
            {t(`tests.${entry.testId}.question`)}
          </Heading>
        </div>
        <div className="-mt-3">
          <TestState entry={entry} wait={wait} last={last} nowMs={nowMs} />
        </div>
        <ButtonLink
          to={href(paths.testIntro, { testId: entry.routeKey })}
          variant="outline"
          size="sm"
          className="mt-auto self-start"
          aria-label={t('words.pair', { name: action, text: entry.catalogueName })}
        >
          {action}
        </ButtonLink>
      </Card>
    </li>
  );
}
