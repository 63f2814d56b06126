import { useTranslation } from 'react-i18next';
import { adminRefusalIn } from '@/lib/admin/refusals';
import { adminAccount } from '@/lib/contracts/admin-account';
import { refusalCode } from '@/lib/contracts/call';
import { useStaffText } from '../use-staff-text';

/** Why nothing was done with an account, in words. */
export function usePersonText(): (failure: unknown) => string {
  const { t } = useTranslation('admin-people');
  const { t: team } = useTranslation('admin-team');
  const { t: community } = useTranslation('community-errors');
  const explain = useStaffText();
  return (failure) => {
    const code = refusalCode(adminAccount, failure) ?? adminRefusalIn(failure);
    switch (code) {
      case 'own_account':
      case 'invalid_state':
      case 'plans_not_ended':
      case 'mail_not_sent':
        return t(`refusals.${code}`);
      case 'last_master':
        return team('refusals.last_master');
      case 'version_conflict':
        return community('version_conflict');
      case 'bad_filter':
      case 'not_found':
        return t('none');
      default:
        return explain(failure);
    }
  };
}
