/** What a function of the database refuses in its own words: SQLSTATE PT and the HTTP status, the message a stable code. */
import { type Reply, refuse } from './http.ts';

export interface Refusal {
  status: number;
  code: string;
}

/** The refusal behind an error of the data API; null for every other failure. */
export function refusalOf(error: { code?: string; message: string }): Refusal | null {
  const status = /^PT(4\d\d)$/.exec(error.code ?? '')?.[1];
  return status && /^[a-z][a-z_]*$/.test(error.message)
    ? { status: Number(status), code: error.message }
    : null;
}

export const toReply = ({ status, code }: Refusal): Reply => refuse(status, code);
