import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { LateWriteGate } from '@/features/community/late-write-gate';
import { MessagesScreen } from '@/features/messages/messages-screen';

export function MessagesPage() {
  const { t } = useTranslation('messages');
  return (
    <MessagesScreen
      askForProfile={
        <LateWriteGate returnTo={paths.messages} purpose={t('profileFirst')}>
          {() => null}
        </LateWriteGate>
      }
    />
  );
}
