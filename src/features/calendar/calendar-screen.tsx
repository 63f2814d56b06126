import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { useSubscription } from '@/contexts/subscription';
import { OwnPrompt } from '@/features/gates/own-prompt';
import { AppError } from '@/lib/app-error';
import { Calendar } from './calendar';

/** The calendar for those whose plan has one, and for others what opens it. */
export function CalendarScreen({ userId }: { userId: string }) {
  const { t } = useTranslation('calendar');
  const { status, tier, error, refresh } = useSubscription();
  if (status === 'ready' && tier === 'freemium') {
    return (
      <div className="grid max-w-read gap-5 pb-16" data-screen="calendar-gate">
        <OwnPrompt placement="feature_gate" context="calendar_gate" plan="plus" happened />
        <p className="text-ink-soft">{t('gate.kept')}</p>
      </div>
    );
  }
  if (status === 'loading' && !error) return <LoadingState />;
  // Without a connection what this device knows is shown; the server decides about the rest.
  const isOffline = error instanceof AppError && error.code === 'network';
  if (error && !isOffline) return <ErrorState error={error} onRetry={() => void refresh()} />;
  return <Calendar userId={userId} />;
}
