import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openBurstQuery } from '@/api/training/local-bursts';
import { ButtonLink } from '@/components/button-link';
import { Card } from '@/components/ui/card';
import { href, paths } from '@/config/paths';

/** Leads back to a burst that is still running or waits to be saved on this device. */
export function OpenBurstCard({ userId }: { userId: string }) {
  const { t } = useTranslation('training');
  const { data: burst } = useQuery(openBurstQuery(userId));
  if (!burst) return null;
  return (
    <Card tone="tint" className="mb-8 grid items-center gap-4 sm:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-lg">{t('hub.unfinished')}</h2>
        <p className="break-words text-ink-soft">{t('hub.unfinishedText', { task: burst.task })}</p>
      </div>
      <ButtonLink to={href(paths.focusBurstSession, { sessionId: burst.id })}>{t('hub.resume')}</ButtonLink>
    </Card>
  );
}
