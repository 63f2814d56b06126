/** Mails that functions send: the part of Resend's API they use. Nothing is ever delivered. */
import * as z from 'zod';
import { readObject } from '../http.ts';
import { firstLink, textOfHtml } from './html-text.ts';
import type { InboxStore } from './store.ts';

const addresses = z.union([z.string().min(3), z.array(z.string().min(3)).min(1).max(50)]);

const SentMail = z
  .object({
    from: z.string().min(3),
    to: addresses,
    subject: z.string().min(1),
    html: z.string().optional(),
    text: z.string().optional(),
    tags: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    attachments: z.array(z.object({ filename: z.string().min(1), content: z.base64() })).optional(),
  })
  .refine((mail) => mail.html !== undefined || mail.text !== undefined, 'Missing `html` or `text` field.');

/** 'Ann <ann@example.com>' → 'ann@example.com' */
const bareAddress = (address: string): string =>
  /<([^<>]+)>\s*$/.exec(address)?.[1]?.trim() ?? address.trim();

const refuse = (message: string): Response =>
  Response.json({ statusCode: 422, name: 'validation_error', message }, { status: 422 });

/**
 * POST of one mail; answers `{ id }` as Resend does. A tag named `type` says what kind of mail it is. What comes again
 * under the same Idempotency-Key is not delivered again.
 */
export async function receiveMail(request: Request, inbox: InboxStore): Promise<Response> {
  const body = await readObject(request);
  if (!body) return refuse('The body is not a JSON object.');
  const parsed = SentMail.safeParse(body);
  if (!parsed.success) return refuse(z.prettifyError(parsed.error));
  const key = request.headers.get('idempotency-key');
  const earlier = key === null ? undefined : inbox.underKey(key);
  if (earlier !== undefined) return Response.json({ id: earlier });
  const { to, subject, tags, html, text, attachments = [] } = parsed.data;
  const plain = text ?? textOfHtml(html ?? '');
  const type = tags?.find((tag) => tag.name === 'type')?.value ?? 'mail';
  const files = attachments.map(({ filename, content }) => ({
    name: filename,
    text: Buffer.from(content, 'base64').toString('utf8'),
  }));
  const ids = [to].flat().map((address) => {
    const link = firstLink(html ?? '', plain);
    const mail = { subject, type, html: html ?? '', text: plain, link, token_hash: null, code: null, files };
    return inbox.add({ ...mail, to: bareAddress(address) }).id;
  });
  const id = ids[0] ?? '';
  if (key !== null) inbox.rememberKey(key, id);
  return Response.json({ id });
}
