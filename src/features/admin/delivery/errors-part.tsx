import { useTranslation } from 'react-i18next';
import type { DeliveryState } from '@/api/admin/delivery';
import { useFormats } from '@/i18n/use-formats';
import { Figures } from './figures';

interface ErrorsPartProps {
  errors: DeliveryState['client_errors'];
}

/** Errors in browsers, the commonest first. */
export function ErrorsPart({ errors }: ErrorsPartProps) {
  const { t } = useTranslation('admin-delivery');
  const formats = useFormats();
  return (
    <Figures
      title={t('errors.title')}
      note={t('errors.note')}
      rows={errors}
      keyOf={({ kind, page, stack, release }) => `error-${kind}-${page}-${stack}-${release}`}
      columns={[
        { id: 'page', label: t('errors.page'), cell: ({ page }) => <span translate="no">{page}</span> },
        { id: 'kind', label: t('errors.kind'), cell: ({ kind }) => t(`errors.kinds.${kind}`) },
        { id: 'place', label: t('errors.place'), cell: ({ stack }) => <code translate="no">{stack}</code> },
        {
          id: 'release',
          label: t('errors.release'),
          cell: ({ release }) => <code translate="no">{release}</code>,
        },
        {
          id: 'times',
          label: t('refusals.times'),
          isNumber: true,
          cell: ({ times }) => formats.count(times),
        },
      ]}
    />
  );
}
