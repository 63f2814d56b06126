import { useTranslation } from 'react-i18next';
import { AccountSwitch } from './account-switch';

export function PresenceChoice({ userId }: { userId: string }) {
  const { t } = useTranslation('settings');
  return (
    <AccountSwitch
      userId={userId}
      name="show_presence"
      label={t('privacy.presence')}
      hint={t('privacy.presenceHint')}
    />
  );
}
