import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { useAccountSettings } from './use-account-settings';

export function PresenceChoice({ userId }: { userId: string }) {
  const { t } = useTranslation('settings');
  const { settings, choose } = useAccountSettings(userId);
  if (settings.isPending) return <Skeleton className="h-16 max-w-xl" />;
  if (settings.isError) {
    return (
      <ErrorState
        error={settings.error}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    );
  }
  return (
    <div className="max-w-xl border-y border-line">
      <Switch
        id="show-presence"
        label={t('privacy.presence')}
        hint={t('privacy.presenceHint')}
        checked={settings.data.show_presence}
        onCheckedChange={(wanted) => choose({ show_presence: wanted })}
      />
    </div>
  );
}
