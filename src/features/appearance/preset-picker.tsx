import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { type PresetId, presetIds } from '@/lib/appearance/presets';
import { usePreset } from './use-preset';

export function PresetPicker() {
  const { t } = useTranslation('settings');
  const { preset, recent, choose, undo } = usePreset();
  const status = () => {
    if (recent === 'undone') return t('neuro.undone');
    return preset === null ? t('neuro.own') : t('neuro.applied', { name: t(`neuro.presets.${preset}.name`) });
  };
  return (
    <div>
      <RadioGroup
        legend={t('neuro.presets.legend')}
        hint={t('neuro.presets.hint')}
        value={preset}
        onValueChange={(value) => choose(value as PresetId)}
      >
        <div data-action="choose-preset" className="grid gap-2 pt-1 sm:grid-cols-2">
          {presetIds.map((id) => (
            <RadioRow
              key={id}
              value={id}
              label={t(`neuro.presets.${id}.name`)}
              hint={t(`neuro.presets.${id}.hint`)}
            />
          ))}
        </div>
      </RadioGroup>
      <div className="mt-2 flex min-h-12 flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        <p role="status">{status()}</p>
        {recent === 'applied' ? (
          <Button variant="link" size="sm" data-action="undo-preset" onClick={undo}>
            {t('words.undo')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
