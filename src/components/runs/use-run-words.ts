import { useTranslation } from 'react-i18next';
import { dynamicText } from '@/i18n/dynamic-text';
import { devices } from '@/lib/cognitive/engine/device';
import type { ExerciseFacts } from '@/lib/exercises/facts';

interface Way {
  readonly variant: string;
  readonly mode: string;
  readonly deviceClass: string | null;
}

/** How a run was done, in words. */
export function useRunWords({ id, variants }: Pick<ExerciseFacts, 'id' | 'variants'>) {
  const { t } = useTranslation(['training-history', 'player']);
  /** Null where the exercise has one form alone, or no name for this one. */
  const variantName = (variant: string): string | null => {
    if (variants.length < 2) return null;
    const name = dynamicText(t, 'player', [`exercise-${id}:variants.${variant}`], { defaultValue: '' });
    return name === '' ? null : name;
  };
  const deviceName = (deviceClass: string | null): string | null => {
    const device = devices.find((known) => known === deviceClass);
    return device ? t(`devices.${device}`) : null;
  };
  /** 'Signs on the screen · Keyboard · Fixed settings'; empty where nothing of it is known. */
  const wayText = ({ variant, mode, deviceClass }: Way): string =>
    [variantName(variant), deviceName(deviceClass), mode === 'test' ? t('filter.test') : null]
      .filter((part) => part !== null)
      .join(' · ');
  return { variantName, deviceName, wayText };
}
