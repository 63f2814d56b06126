import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { measuresOf } from '@/lib/library/checks';
import { outlineOf } from '@/lib/library/outline';

/** Words, grade and length of sentences of an English text. */
export function Measured({ body }: { body: string }) {
  const { t } = useTranslation('admin-library');
  const { count, score } = useFormats();
  const text = useDeferredValue(body);
  const { words, grade, sentenceLength } = useMemo(() => measuresOf(outlineOf(text)), [text]);
  if (words === 0) return null;
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {t('text.words', { words: count(words), grade: score(grade), length: score(sentenceLength) })}
    </p>
  );
}
