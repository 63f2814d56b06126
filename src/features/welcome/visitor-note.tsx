import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

/** For people without an account: nothing here needs one, and where to get in. */
export function VisitorNote() {
  const { t } = useTranslation('account');
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 text-ink-soft">
      <span>{t('welcome.signedOut')}</span>
      <Link to={`${paths.auth}?mode=login`} className="link inline-flex min-h-11 items-center">
        {t('words.signIn')}
      </Link>
    </p>
  );
}
