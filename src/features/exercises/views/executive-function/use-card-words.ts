import { useTranslation } from 'react-i18next';
import { dynamicText } from '@/i18n/dynamic-text';
import { useFormats } from '@/i18n/use-formats';
import type { Card } from '@/lib/exercises/executive-function/cards';

/** What is on a card in words, one after the other: '2, orange, drops'. The shape alone follows the number. */
export function useCardWords(): (card: Card) => string {
  const { t } = useTranslation('exercise-executive-function');
  const formats = useFormats();
  const word = (kind: string, which: number, count = 1) =>
    dynamicText(t, 'exercise-executive-function', `${kind}.${which}`, { count });
  return ({ color, shape, number, fill }) =>
    formats.narrowList([
      formats.count(number),
      word('color', color),
      word('shape', shape, number),
      ...(fill === undefined ? [] : [word('fill', fill)]),
    ]);
}
