import { useTranslation } from 'react-i18next';
import type { Cue } from '@/lib/sounds/cue';

/** Tones up to here are told as low ones. */
const lowHz = 600;
const cueWords = ['parity-0', 'parity-1', 'size-0', 'size-1'] as const;

/** What is heard, in writing: digits and letters as they are, words and tones by name. */
export function useCueText(): (cue: Cue) => string {
  const { t } = useTranslation('sounds');
  return (cue) => {
    if (cue.kind === 'tone') return t(cue.hz < lowHz ? 'captions.low' : 'captions.high');
    if (cue.kind === 'noise') return '';
    const [folder, name = ''] = cue.sound.split('/');
    const word = cueWords.find((known) => folder === 'words' && known === name);
    if (word) return t(`captions.${word}`);
    return folder === 'words' ? '' : name.toUpperCase();
  };
}
