import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useFormats } from '@/i18n/use-formats';
import {
  type DetailFaults,
  type DetailFields,
  largestAudioBytes,
  longestAudioS,
} from '@/lib/library/details';
import { measureRecording } from './measure-recording';
import { useDetailFault } from './use-detail-fault';

export interface RecordingFieldsProps {
  fields: DetailFields;
  faults: DetailFaults;
  onChange: (changed: Partial<DetailFields>) => void;
}

/** Where a recording is, how long and how large. Both are read from the file. */
export function RecordingFields({ fields, faults, onChange }: RecordingFieldsProps) {
  const { t } = useTranslation('admin-library');
  const { count } = useFormats();
  const faultText = useDetailFault();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const url = fields.audio_url.trim();
  const measure = async () => {
    setBusy(true);
    const found = await measureRecording(url);
    setBusy(false);
    setFailed(found === null);
    if (found === null) return;
    const { seconds, bytes } = found;
    onChange({ audio_s: String(seconds), ...(bytes !== null && { audio_bytes: String(bytes) }) });
  };
  return (
    <div className="grid gap-5">
      <TextField
        label={t('details.audio')}
        hint={t('details.audioHint')}
        error={faultText(faults.audio_url)}
        autoCapitalize="none"
        spellCheck={false}
        value={fields.audio_url}
        onChange={({ target }) => {
          setFailed(false);
          onChange({ audio_url: target.value });
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('details.seconds')}
          error={faultText(faults.audio_s, count(longestAudioS))}
          inputMode="numeric"
          value={fields.audio_s}
          onChange={({ target }) => onChange({ audio_s: target.value })}
        />
        <TextField
          label={t('details.bytes')}
          error={faultText(faults.audio_bytes, count(largestAudioBytes))}
          inputMode="numeric"
          value={fields.audio_bytes}
          onChange={({ target }) => onChange({ audio_bytes: target.value })}
        />
      </div>
      {url !== '' && (
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => void measure()}>
            {t('details.measure')}
          </Button>
          <p role="alert" className="text-sm text-danger empty:hidden">
            {isFailed ? t('details.unmeasured') : ''}
          </p>
        </div>
      )}
    </div>
  );
}
