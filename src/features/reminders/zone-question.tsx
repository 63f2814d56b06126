import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '@/api/account/settings';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { zoneHere } from '@/hooks/zone-here';
import { sameZone } from '@/lib/calendar/zone';
import { deviceMemory, remember } from './device-memory';
import { useSettingsChoice } from './use-settings-choice';

/** Somebody has travelled: asked once about each zone. */
export function ZoneQuestion({ userId }: { userId: string }) {
  const { t } = useTranslation('reminders');
  const { data: settings } = useQuery(settingsQuery(userId));
  const choose = useSettingsChoice(userId);
  const [zone] = useState(zoneHere);
  const [isAnswered, setAnswered] = useState(() => deviceMemory().zones.includes(zone));
  const kept = settings?.time_zone ?? null;
  if (isAnswered || kept === null || sameZone(kept, zone)) return null;
  const settle = () => {
    remember({ zones: [...deviceMemory().zones, zone] });
    setAnswered(true);
  };
  return (
    <Notice data-part="zone-question">
      <p>{t('zone.question', { zone: zone.replaceAll('_', ' ') })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          data-action="use-zone"
          onClick={() => {
            choose({ time_zone: zone });
            settle();
          }}
        >
          {t('zone.use')}
        </Button>
        <Button variant="outline" size="sm" data-action="keep-zone" onClick={settle}>
          {t('zone.keep', { zone: kept.replaceAll('_', ' ') })}
        </Button>
      </div>
    </Notice>
  );
}
