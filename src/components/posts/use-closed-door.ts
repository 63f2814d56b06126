import { useTranslation } from 'react-i18next';
import { AppError } from '@/lib/app-error';
import { useRefusalText } from './use-refusal-text';

interface Door {
  /** Why a message would be refused now; null where it would not. */
  readonly code: string | null;
  readonly detail: string;
}

/** Why a member cannot be written to now, in words; null where they can. */
export function useClosedDoor(): (door: Door) => string | null {
  const { t } = useTranslation('posts');
  const explain = useRefusalText();
  return ({ code, detail }) => {
    if (code === null) return null;
    // To begin takes some time in the community; everybody may answer.
    if (code === 'not_allowed' && detail === 'new_member') return t('writeLater');
    return explain(new AppError('invalid', { detail: code, cause: { message: code, details: detail } }));
  };
}
