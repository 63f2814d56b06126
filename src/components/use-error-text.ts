import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError } from '@/lib/app-error';

/** Turns a failure into a sentence for people; anything that is not an `AppError` reads as unexpected. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return useCallback((error: unknown) => t(error instanceof AppError ? error.code : 'unknown'), [t]);
}
