import { brand } from '../../../../src/config/brand.ts';
import type { Get } from '../http/call-deps.ts';
import type { MailBody } from './layout.ts';

const RESEND_API = 'https://api.resend.com';
const MAIL_TIMEOUT_MS = 10_000;

export interface OutgoingMail extends MailBody {
  to: string;
  /** What sort of mail it is; the embedded inbox files mails by it. */
  type: string;
  /** One mail under a key is delivered once, however often it is handed in within a day. */
  key?: string;
  /** Whom an answer goes to, where that is not the sender. */
  reply_to?: string;
  /** Headers of the mail itself. */
  headers?: Readonly<Record<string, string>>;
  /** Plain texts that go along. */
  files?: readonly { readonly name: string; readonly text: string }[];
}

/** Hands a mail to the mail service; false when it was not taken. @throws when it could not be reached */
export type SendMail = (mail: OutgoingMail) => Promise<boolean>;

const REACH_TIMEOUT_MS = 5_000;

const serviceOf = (get: Get): string => get('RESEND_API_URL') ?? RESEND_API;

/** Whether the mail service answers anything: a mail that is not handed in can be neither lost nor sent twice. */
export async function answers(get: Get): Promise<boolean> {
  try {
    const response = await fetch(serviceOf(get), { signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/**
 * Sends through Resend: RESEND_API_KEY opens it, RESEND_API_URL replaces its address, MAIL_FROM our own sender. Null
 * where there is no key.
 */
export function createSendMail(get: Get): SendMail | null {
  const apiKey = get('RESEND_API_KEY');
  if (!apiKey) return null;
  return async ({ type, key, files = [], ...mail }) => {
    const response = await fetch(`${serviceOf(get)}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify({
        from: get('MAIL_FROM') ?? `${brand.name} <${brand.email}>`,
        ...mail,
        ...(files.length > 0 && {
          attachments: files.map(({ name, text }) => ({
            filename: name,
            content: toBase64(text),
            content_type: 'text/plain; charset=utf-8',
          })),
        }),
        tags: [{ name: 'type', value: type }],
      }),
      signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  };
}
