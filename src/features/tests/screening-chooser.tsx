import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { href, paths } from '@/config/paths';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import { TestFacts } from './hub/test-facts';

const adult = catalogueEntries.find(({ listed, about }) => listed === 'hub' && about === 'self');
const child = catalogueEntries.find(({ about }) => about === 'child');
const first = catalogueEntries.find(({ listed }) => listed === 'first');
/** Who the answers are about, and where that leads. */
const choices = [
  { id: 'adult', entry: adult, search: '' },
  { id: 'parent', entry: child, search: '?form=parent' },
  { id: 'teacher', entry: child, search: '?form=teacher' },
  { id: 'first', entry: first, search: '' },
] as const;

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
        {choices.map(({ id, entry, search }) => {
          if (!entry) return null;
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
