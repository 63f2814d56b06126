import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResult } from '@/api/attempts/latest';
import { ButtonLink } from '@/components/button-link';
import { areaDrawings } from '@/components/drawings/areas';
import { Drawing } from '@/components/drawings/drawing';
import type { Shapes } from '@/components/drawings/shapes';
import { testDrawings } from '@/components/drawings/tests';
import { StateDrawing } from '@/components/state-drawing';
import { Card } from '@/components/ui/card';
import { href, paths } from '@/config/paths';
import { catalogue } from '@/lib/assessments/catalogue';
import { findInstrument } from '@/lib/assessments/instruments';
import { secondLook, type TodayState } from '@/lib/today/state';

export interface NextCardProps {
  state: TodayState;
  /** The newest result of the person; of one about themselves where there is one. */
  newest: LatestResult | null;
  nowMs: number;
}

/** The one thing to do next, with the page's main button. */
export function NextCard({ state, newest, nowMs }: NextCardProps) {
  const { t } = useTranslation('today');
  if (state === 'new' || newest === null) {
    return (
      <Step
        part="new"
        drawing={null}
        action={<ButtonLink to={paths.focusSnapshot}>{t('words.startSnapshot')}</ButtonLink>}
        more={
          <Link to={paths.screening} className="link inline-flex min-h-11 items-center">
            {t('words.aboutChild')}
          </Link>
        }
      />
    );
  }
  const report = href(paths.reportByAttempt, { attemptId: newest.id });
  if (state === 'away' && secondLook(newest, nowMs)?.isOpen) {
    const { routeKey } = catalogue[newest.test_id];
    return (
      <Step
        part="away"
        drawing={testDrawings[newest.test_id]}
        action={
          <ButtonLink to={href(paths.testIntro, { testId: routeKey })}>{t('next.away.action')}</ButtonLink>
        }
        more={
          <Link to={report} className="link inline-flex min-h-11 items-center">
            {t('words.seeReport')}
          </Link>
        }
      />
    );
  }
  return (
    <Step
      part="result"
      drawing={strongestArea(newest)}
      action={<ButtonLink to={`${report}#plan`}>{t('next.result.action')}</ButtonLink>}
    />
  );
}

/** The drawing of the area that stands out most; of the test where none was scored. */
function strongestArea({ test_id, domains }: LatestResult): Shapes {
  const [top] = (findInstrument(test_id)?.domains ?? [])
    .filter(({ id }) => domains[id] != null)
    .sort((a, b) => (domains[b.id] ?? 0) - (domains[a.id] ?? 0));
  return top ? areaDrawings[top.kind] : testDrawings[test_id];
}

interface StepProps {
  part: Exclude<TodayState, 'plan'>;
  /** That of a welcome where there is none of its own. */
  drawing: Shapes | null;
  action: ReactNode;
  /** Another way, as a link. */
  more?: ReactNode;
}

const pictureSize = 'max-sm:max-h-16 max-sm:max-w-16 sm:max-h-42 sm:max-w-42';

function Step({ part, drawing, action, more }: StepProps) {
  const { t } = useTranslation('today');
  return (
    <Card
      tone="tint"
      data-part="next"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 sm:items-center sm:gap-x-10"
    >
      <div className="max-sm:contents">
        <div>
          <p className="eyebrow">{t(`next.${part}.eyebrow`)}</p>
          <h2 className="mt-2 max-w-[24ch] text-xl">{t(`next.${part}.title`)}</h2>
        </div>
        <div className="max-sm:col-span-full max-sm:row-start-2">
          <p className="mt-2.5 max-w-[46ch] text-ink-soft">{t(`next.${part}.text`)}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            {action}
            {more}
          </div>
        </div>
      </div>
      {drawing ? (
        <Drawing shapes={drawing} size="page" className={pictureSize} />
      ) : (
        <StateDrawing name="welcome" size="page" className={pictureSize} />
      )}
    </Card>
  );
}
