import { createInstance, type i18n } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { dynamicText } from '@/i18n/dynamic-text';

let texts: i18n;

beforeAll(async () => {
  texts = createInstance();
  await texts.init({
    lng: 'de',
    fallbackLng: 'en',
    defaultNS: 'common',
    ns: ['common', 'report'],
    interpolation: { escapeValue: false },
    resources: {
      de: { report: { plan: 'Plan', plan_child: 'Plan für {{name}}', area_one: 'Ein Bereich' } },
      en: { report: { plan: 'Plan', late: 'Only in English' } },
    },
  });
});

describe('a text whose key is put together', () => {
  it('is the first of the keys that has a text, with what it names filled in', () => {
    const keys = ['plan_parent', 'plan_child', 'plan'];
    expect(dynamicText(texts.t, 'report', keys, { name: 'Mia' })).toBe('Plan für Mia');
    expect(dynamicText(texts.t, 'report', ['plan_run', 'plan'])).toBe('Plan');
  });

  it('takes the form of a count and falls back to English', () => {
    expect(dynamicText(texts.t, 'report', 'area', { count: 1 })).toBe('Ein Bereich');
    expect(dynamicText(texts.t, 'report', 'late')).toBe('Only in English');
  });

  it('is what stands in for it where there is none', () => {
    expect(dynamicText(texts.t, 'report', 'areas.unknown', { defaultValue: 'Focus' })).toBe('Focus');
    expect(dynamicText(texts.t, 'report', 'areas.unknown', { defaultValue: '' })).toBe('');
  });
});
