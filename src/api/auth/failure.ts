import { toAppError } from '@/integrations/supabase/errors';

/** Why the auth server refused. It answers in English sentences that are shown as they are. */
export interface AuthFailure {
  kind: 'network' | 'rate-limited' | 'refused';
  /** The server's stable code, '' when it gave none. */
  code: string;
  /** Its own sentence, '' when nothing usable came back. */
  message: string;
}

interface ServerError {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
}

export function toAuthFailure(error: ServerError): AuthFailure {
  const { code } = toAppError(error);
  const kind = code === 'network' ? 'network' : code === 'rate_limited' ? 'rate-limited' : 'refused';
  // Without a body supabase-js makes '{}' its message.
  const message = error.message === '{}' ? '' : error.message;
  return { kind, code: error.code ?? '', message };
}
