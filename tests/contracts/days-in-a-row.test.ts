import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/config/languages.ts';
import { languageCodes } from '../../src/config/languages.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** How a language names a run of days that must not break, or counts it. */
const counted: Readonly<Record<Language, RegExp>> = {
  en: /streak|\bdays? in a row|consecutive days?|days? running|unbroken/i,
  de: /streak|Tag(?:e|en)? (?:in Folge|hintereinander|am Stück|nacheinander)|Tagesserie|Erfolgsserie/i,
  es: /racha|días? (?:seguidos?|consecutivos?)/i,
  fr: /streak|jours? (?:d[’']affilée|consécutifs?|de suite)/i,
  it: /streak|giorn[oi] (?:di fila|consecutiv[oi])/i,
  ja: /ストリーク|連続(?:記録|日数|\{\{\w+\}\}日)|日連続/,
  ko: /스트릭|연속 (?:기록|일수)|일 연속|일째 연속/,
  pl: /\bpass[aęy]\b|streak|dni z rzędu|kolejnych dni/i,
  pt: /sequência de dias|streak|dias? (?:seguidos?|consecutivos?)/i,
  ru: /стрик|дн(?:я|ей|и) подряд|серия дней/i,
  zh: /连胜|连击|连续\s*(?:\{\{\w+\}\}|\d+)?\s*天|打卡/,
};

describe.each(languageCodes)('the texts in %s', (language) => {
  it('name no run of days that could break', () => {
    const said = globSync(`src/i18n/locales/${language}/*.json`, { cwd: root }).flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => counted[language].test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(said).toEqual([]);
  });
});

it('nothing in the code of the product counts one', () => {
  const files = globSync(
    ['src/**/*.{ts,tsx,css}', 'public/**/*.{js,css}', 'supabase/{functions,migrations}/**/*.{ts,sql}'],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(1000);
  // A starter question of the community asks about them.
  const own = files.filter((file) => !/starter.questions\.(?:ts|sql)$/.test(file));
  // A post of the blog says why there are none.
  const coded = (file: string) => read(file).replaceAll("'streaks-that-forgive'", '');
  expect(own.filter((file) => /streak|consecutive_?days|days_?in_?a_?row/i.test(coded(file)))).toEqual([]);
});
