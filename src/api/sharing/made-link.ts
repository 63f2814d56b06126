import * as z from 'zod/mini';
import { toAppError } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';

/** A link or invite as it is answered once, when it is made. */
export interface NewLink {
  id: string;
  /** 64 hexadecimal digits; the server keeps only a hash of them. */
  token: string;
}

const rowsSchema = z.array(z.object({ id: z.string(), token: z.string() }));

/** @throws AppError */
export function madeLink(answer: { data: unknown; error: unknown }): NewLink {
  if (answer.error) throw toAppError(answer.error);
  const rows = z.safeParse(rowsSchema, answer.data);
  const link = rows.success ? rows.data[0] : undefined;
  if (link === undefined) throw new AppError('unknown', { detail: 'no_link' });
  return link;
}
