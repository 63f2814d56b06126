import { useTranslation } from 'react-i18next';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { adminRefusalIn } from '@/lib/admin/refusals';

/** Why the team's area said no, in words. */
export function useStaffText(): (failure: unknown) => string {
  const { t } = useTranslation('admin-team');
  const explain = useRefusalText();
  return (failure) => {
    const code = adminRefusalIn(failure);
    switch (code) {
      case 'own_role':
      case 'already_active':
      case 'last_master':
      case 'unknown_role':
      case 'bad_filter':
      case 'bad_cursor':
      case 'bad_item_price':
      case 'bad_field':
      case 'not_openable':
      case 'invalid_state':
        return t(`refusals.${code}`);
      default:
        return explain(failure);
    }
  };
}
