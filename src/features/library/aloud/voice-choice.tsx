import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import type { Language } from '@/config/languages';
import { useFormats } from '@/i18n/use-formats';
import { speeds } from '@/lib/library/read-aloud/speaker';
import type { DeviceVoice, VoicesOfText } from '@/lib/library/read-aloud/voices';
import { keepSpeed, keepVoice, keptSpeed } from './kept-place';

export interface VoiceChoiceProps {
  lang: Language;
  voices: VoicesOfText;
  chosen: DeviceVoice | null;
  onSpeed: (speed: number) => void;
  onVoice: (voice: DeviceVoice) => void;
}

/** Speed and voice. Voices that send the text away come only when somebody asks for more, and the line says so. */
export function VoiceChoice({ lang, voices, chosen, onSpeed, onVoice }: VoiceChoiceProps) {
  const { t } = useTranslation('library');
  const { figure } = useFormats();
  const { own, more } = voices;
  const [showsMore, setShowsMore] = useState(chosen !== null && !chosen.isLocal);
  const choose = (id: string) => {
    const voice = [...own, ...more].find((each) => each.id === id);
    if (!voice) return;
    keepVoice(lang, id);
    onVoice(voice);
  };
  return (
    <div className="grid gap-4 pb-2">
      <div className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Field label={t('aloud.speed')}>
          <NativeSelect
            defaultValue={String(keptSpeed())}
            onChange={({ target }) => {
              keepSpeed(Number(target.value));
              onSpeed(Number(target.value));
            }}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {figure(speed)}×
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('aloud.voice')}>
          <NativeSelect value={chosen?.id ?? ''} onChange={({ target }) => choose(target.value)}>
            {chosen === null && <option value="">{t('aloud.choose')}</option>}
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {showsMore && (
              <optgroup label={t('aloud.more')}>
                {more.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </NativeSelect>
        </Field>
      </div>
      {more.length > 0 &&
        (showsMore ? (
          <p className="text-sm text-ink-soft">{t('aloud.sendsAway')}</p>
        ) : (
          <Button variant="link" size="sm" className="justify-self-start" onClick={() => setShowsMore(true)}>
            {t('aloud.more')}
          </Button>
        ))}
    </div>
  );
}
