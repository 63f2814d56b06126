import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/ui/text-field';
import { plainText } from '@/lib/plain-text';

/** What is stored of typed words; null for none. */
export function wordsOf(text: string): string | null {
  const plain = plainText(text).trim();
  return plain === '' ? null : plain;
}

export interface WordsFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Most characters. */
  max: number;
  value: string;
  onChange: (value: string) => void;
}

/** A line in a person's own words: the browser keeps none of them for other pages. */
export function WordsField({ max, required = false, onChange, ...field }: WordsFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      required={required}
      {...(required ? {} : { optionalLabel: t('optional') })}
      maxLength={max}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
