import { useTranslation } from 'react-i18next';
import type { OwnKey } from '@/lib/exercises/own-keys';

const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** How a key is called: by what is written on it, or by its name. */
export function useKeyName(): (key: OwnKey) => string {
  const { t } = useTranslation('keys');
  return ({ code, shown }) => {
    if (code === 'Space') return t('space');
    if (code === 'Enter') return t('enter');
    const sign = arrows[code] ?? (shown || code.replace(/^(Key|Digit|Numpad)/, ''));
    return code.startsWith('Numpad') ? t('numpad', { key: sign }) : sign;
  };
}
