import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { devicesQuery, pushKeyQuery } from '@/api/reminders/devices';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/field';
import { TurnOn } from './turn-on';

export interface WaysProps {
  userId: string;
  push: boolean;
  email: boolean;
  onChange: (change: { push: boolean } | { email: boolean }) => void;
  nowMs: number;
}

/** How a reminder reaches somebody, beside the bell. Where nothing is sent to devices, they are not named. */
export function Ways({ userId, push, email, onChange, nowMs }: WaysProps) {
  const { t } = useTranslation('reminders');
  const { data: key = null } = useQuery(pushKeyQuery());
  const devices = useQuery({ ...devicesQuery(userId), enabled: key !== null });
  const reachesNone = push && devices.data?.length === 0;
  return (
    <Fieldset legend={t('ways.legend')} hint={t('ways.always')}>
      {key === null ? null : (
        <Checkbox
          name="push"
          label={t('channel.push')}
          checked={push}
          onChange={(event) => onChange({ push: event.target.checked })}
        />
      )}
      {key !== null && reachesNone ? (
        <div className="ms-9 mb-2 grid gap-2">
          <p role="status" className="text-sm">
            {t('ways.noDevice')}
          </p>
          <TurnOn userId={userId} siteKey={key} nowMs={nowMs} isAsked />
        </div>
      ) : null}
      <Checkbox
        name="email"
        label={t('channel.email')}
        checked={email}
        onChange={(event) => onChange({ email: event.target.checked })}
      />
    </Fieldset>
  );
}
