import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

/** Back to the tests; visitors come there by signing in. */
export function BackLink({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('tests');
  const to = signedIn ? paths.testingHub : `${paths.auth}?redirect=${encodeURIComponent(paths.testingHub)}`;
  return (
    <Link to={to} data-action="back" className="link inline-flex min-h-11 items-center text-sm">
      {t('pages.testingHub')}
    </Link>
  );
}
