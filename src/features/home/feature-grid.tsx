import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { areaDrawings } from '@/components/drawings/areas';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { paths } from '@/config/paths';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import { exercises } from '@/lib/cognitive/registry';

const cells = [
  { id: 'assessments', page: 'featureAssessments', drawing: testDrawings.focuscheck_adult_screening },
  { id: 'training', page: 'featureTraining', drawing: areaDrawings.energy },
  { id: 'progress', page: 'featureProgress', drawing: areaDrawings.planning },
  { id: 'reading', page: 'featureDisplay', drawing: areaDrawings.attention },
  { id: 'sharing', page: 'featureSharing', drawing: areaDrawings.confidence },
  { id: 'plans', page: 'pricing', drawing: areaDrawings.organization },
] as const;

/** How many there are of what a cell counts. */
const counts: { readonly [id in (typeof cells)[number]['id']]?: number } = {
  assessments: catalogueEntries.length,
  training: exercises.length,
};

/** What the product has, each in one sentence. */
export function FeatureGrid() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap">
      <h2 className="mb-8 text-2xl">{t('grid.title')}</h2>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {cells.map(({ id, page, drawing }) => (
          <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-line pt-5">
            <Drawing shapes={drawing} size="list" />
            <div>
              <h3 className="text-[1.15rem]">
                <Link
                  to={paths[page]}
                  className="-my-2 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {t(id === 'plans' ? 'grid.plans.title' : `pages.${page}`)}
                </Link>
              </h3>
              <p className="mt-1 text-ink-soft">{t(`grid.${id}.text`, { count: counts[id] ?? 0 })}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link to={paths.features} className="link mt-6 inline-flex min-h-11 items-center">
        {t('grid.all')}
      </Link>
    </section>
  );
}
