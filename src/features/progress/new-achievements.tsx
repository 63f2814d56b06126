import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seeAchievementsMutation } from '@/api/progress/achievements';
import { usePlanning } from '@/contexts/use-planning';
import { type KeptAchievement, newAchievements } from '@/lib/progress/celebrate';
import { useAchievements } from './use-achievements';
import { type ProgressRange, useRange } from './use-range';

/** What was reached and not seen yet, once a day at most; nothing else. */
export function NewAchievements({ userId }: { userId: string }) {
  const range = useRange(userId);
  return range === null ? null : <News userId={userId} range={range} />;
}

function News({ userId, range }: { userId: string; range: ProgressRange }) {
  const kept = useAchievements(userId, range);
  const { dayOf } = usePlanning(userId);
  const { mutate: see } = useMutation(seeAchievementsMutation(userId));
  // What is shown stays while the page stands, although it counts as seen from then on.
  const [shown, setShown] = useState<readonly KeptAchievement[]>([]);
  useEffect(() => {
    if (!kept.data || shown.length > 0) return;
    const fresh = newAchievements(kept.data, Date.now(), dayOf);
    if (fresh.length === 0) return;
    setShown(fresh);
    see(fresh.map(({ id }) => id));
  }, [kept.data, dayOf, see, shown.length]);
  return <div role="status">{shown.length > 0 ? <Shown achievements={shown} /> : null}</div>;
}

function Shown({ achievements }: { achievements: readonly KeptAchievement[] }) {
  const { t } = useTranslation('achievements');
  return (
    <div data-part="new-achievements" className="rounded-m bg-sunken px-5 py-4">
      <p className="font-semibold">{t('reached')}</p>
      <ul>
        {achievements.map(({ id }) => (
          <li key={id} className="mt-1">
            {t('words.pair', { name: t(`list.${id}.name`), text: t(`list.${id}.how`) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
