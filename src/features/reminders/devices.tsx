import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  devicesQuery,
  followDevice,
  pushHereQuery,
  pushKeyQuery,
  removeDeviceMutation,
  testDeviceMutation,
} from '@/api/reminders/devices';
import type { Device } from '@/api/reminders/reminders';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { zoneHere } from '@/hooks/zone-here';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';
import { deviceMemory, remember } from './device-memory';
import { TurnOn } from './turn-on';

/** Devices that take messages. Where this site sends none, there is no such part. */
export function Devices({ userId, nowMs }: { userId: string; nowMs: number }) {
  const { t } = useTranslation('reminders');
  const client = useQueryClient();
  const { data: key = null } = useQuery(pushKeyQuery());
  const { data: devices = [] } = useQuery({ ...devicesQuery(userId), enabled: key !== null });
  const here = useQuery({ ...pushHereQuery(userId), enabled: key !== null });
  useEffect(() => {
    const { device } = deviceMemory();
    if (here.data !== 'on' || device === null) return;
    followDevice(client, userId, device.endpoint, zoneHere()).then(
      (moved) => moved && remember({ device: moved }),
      // It is told with the next visit.
      () => undefined,
    );
  }, [client, userId, here.data]);
  if (key === null) return null;
  const isAdded = here.data === 'on' && devices.some(({ id }) => id === deviceMemory().device?.id);
  return (
    <Section title={t('devices.title')} beside>
      <div className="grid max-w-xl gap-4" data-part="devices">
        <p className="text-ink-soft">{t('devices.lead')}</p>
        {devices.length > 0 ? (
          <ul className="divide-y divide-line border-y border-line">
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                userId={userId}
                device={device}
                isHere={device.id === deviceMemory().device?.id}
              />
            ))}
          </ul>
        ) : null}
        {isAdded ? null : <TurnOn userId={userId} siteKey={key} nowMs={nowMs} />}
      </div>
    </Section>
  );
}

interface DeviceRowProps {
  userId: string;
  device: Device;
  isHere: boolean;
}

function DeviceRow({ userId, device, isHere }: DeviceRowProps) {
  const { t } = useTranslation('reminders');
  const { mediumMoment } = useFormats();
  const errorText = useErrorText();
  const nameId = useId();
  const { id, device_name, last_ok_at } = device;
  const name = device_name || t('devices.unnamed');
  const test = useMutation({
    ...testDeviceMutation(userId),
    onSuccess: () => toast({ title: t('devices.tested') }),
    onError: (error) => {
      const isGone = error instanceof AppError && error.detail === 'device_gone';
      toast({
        title: t('devices.testFailed'),
        description: isGone ? t('devices.gone') : errorText(error),
        variant: 'destructive',
      });
    },
  });
  const remove = useMutation({
    ...removeDeviceMutation(userId),
    onSuccess: () => {
      if (isHere) remember({ device: null });
    },
    onError: (error) =>
      toast({ title: t('said.failed'), description: errorText(error), variant: 'destructive' }),
  });
  return (
    <li data-device={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div>
        <p id={nameId} className="font-medium wrap-anywhere">
          {isHere ? t('words.pair', { name: t('devices.here'), text: name }) : name}
        </p>
        <p className="text-sm text-ink-soft">
          {last_ok_at === null ? t('devices.none') : t('devices.last', { date: mediumMoment(last_ok_at) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        <Button
          variant="link"
          size="sm"
          data-action="test-device"
          aria-describedby={nameId}
          busy={test.isPending}
          onClick={() => test.mutate(id)}
        >
          {t('devices.test')}
        </Button>
        <Button
          variant="link"
          size="sm"
          data-action="remove-device"
          aria-describedby={nameId}
          busy={remove.isPending}
          onClick={() => remove.mutate({ id, isHere })}
        >
          {t('devices.remove')}
        </Button>
      </div>
    </li>
  );
}
