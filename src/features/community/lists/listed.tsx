import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useFormats } from '@/i18n/use-formats';

/** How many questions stand in the list, for those who do not see that another one came; undefined while it comes. */
export function Listed({ count }: { count: number | undefined }) {
  const { t } = useTranslation('community');
  const formats = useFormats();
  return (
    <VisuallyHidden role="status">
      {count === undefined ? null : t('listed', { count, shown: formats.count(count) })}
    </VisuallyHidden>
  );
}
