import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/hooks/use-page-title';
import { GateFrame } from '../gate/gate-frame';

/** Unknown, expired and taken back look alike; one that was used says so. */
export function ClosedInvite({ reason }: { reason: 'closed' | 'used' }) {
  const { t } = useTranslation('tests');
  usePageTitle(t(reason === 'closed' ? 'words.linkDead' : 'invite.used'));
  return (
    <GateFrame>
      <div data-part={`invite-${reason}`}>
        <h1 tabIndex={-1} className="text-2xl">
          {t(reason === 'closed' ? 'words.linkDead' : 'invite.used')}
        </h1>
        <p className="mt-3 max-w-read text-ink-soft">{t(`invite.${reason}Text`)}</p>
      </div>
    </GateFrame>
  );
}
