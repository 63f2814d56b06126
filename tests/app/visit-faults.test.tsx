import type { i18n } from 'i18next';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lineNews } from '@/lib/live/line-news';

// One of its own: the library's is what other tests read by.
const i18next = await vi.hoisted(async () =>
  (await vi.importActual<{ createInstance: () => i18n }>('i18next')).createInstance(),
);
vi.mock('i18next', () => ({ default: i18next }));

let stop = () => {};
const told: string[] = [];
beforeAll(async () => {
  await i18next.init({
    lng: 'de',
    supportedLngs: ['de', 'en'],
    fallbackLng: { de: [], default: ['en'] },
    ns: ['here'],
    defaultNS: 'here',
    resources: { de: { here: { known: 'Bekannt' } } },
  });
});
beforeEach(async () => {
  stop();
  told.length = 0;
  // A visit is a load of the app.
  vi.resetModules();
  const { watchVisit } = await import('@/app/consent/visit-faults');
  stop = watchVisit((metric) => void told.push(metric));
});
afterAll(() => stop());

const line = (detail: string) => window.dispatchEvent(new CustomEvent(lineNews, { detail }));
const text = (key: string) => i18next.t(key as never);

it('tells once in a visit that a text was missing, by language and not which', () => {
  text('known');
  expect(told).toEqual([]);
  text('secret.of.ann');
  text('another');
  expect(told).toEqual(['missing_text_de']);
});

it('a text that has not come yet is not missing', () => {
  i18next.t('any' as never, { ns: 'later' as never });
  expect(told).toEqual([]);
});

it('tells that a visit listened, and each time that a line was there again', () => {
  line('joined');
  line('joined');
  expect(told).toEqual(['live_session']);
  line('again');
  line('again');
  expect(told).toEqual(['live_session', 'live_reconnect', 'live_reconnect']);
});

it('tells nothing once it is stopped', () => {
  stop();
  text('missing');
  line('again');
  expect(told).toEqual([]);
});
