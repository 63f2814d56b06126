import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newsletterMutation, type Profile, profileQuery, showProfile } from '@/api/account/profile';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Switch } from '@/components/ui/switch';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { builtChoices, type NoticeTopic } from '@/config/built';
import { useAccountSettings } from './use-account-settings';

export interface NotificationsSectionProps {
  userId: string;
  /** Notices that can be switched off. */
  topics?: readonly NoticeTopic[];
}

/** News by mail and the notices in the app. */
export function NotificationsSection({ userId, topics = builtChoices.notices }: NotificationsSectionProps) {
  const { t } = useTranslation('settings');
  const profile = useQuery(profileQuery(userId));
  const { settings, choose } = useAccountSettings(userId);
  if (profile.isPending || settings.isPending) return <LoadingState className="min-h-64" />;
  if (profile.isError || settings.isError) {
    return (
      <ErrorState
        error={profile.error ?? settings.error}
        onRetry={() => void Promise.all([profile.refetch(), settings.refetch()])}
        retrying={profile.isFetching || settings.isFetching}
      />
    );
  }
  return (
    <>
      {topics.length > 0 ? <p className="mb-4 max-w-read text-ink-soft">{t('notifications.lead')}</p> : null}
      <div className="max-w-xl divide-y divide-line border-y border-line">
        <Newsletter userId={userId} profile={profile.data} />
        {topics.map((topic) => (
          <Switch
            key={topic}
            id={`notify-${topic}`}
            label={
              topic === 'community' || topic === 'reminders'
                ? t(`pages.${topic}`)
                : t(`notifications.${topic}`)
            }
            hint={t(`notifications.${topic}Hint`)}
            checked={settings.data[`notify_${topic}`]}
            onCheckedChange={(wanted) => choose({ [`notify_${topic}`]: wanted })}
          />
        ))}
        <Switch
          id="show-achievements"
          label={t('words.achievements')}
          hint={t('notifications.achievementsHint')}
          checked={settings.data.show_achievements}
          onCheckedChange={(wanted) => choose({ show_achievements: wanted })}
        />
      </div>
      <p className="mt-4 max-w-read text-sm text-ink-soft">{t('notifications.always')}</p>
    </>
  );
}

function Newsletter({ userId, profile }: { userId: string; profile: Profile }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const save = useMutation({
    ...newsletterMutation(userId),
    onError: (error, wanted) => {
      showProfile(queryClient, userId, { newsletter_opt_in: !wanted });
      toast({ title: t('words.notSaved'), description: errorText(error), variant: 'destructive' });
    },
  });
  return (
    <Switch
      id="newsletter"
      label={t('notifications.newsletter')}
      hint={t('notifications.newsletterHint')}
      checked={profile.newsletter_opt_in}
      onCheckedChange={(wanted) => save.mutate(wanted)}
    />
  );
}
