import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Addresses that were asked for, each as its last two parts. */
let asked: string[] = [];

/** Starts the texts of a page with what a server has of them, by file. */
async function start(files: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('__LOCALES__', '/assets/locales');
  vi.stubGlobal('fetch', async (address: string) => {
    const file = address.replace('/assets/locales/', '');
    asked.push(file);
    return file in files ? Response.json(files[file]) : new Response('', { status: 404 });
  });
  // Not the one that the other tests of this process read from.
  const { createInstance, ...rest } = await vi.importActual<typeof import('i18next')>('i18next');
  const i18next = createInstance();
  vi.doMock('i18next', () => ({ ...rest, createInstance, default: i18next }));
  vi.doMock('react-i18next', () => ({ initReactI18next: { type: '3rdParty', init() {} } }));
  const { initI18n } = await import('@/i18n/init');
  await initI18n(['dashboard', 'plans'], true);
  return i18next;
}

beforeEach(() => {
  vi.resetModules();
  asked = [];
  // biome-ignore lint/suspicious/noDocumentCookie: another test may have left one, which goes before
  document.cookie = 'i18nextLng=de';
  localStorage.setItem('i18nextLng', 'de');
});
afterEach(() => {
  vi.doUnmock('i18next');
  vi.doUnmock('react-i18next');
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'i18nextLng=; max-age=0';
  document.documentElement.removeAttribute('lang');
});

const frame = { 'de/common.json': { words: { yes: 'Ja' } }, 'de/nav.json': {} };

it('takes the texts of a page from the one file they stand in, and asks for none of them alone', async () => {
  const i18next = await start({
    ...frame,
    'de/dashboard.plans.json': { dashboard: { title: 'Heute' }, plans: { title: 'Pläne' } },
  });
  expect([i18next.t('dashboard:title' as never), i18next.t('plans:title' as never)]).toEqual([
    'Heute',
    'Pläne',
  ]);
  expect(asked.sort()).toEqual(['de/common.json', 'de/dashboard.plans.json', 'de/nav.json']);
});

it('asks for them one by one where that file cannot be had', async () => {
  const i18next = await start({
    ...frame,
    'de/dashboard.json': { title: 'Heute' },
    'de/plans.json': { title: 'Pläne' },
  });
  expect([i18next.t('dashboard:title' as never), i18next.t('plans:title' as never)]).toEqual([
    'Heute',
    'Pläne',
  ]);
});
