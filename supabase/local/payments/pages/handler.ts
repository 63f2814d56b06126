/** Everything under /payments that is for eyes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '../core.ts';
import { handleCheckout } from './checkout-page.ts';
import { handleInvoice } from './invoice-page.ts';
import { notFound } from './layout.ts';
import { handlePortal } from './portal-page.ts';
import { handleReceipt } from './receipt-page.ts';

const styleFile = join(import.meta.dirname, 'page.css');

/** Answers one page: what follows its name in the address, the form that was sent if one was, and the query. */
type PageHandler = (
  core: Core,
  path: string,
  posted: URLSearchParams | null,
  search: URLSearchParams,
) => Response;

const pages: Readonly<Record<string, PageHandler>> = {
  checkout: handleCheckout,
  invoice: handleInvoice,
  portal: handlePortal,
  receipt: handleReceipt,
};

/** @param path the address without the sandbox's prefix. */
export async function handlePage(core: Core, request: Request, path: string): Promise<Response> {
  if (path === '/page.css') {
    return new Response(readFileSync(styleFile, 'utf8'), {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
    });
  }
  const [, name = '', rest = ''] = /^\/([a-z]+)\/(.+)$/.exec(path) ?? [];
  const page = pages[name];
  if (!page) return notFound();
  const search = new URL(request.url).searchParams;
  if (request.method === 'GET' || request.method === 'HEAD') return page(core, rest, null, search);
  if (request.method !== 'POST') return notFound();
  return page(core, rest, new URLSearchParams(await request.text()), search);
}
