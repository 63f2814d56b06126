// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { handleInbox } from '../../supabase/local/inbox/handler.ts';
import { firstLink, textOfHtml } from '../../supabase/local/inbox/html-text.ts';
import { createInboxStore } from '../../supabase/local/inbox/store.ts';

const site = 'http://127.0.0.1:5180';
const mailOf = (to: string, more = {}) => ({
  to,
  subject: 'Hello',
  type: 'mail',
  html: '<p>Hello</p>',
  text: 'Hello',
  link: null,
  token_hash: null,
  code: null,
  ...more,
});

async function ask(
  inbox: ReturnType<typeof createInboxStore>,
  path: string,
  init: RequestInit = {},
  peer: string | null = null,
) {
  const request = new Request(site + path, init);
  const answer = await handleInbox(request, new URL(request.url), inbox, peer);
  if (!answer) throw new Error(`${path} is not the inbox's`);
  return answer;
}

const page = async (answer: Response) => new DOMParser().parseFromString(await answer.text(), 'text/html');

describe('the inbox', () => {
  it('lists mails newest first, by address in any case, and clears them', async () => {
    const inbox = createInboxStore();
    for (const to of ['a@example.com', 'b@example.com', 'a@example.com']) inbox.add(mailOf(to));
    const list = async (query = '') => (await ask(inbox, `/_local/inbox.json${query}`)).json();
    expect((await list()).map((mail: { to: string }) => mail.to)).toEqual([
      'a@example.com',
      'b@example.com',
      'a@example.com',
    ]);
    expect(await list('?to=A%40example.com')).toHaveLength(2);
    expect(await list('?limit=1')).toHaveLength(1);
    expect((await ask(inbox, '/_local/inbox.json?to=a@example.com', { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toHaveLength(1);
    await ask(inbox, '/_local/inbox.json', { method: 'DELETE' });
    expect(await list()).toEqual([]);
  });

  it('forgets the oldest mails first', () => {
    const inbox = createInboxStore();
    for (let n = 0; n < 510; n += 1) inbox.add(mailOf('a@example.com', { subject: `${n}` }));
    expect(inbox.list()).toHaveLength(500);
    expect(inbox.list().at(-1)?.subject).toBe('10');
  });

  it('takes mails of functions as Resend does', async () => {
    const inbox = createInboxStore();
    const send = (path: string, mail: unknown, peer: string | null = '127.0.0.1') =>
      ask(inbox, path, { method: 'POST', body: JSON.stringify(mail) }, peer);
    const mail = {
      from: 'Focus Clarity Lab <hello@example.com>',
      to: ['Ann <ann@example.com>', 'ben@example.com'],
      subject: 'Confirm',
      html: '<p>Please <a href="http://127.0.0.1:5180/x?a=1&amp;b=2">confirm</a></p>',
      tags: [{ name: 'type', value: 'signup' }],
    };
    const answer = await send('/_local/resend/emails', mail);
    expect(await answer.json()).toEqual({ id: inbox.list('ann@example.com')[0]?.id });
    expect(inbox.list('ben@example.com')[0]).toMatchObject({
      type: 'signup',
      link: 'http://127.0.0.1:5180/x?a=1&b=2',
      text: 'Please confirm: http://127.0.0.1:5180/x?a=1&b=2',
    });
    expect((await send('/_local/mail', { ...mail, to: 'c@example.com' })).status).toBe(200);
  });

  it('takes a mail once under a key, however often it is handed in', async () => {
    const inbox = createInboxStore();
    const body = JSON.stringify({ from: 'us@example.com', to: 'ann@example.com', subject: 'Hi', text: 'Hi' });
    const send = async (key: string) => {
      const headers = { 'idempotency-key': key };
      const answer = await ask(inbox, '/_local/resend/emails', { method: 'POST', headers, body });
      return (await answer.json()).id as string;
    };
    const first = await send('one');
    expect(await send('one')).toBe(first);
    expect(await send('two')).not.toBe(first);
    expect(inbox.list('ann@example.com')).toHaveLength(2);
  });

  it('refuses mails that Resend would refuse, and mails from other machines', async () => {
    const inbox = createInboxStore();
    const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'x', text: 'y' };
    const { from: _, ...nobody } = mail;
    const { text: __, ...empty } = mail;
    for (const body of [nobody, empty, { ...mail, to: [] }, [], 'text']) {
      const answer = await ask(inbox, '/_local/mail', { method: 'POST', body: JSON.stringify(body) });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ statusCode: 422, name: 'validation_error' });
    }
    const far = await ask(inbox, '/_local/mail', { method: 'POST', body: JSON.stringify(mail) }, '192.0.2.7');
    expect(far.status).toBe(403);
    expect(inbox.list()).toEqual([]);
    for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1', null]) {
      expect(
        (await ask(inbox, '/_local/mail', { method: 'POST', body: JSON.stringify(mail) }, near)).status,
      ).toBe(200);
    }
  });

  it('says that it is empty, and where to go from there', async () => {
    const document = await page(await ask(createInboxStore(), '/_local/inbox'));
    expect(document.querySelector('h2')?.textContent).toBe('No mail yet');
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/');
    expect(document.querySelector('#clear')).toBeNull();
  });

  it('shows a mail as HTML in a frame without rights, and as text with links that work', async () => {
    const inbox = createInboxStore();
    const link = `${site}/auth/v1/verify?token=abc&type=signup`;
    const { id } = inbox.add(
      mailOf('a@example.com', {
        link,
        code: '123456',
        text: `Go to ${link}.`,
        html: '<head></head><p>Hi</p>',
      }),
    );
    const shown = await page(await ask(inbox, `/_local/inbox?id=${id}`));
    const frame = shown.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe(`/_local/inbox/${id}.html`);
    expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(shown.querySelector('.button')?.getAttribute('href')).toBe(link);
    expect(shown.querySelector('code')?.textContent).toBe('123456');
    expect(shown.querySelector('[aria-current=true]')?.textContent).toContain('Hello');

    const text = await page(await ask(inbox, `/_local/inbox?id=${id}&view=text`));
    expect(text.querySelector('iframe')).toBeNull();
    expect(text.querySelector('pre')?.textContent).toBe(`Go to ${link}.`);
    expect(text.querySelector('pre a')?.getAttribute('href')).toBe(link);

    const raw = await ask(inbox, `/_local/inbox/${id}.html`);
    expect(raw.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(raw.headers.get('content-security-policy')).toContain('sandbox');
    expect(await raw.text()).toBe('<head><base target="_blank"></head><p>Hi</p>');
  });

  it('never lets what a mail says into its own page', async () => {
    const inbox = createInboxStore();
    const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const { id } = inbox.add(
      mailOf(evil, { subject: evil, type: evil, text: `${evil} https://x.example/${evil}` }),
    );
    for (const path of [`/_local/inbox?id=${id}`, `/_local/inbox?id=${id}&view=text`]) {
      const answer = await ask(inbox, path);
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline');
      const document = await page(answer);
      expect(document.querySelectorAll('img, script:not([src])')).toHaveLength(0);
    }
  });

  it('serves its own style and script and nothing else', async () => {
    const inbox = createInboxStore();
    expect((await ask(inbox, '/_local/inbox/page.css')).headers.get('content-type')).toContain('text/css');
    expect((await ask(inbox, '/_local/inbox/page.js')).headers.get('content-type')).toContain('javascript');
    for (const path of [
      '/_local/inbox/store.ts',
      '/_local/inbox/..%2fapp.ts',
      '/_local/inbox/nothing.html',
    ]) {
      expect((await ask(inbox, path)).status, path).toBe(404);
    }
    expect((await ask(inbox, '/_local/inbox?id=nothing')).status).toBe(404);
    const request = new Request(`${site}/_local/kit`);
    expect(await handleInbox(request, new URL(request.url), inbox, null)).toBeNull();
  });
});

describe('the text of a mail', () => {
  it('keeps lines, links and signs and drops what is not read', () => {
    const html = `<html><head><title>T</title><style>p{}</style></head><body><h1>Hi &amp; welcome</h1>
      <p>One<br>two</p><p><a class="x" href="https://a.example/?x=1&amp;y=2"> Go </a></p></body></html>`;
    expect(textOfHtml(html)).toBe('Hi & welcome\n\nOne\ntwo\n\nGo: https://a.example/?x=1&y=2');
  });

  it('finds the first link of the HTML, or else of the text', () => {
    expect(firstLink('<a href="https://a.example/?x=1&amp;y=2">x</a>', 'https://b.example')).toBe(
      'https://a.example/?x=1&y=2',
    );
    expect(firstLink('<p>x</p>', 'See https://b.example/path, or not.')).toBe('https://b.example/path');
    expect(firstLink('', 'nothing')).toBeNull();
  });
});
