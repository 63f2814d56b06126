import type { OwnProfile } from '@/api/community/shapes';
import { brand } from '@/config/brand';
import { AppError } from '@/lib/app-error';
import { checkText, type TextKind } from '@/lib/community/text';

/**
 * The refusal a text would meet, before it is sent, in the shape in which the server refuses; null where it would be taken.
 * The database does the same and knows besides who is staff.
 */
export function refusalOfText(
  text: string,
  kind: TextKind,
  { level }: Pick<OwnProfile, 'level'>,
): AppError | null {
  const checked = checkText(text, kind, level, brand.site);
  if (checked.ok) return null;
  const { code, limit } = checked.error;
  return new AppError('invalid', {
    detail: code,
    cause: { message: code, details: limit === null ? '' : String(limit) },
  });
}
