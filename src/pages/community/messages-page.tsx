import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { MessagesScreen } from '@/features/messages/messages-screen';

// Most who come here have a profile.
const WriteGate = lazy(() =>
  import('@/features/community/write-gate').then((module) => ({ default: module.WriteGate })),
);

export function MessagesPage() {
  const { t } = useTranslation('messages');
  return (
    <MessagesScreen
      askForProfile={
        <Suspense fallback={<Skeleton className="h-96" />}>
          <WriteGate returnTo={paths.messages} purpose={t('profileFirst')}>
            {() => null}
          </WriteGate>
        </Suspense>
      }
    />
  );
}
