import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';

/** In the place of the sections that belong to an account. */
export function SignInForRest() {
  const { t } = useTranslation(['settings', 'account']);
  const back = `redirect=${encodeURIComponent(paths.settings)}`;
  return (
    <Card tone="tint" className="grid justify-items-start gap-4">
      <h2 className="text-xl">{t('page.signedOut.title')}</h2>
      <p className="max-w-read">{t('page.signedOut.text')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${paths.auth}?mode=login&${back}`}>{t('words.signIn')}</ButtonLink>
        <ButtonLink to={`${paths.auth}?mode=signup&${back}`} variant="outline">
          {t('words.signUp')}
        </ButtonLink>
      </div>
    </Card>
  );
}
