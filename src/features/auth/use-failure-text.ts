import { useTranslation } from 'react-i18next';
import type { AuthFailure } from '@/api/auth/failure';

/** The server's own sentence; without one (no connection, an empty answer) ours for that case. */
export function useFailureText(): (failure: AuthFailure) => string {
  const { t } = useTranslation('errors');
  return ({ kind, message }) => {
    if (kind === 'network') return t('network');
    if (message !== '') return message;
    return t(kind === 'rate-limited' ? 'rate_limited' : 'unknown');
  };
}
