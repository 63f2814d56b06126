import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { useAccountSettings } from './use-account-settings';

export interface AccountSwitchProps {
  userId: string;
  name: 'show_presence' | 'personal_insights';
  label: string;
  hint: string;
}

/** One choice of the account, kept the moment it is made. */
export function AccountSwitch({ userId, name, label, hint }: AccountSwitchProps) {
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
        id={name.replace('_', '-')}
        label={label}
        hint={hint}
        checked={settings.data[name]}
        onCheckedChange={(wanted) => choose({ [name]: wanted })}
      />
    </div>
  );
}
