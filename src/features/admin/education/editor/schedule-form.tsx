import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WallTimeField } from '@/components/schedule/wall-time-field';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { zoneHere, zonesWith } from '@/hooks/zone-here';
import { wallAt, wallToUtc } from '@/lib/calendar/zone';
import { publishableAt } from '@/lib/library/publish-at';

export interface ScheduleFormProps {
  /** When it appears by now; null: no date is set. */
  from: string | null;
  busy: boolean;
  /** @param at ISO */
  onSet: (at: string) => void;
  onClose: () => void;
}

/** Day, time and clock at which a text appears. */
export function ScheduleForm({ from, busy, onSet, onClose }: ScheduleFormProps) {
  const { t } = useTranslation('admin-library');
  const [zone, setZone] = useState(zoneHere);
  const [wall, setWall] = useState(() =>
    from === null ? { date: '', time: '09:00' } : wallAt(Date.parse(from), zone),
  );
  const [isBad, setBad] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const moment = wallToUtc(`${wall.date}T${wall.time}`, zone);
    const fits = moment !== null && publishableAt(moment.ms, Date.now());
    setBad(!fits);
    if (fits) onSet(new Date(moment.ms).toISOString());
  };
  return (
    <form noValidate className="grid max-w-xl gap-5 border-s-4 border-line-strong ps-5" onSubmit={send}>
      <WallTimeField
        name="publish"
        dateLabel={t('move.date')}
        timeLabel={t('move.time')}
        date={wall.date}
        time={wall.time}
        tz={zone}
        dateError={isBad ? t('move.badTime') : undefined}
        onChange={({ date, time }) => {
          setWall({ date, time: time ?? '' });
          setBad(false);
        }}
      />
      <Field label={t('move.zone')} hint={t('move.early')}>
        <NativeSelect value={zone} onChange={({ target }) => setZone(target.value)}>
          {zonesWith(zone).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('move.set')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
