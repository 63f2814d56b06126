import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { keepLastRound } from '@/api/training/last-rounds';
import { createBurst } from '@/api/training/local-bursts';
import { useSave } from '@/components/use-save';
import { href, paths } from '@/config/paths';
import { useBeginRound, useRoundErrorText } from '@/features/gates/use-begin-round';
import type { BurstForm } from '@/lib/cognitive/burst-form';
import type { Burst } from '@/lib/cognitive/focus-burst';

interface NewBurst extends Pick<BurstForm, 'task' | 'firstStep' | 'mood'> {
  minutes: number;
  /** Its clock runs from the press on. */
  running: boolean;
  /** Which one in a row. */
  place?: number;
}

/** Asks whether the burst may begin, keeps it on this device and opens its session. */
export function useSaveBurst(userId: string): { save: (burst: NewBurst) => void; busy: boolean } {
  const { t } = useTranslation('training');
  const navigate = useNavigate();
  const beginRound = useBeginRound(userId);
  const roundErrorText = useRoundErrorText('start');
  const { save, busy } = useSave(
    {
      mutationFn: async ({ minutes, running, place, ...rest }: NewBurst) => {
        const id = crypto.randomUUID();
        await beginRound({ id, exerciseId: 'focus-burst', minutes, variant: 'screen', mode: 'train' });
        const { task, firstStep, mood: moodBefore } = rest;
        const events: Burst['events'] = running ? [{ type: 'start', at: Date.now() }] : [];
        await createBurst(userId, {
          version: 1,
          id,
          task,
          firstStep,
          plannedSeconds: minutes * 60,
          events,
          moodBefore,
          ...(place !== undefined && { place }),
        });
        keepLastRound(userId, { burst: { task, minutes } });
        return id;
      },
      // It begins without a connection, too.
      onSuccess: (id) => navigate(href(paths.focusBurstSession, { sessionId: id })),
    },
    { failed: t('round.failed'), explain: roundErrorText },
  );
  return { save, busy };
}
