import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { href, paths } from '@/config/paths';
import { catalogue } from '@/lib/assessments/catalogue';
import { offeredTests } from '@/lib/assessments/hub';
import type { TestId } from '@/lib/assessments/types';
import { TestFacts } from '../hub/test-facts';

/** Who the answers are about, and where that leads. */
const choices = [
  { id: 'adult', testId: 'focuscheck_adult_screening', search: '' },
  { id: 'parent', testId: 'child_focus_tracker', search: '?form=parent' },
  { id: 'teacher', testId: 'child_focus_tracker', search: '?form=teacher' },
  { id: 'first', testId: 'focus_snapshot', search: '' },
] as const satisfies readonly { id: string; testId: TestId; search: string }[];

/** Adult or child, parent or teacher: one question that leads to the right test. */
export function ScreeningChooser() {
  const { t } = useTranslation('hub');
  return (
    <div data-screen="screening-chooser" className="pb-16">
      <PageHeader
        eyebrow={
          <Link to={paths.testingHub} className="link">
            {t('back')}
          </Link>
        }
        title={t('screening.title')}
        lead={t('screening.lead')}
      />
      <ul className="max-w-3xl border-t border-line">
        {choices
          .filter(({ testId }) => offeredTests.includes(testId))
          .map(({ id, testId, search }) => {
            const entry = catalogue[testId];
            const title = t(`screening.${id}.title`);
            return (
              <li
                key={id}
                className="grid items-center gap-x-6 gap-y-3 border-b border-line py-6 sm:grid-cols-[1fr_auto]"
              >
                <div>
                  <h2 className="text-lg">{title}</h2>
                  <p className="max-w-read">{t(`screening.${id}.text`)}</p>
                  <p className="mt-1.5 text-sm font-semibold">{entry.catalogueName}</p>
                  <TestFacts entry={entry} />
                </div>
                <ButtonLink
                  to={`${href(paths.testIntro, { testId: entry.routeKey })}${search}`}
                  variant="outline"
                  data-choice={id}
                  aria-label={t('screening.chooseNamed', { title })}
                >
                  {t('screening.choose')}
                </ButtonLink>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
