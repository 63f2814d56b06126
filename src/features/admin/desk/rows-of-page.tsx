import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { deskSearch } from '@/lib/admin/desk-address';
import { PageSizes } from '../lists/page-sizes';
import { useDesk } from './desk-context';

/** How many rows a page of the queue has; kept in the address. */
export function RowsOfPage() {
  const { t } = useTranslation('admin-desk');
  const { address } = useDesk();
  const navigate = useNavigate();
  return (
    <PageSizes
      label={t('words.rowsPerPage')}
      size={address.size}
      onChoose={(size) =>
        void navigate(`${paths.adminDashboard}${deskSearch({ ...address, size })}`, {
          preventScrollReset: true,
        })
      }
    />
  );
}
