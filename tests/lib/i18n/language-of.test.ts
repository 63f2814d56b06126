import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../src/lib/i18n/language-of.ts';

describe('a language code', () => {
  it.each(['de', 'de-AT', 'de_CH', 'DE', 'zh-Hant-TW', 'pt-BR'])('understands %s', (code) => {
    expect(languageOf(code)).toBe(code.slice(0, 2).toLowerCase());
  });

  it.each([
    '<script>alert(1)</script>',
    'en"><img src=x onerror=alert(1)>',
    'en;alert(1)',
    'javascript:alert(1)',
    '../en',
    'en/../../etc',
    ' en',
    '',
    'eng',
  ])('refuses %s', (code) => {
    expect(languageOf(code)).toBeNull();
  });
});
