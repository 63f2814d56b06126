import { useTranslation } from 'react-i18next';
import { dynamicText } from '@/i18n/dynamic-text';
import type { PlacedObject } from '@/lib/exercises/object-location/exercise';

const pictures = 4;

/** Names of things and spots, and what helps to keep them together. */
export function useWords() {
  const { t } = useTranslation('exercise-object-location');
  const text = (key: string) => dynamicText(t, 'exercise-object-location', key);
  return {
    object: (object: number) => text(`object.${object + 1}`),
    spot: (spot: number) => text(`spot.${spot + 1}`),
    cue({ objectId, spot, cueType }: PlacedObject): string {
      if (cueType === 'picture') return text(`cue.picture.${(objectId % pictures) + 1}`);
      return text(cueType === 'feature' ? `cue.feature.${spot + 1}` : `cue.reason.${spot + 1}`);
    },
  };
}
