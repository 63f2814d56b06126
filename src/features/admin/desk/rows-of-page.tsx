import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { deskSearch, pageSizes } from '@/lib/admin/desk-address';
import { useDesk } from './desk-context';

/** How many rows a page of the queue has; kept in the address. */
export function RowsOfPage() {
  const { t } = useTranslation('admin-desk');
  const { count } = useFormats();
  const { address } = useDesk();
  const navigate = useNavigate();
  return (
    <Field label={t('rows')} className="w-36 text-sm">
      <NativeSelect
        value={address.size}
        onChange={({ target }) => {
          const size = pageSizes.find((each) => String(each) === target.value) ?? address.size;
          void navigate(`${paths.adminDashboard}${deskSearch({ ...address, size })}`, {
            preventScrollReset: true,
          });
        }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {count(size)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
