import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/hooks/use-page-title';
import { ButtonLink } from './button-link';
import { StateDrawing } from './state-drawing';

export interface SignInCardProps {
  /** Name of the page in the browser. */
  page: string;
  title: string;
  text: string;
  /** Where signing in leads back to. */
  returnTo: string;
}

/** What a signed-out person finds on a page that shows only their own things. */
export function SignInCard({ page, title, text, returnTo }: SignInCardProps) {
  const { t } = useTranslation('common');
  usePageTitle(page);
  const back = `redirect=${encodeURIComponent(returnTo)}`;
  return (
    <div className="grid items-center gap-x-16 gap-y-8 py-section sm:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-5">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        <p className="max-w-[46ch] text-lg text-ink-soft">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={`${paths.auth}?mode=login&${back}`}>{t('words.signIn')}</ButtonLink>
          <ButtonLink to={`${paths.auth}?mode=signup&${back}`} variant="outline">
            {t('words.signUp')}
          </ButtonLink>
        </div>
      </div>
      <StateDrawing name="apart" size="page" className="max-sm:size-40" />
    </div>
  );
}
