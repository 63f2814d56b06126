import { brand } from '../../config/brand.ts';
import { AppError } from '../app-error.ts';
import { checkText, type TextKind, textRules, type Writer } from './text.ts';

/**
 * The refusal a text would meet, before it is sent, in the shape in which the server refuses; null where it would be taken.
 * The database does the same and knows besides who is staff.
 */
export function refusalOfText(
  text: string,
  kind: TextKind,
  { level }: { readonly level: Writer },
): AppError | null {
  const checked = checkText(text, kind, level, brand.site);
  if (checked.ok) return null;
  const { code } = checked.error;
  // A title takes no link of anybody, which is another matter than that new members may not post them yet.
  const limit = code === 'too_many_links' && textRules[kind].links === 0 ? null : checked.error.limit;
  return new AppError('invalid', {
    detail: code,
    cause: { message: code, details: limit === null ? '' : String(limit) },
  });
}
