import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { type ShelfAddress, shelfSearch } from '@/lib/admin/library-address';

/** The way back to the list, as it was narrowed. */
export function BackToShelf({ address }: { address: ShelfAddress }) {
  const { t } = useTranslation('admin-library');
  return (
    <p className="-ms-1">
      <Link
        to={`${paths.adminDashboard}${shelfSearch({ ...address, open: null })}`}
        className="link inline-flex min-h-11 items-center px-1"
      >
        {t('back')}
      </Link>
    </p>
  );
}
