import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { LensDrawing } from '@/components/lens-drawing';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/hooks/use-page-title';

/** What a signed-out person finds at /account. */
export function SignInCard() {
  const { t } = useTranslation('account');
  usePageTitle(t('title'));
  const back = `redirect=${encodeURIComponent(paths.account)}`;
  return (
    <div className="grid items-center gap-x-16 gap-y-8 py-section sm:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-5">
        <h1 tabIndex={-1} className="text-2xl">
          {t('signedOut.title')}
        </h1>
        <p className="max-w-[46ch] text-lg text-ink-soft">{t('signedOut.text')}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={`${paths.auth}?mode=login&${back}`}>{t('signedOut.signIn')}</ButtonLink>
          <ButtonLink to={`${paths.auth}?mode=signup&${back}`} variant="outline">
            {t('signedOut.signUp')}
          </ButtonLink>
        </div>
      </div>
      <LensDrawing scene="apart" className="w-48 sm:w-64" />
    </div>
  );
}
