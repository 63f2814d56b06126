import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { areaDrawings } from '@/components/drawings/areas';
import { Drawing } from '@/components/drawings/drawing';
import type { Shapes } from '@/components/drawings/shapes';
import { testDrawings } from '@/components/drawings/tests';
import { paths } from '@/config/paths';
import { type FeatureId, featureIds, featurePages } from '@/lib/site/feature-pages';

const drawings: Readonly<Record<FeatureId, Shapes>> = {
  assessments: testDrawings.focuscheck_adult_screening,
  procrastination: testDrawings.start_barriers,
  dementia: testDrawings.memory_check,
  training: areaDrawings.energy,
  progress: areaDrawings.planning,
  display: areaDrawings.attention,
  sharing: areaDrawings.confidence,
  community: areaDrawings.social,
  calendar: areaDrawings.organization,
  reminders: areaDrawings.daily,
};

/** Every part of the product with the way to its page. */
export function FeatureList() {
  const { t } = useTranslation('features');
  return (
    <ul className="border-t border-line">
      {featureIds.map((id) => {
        const { page } = featurePages[id];
        return (
          <li
            key={id}
            data-feature={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b border-line py-6 sm:gap-x-8"
          >
            <Drawing shapes={drawings[id]} size="list" />
            <div>
              <h2 className="text-[1.35rem] wrap-anywhere max-[22rem]:hyphens-auto">
                <Link
                  to={paths[page]}
                  className="inline-flex min-h-11 items-center py-1.5 decoration-line-strong underline-offset-4 hover:underline"
                >
                  {t(`pages.${page}`)}
                </Link>
              </h2>
              <p className="mt-1 max-w-read">{t(`parts.${id}`)}</p>
              {id === 'dementia' ? (
                <p className="mt-1 max-w-read text-sm font-medium">{t('words.dementia')}</p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
