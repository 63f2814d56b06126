import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PushState, pushHereQuery, turnOnMutation } from '@/api/reminders/devices';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { zoneHere } from '@/hooks/zone-here';
import { deviceName } from '@/lib/reminders/device-name';
import { mayOffer, remember } from './device-memory';

export interface TurnOnProps {
  userId: string;
  /** The public key of this site. */
  siteKey: string;
  nowMs: number;
  /** Somebody has just asked for messages: offered even to who said 'Not now' lately. */
  isAsked?: boolean;
}

/** A browser that was asked in this session is not asked again. */
let wasAsked = false;
/** For tests, which share a page. */
export function forgetAsked(): void {
  wasAsked = false;
}

/** Adds this device: by a press, after words of our own, and only then by the question of the browser. */
export function TurnOn({ userId, siteKey, nowMs, isAsked = false }: TurnOnProps) {
  const { t } = useTranslation('reminders');
  const errorText = useErrorText();
  const here = useQuery(pushHereQuery(userId));
  const [step, setStep] = useState<'offer' | 'words' | 'put-off'>('offer');
  const turnOn = useMutation({
    ...turnOnMutation(userId),
    onSuccess: ({ is, device }) => {
      if (device) remember({ device, notNowMs: null });
      if (is !== 'dismissed') return;
      wasAsked = true;
      putOff();
    },
    onError: (error) =>
      toast({ title: t('devices.failed'), description: errorText(error), variant: 'destructive' }),
    onSettled: async (...args) => {
      await turnOnMutation(userId).onSettled?.(...args);
      await here.refetch();
    },
  });
  const putOff = () => {
    remember({ notNowMs: nowMs });
    setStep('put-off');
  };
  if (here.data === undefined) return null;
  // One that takes messages already does so for another account.
  if (here.data !== 'off' && here.data !== 'on') return <Obstacle state={here.data} />;
  if (wasAsked || step === 'put-off' || !(isAsked || mayOffer(nowMs))) return null;
  if (step === 'offer') {
    return (
      <p>
        <Button variant="outline" size="sm" data-action="offer-push" onClick={() => setStep('words')}>
          {t('devices.turnOn')}
        </Button>
      </p>
    );
  }
  return (
    <Notice data-part="ask-push">
      <p className="font-semibold">{t('devices.askTitle')}</p>
      <p>{t('devices.askText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          data-action="ask-browser"
          busy={turnOn.isPending}
          onClick={() =>
            turnOn.mutate({ key: siteKey, name: deviceName(navigator.userAgent), tz: zoneHere() })
          }
        >
          {t('devices.go')}
        </Button>
        <Button variant="ghost" size="sm" data-action="not-now" onClick={putOff}>
          {t('words.notNow')}
        </Button>
      </div>
    </Notice>
  );
}

/** Why this browser takes no messages, and what helps. */
function Obstacle({ state }: { state: Exclude<PushState, 'off' | 'on'> }) {
  const { t } = useTranslation('reminders');
  if (state !== 'denied') {
    return (
      <p className="text-sm text-ink-soft" data-part="no-push">
        {t(state === 'install' ? 'devices.install' : 'devices.unsupported')}
      </p>
    );
  }
  const { userAgent } = navigator;
  const isSafari = /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent);
  const browser = /Firefox\//.test(userAgent) ? 'firefox' : isSafari ? 'safari' : 'chromium';
  return (
    <Notice tone="caution" data-part="push-denied">
      <p className="font-semibold">{t('devices.denied')}</p>
      <p>{t(`devices.steps.${browser}`)}</p>
    </Notice>
  );
}
