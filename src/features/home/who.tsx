import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { areaDrawings } from '@/components/drawings/areas';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { paths } from '@/config/paths';

const signUp = `${paths.auth}?mode=signup&redirect=${encodeURIComponent(paths.screening)}`;

const people = [
  { id: 'self', drawing: testDrawings.focus_snapshot, to: paths.focusSnapshot },
  { id: 'parent', drawing: testDrawings.child_focus_tracker, to: signUp },
  { id: 'teacher', drawing: areaDrawings.social, to: signUp },
] as const;

/** Whom the tests are for, each with the way to begin. */
export function Who() {
  const { t } = useTranslation('home');
  return (
    <section id="who" className="wrap scroll-mt-6">
      <h2 className="mb-8 text-2xl">{t('who.title')}</h2>
      <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {people.map(({ id, drawing, to }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 border-control-t border-ink pt-5 md:grid-cols-1"
          >
            <Drawing shapes={drawing} className="max-md:size-16 md:mb-4" />
            <div>
              <h3 className="text-[1.25rem]">{t(`who.${id}.title`)}</h3>
              <p className="mt-1.5 text-ink-soft">{t(`who.${id}.text`)}</p>
              <Link to={to} className="link mt-2 inline-flex min-h-11 items-center">
                {t(`who.${id}.action`)}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-soft">{t('who.account')}</p>
    </section>
  );
}
