import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Addresses that were asked for, each as its last two parts. */
let asked: string[] = [];

/** Starts the texts of a page with what a server has of them, by file; what is undefined it fails at. */
async function start(
  files: Readonly<Record<string, unknown>>,
  { names = ['dashboard', 'plans'], answered = Promise.resolve() } = {},
) {
  vi.stubGlobal('__LOCALES__', '/assets/locales');
  vi.stubGlobal('fetch', async (address: string) => {
    const file = address.replace('/assets/locales/', '');
    asked.push(file);
    await answered;
    if (!(file in files)) return new Response('', { status: 404 });
    return files[file] === undefined ? new Response('', { status: 503 }) : Response.json(files[file]);
  });
  // Not the one that the other tests of this process read from.
  const { createInstance, ...rest } = await vi.importActual<typeof import('i18next')>('i18next');
  const i18next = createInstance();
  vi.doMock('i18next', () => ({ ...rest, createInstance, default: i18next }));
  vi.doMock('react-i18next', () => ({ initReactI18next: { type: '3rdParty', init() {} } }));
  const { initI18n } = await import('@/i18n/init');
  await initI18n(names, names.length === 2);
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

it('asks a server that fails five times more, the first time after 350 ms, and then reads English', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const started = start({
      'en/common.json': { words: { yes: 'Yes' } },
      'en/nav.json': {},
      'de/common.json': { words: { yes: 'Ja' } },
      'de/nav.json': undefined,
      'de/dashboard.plans.json': { dashboard: {}, plans: {} },
    });
    const times = () => asked.filter((file) => file === 'de/nav.json').length;
    // Code is loaded first, which no clock of a test moves.
    while (times() === 0) await new Promise((next) => setImmediate(next));
    await vi.advanceTimersByTimeAsync(349);
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(times()).toBe(2);
    await vi.runAllTimersAsync();
    await started;
    expect(times()).toBe(6);
    expect(asked).toContain('en/nav.json');
  } finally {
    vi.useRealTimers();
  }
});

it('asks for ten files at once and no more', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `part-${index}`);
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const files = Object.fromEntries(['common', 'nav', ...names].map((name) => [`de/${name}.json`, {}]));
  const started = start(files, { names, answered });
  while (asked.length < 10) await new Promise((next) => setImmediate(next));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
  expect(asked).toHaveLength(10);
  answer();
  await started;
  expect(asked.sort()).toEqual(Object.keys(files).sort());
});
