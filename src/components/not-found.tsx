import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/hooks/use-page-title';
import { ButtonLink } from './button-link';
import { StateDrawing } from './state-drawing';

/** Ways on from an address that does not exist; the first is the main one. Listed when their pages exist. */
const ways = [
  { path: paths.home, label: 'notFound.home' },
  { path: paths.testingHub, label: 'notFound.testingHub' },
  { path: paths.trainingHub, label: 'pages.trainingHub' },
  { path: paths.dashboard, label: 'notFound.dashboard' },
] as const;

/** Where somebody asks who was sent here by a link of ours. */
const help = [
  { path: paths.faq, label: 'pages.faq' },
  { path: paths.contact, label: 'words.contactForm' },
] as const;

export function NotFound() {
  const { t } = useTranslation('errors');
  usePageTitle(t('notFound.title'));
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 py-section sm:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-3xl">{t('notFound.title')}</h1>
        <p className="max-w-[46ch] text-lg text-ink-soft">{t('notFound.text')}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {ways.map((way, index) => (
            <ButtonLink key={way.path} to={way.path} variant={index === 0 ? 'filled' : 'outline'}>
              {t(way.label)}
            </ButtonLink>
          ))}
        </div>
        <p className="flex flex-wrap gap-x-6">
          {help.map((place) => (
            <Link key={place.path} to={place.path} className="link inline-flex min-h-11 items-center">
              {t(place.label)}
            </Link>
          ))}
        </p>
      </div>
      <StateDrawing name="not_found" size="page" className="max-sm:size-44" />
    </div>
  );
}
