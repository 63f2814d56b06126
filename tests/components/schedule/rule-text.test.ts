import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ruleText } from '@/components/schedule/rule-text';
import { languageCodes } from '@/config/languages';
import { parseRule } from '@/lib/calendar/rule';

const locales = join(import.meta.dirname, '../../../src/i18n/locales');

function textsIn(language: string): TFunction<'schedule'> {
  const schedule: Record<string, string> = JSON.parse(
    readFileSync(join(locales, language, 'schedule.json'), 'utf8'),
  );
  const texts = createInstance({
    lng: language,
    resources: { [language]: { schedule } },
    ns: ['schedule'],
    defaultNS: 'schedule',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void texts.init();
  return texts.t as unknown as TFunction<'schedule'>;
}

// A Wednesday.
const start = { date: '2026-06-10', time: '08:00', tz: 'Europe/Berlin' };

function say(text: string, language = 'en', from: { tz?: string; time?: string | null } = {}): string {
  const rule = parseRule(text);
  if (!rule.ok) throw new Error(text);
  const said = ruleText(rule.value, { ...start, ...from }, textsIn(language), language);
  // The narrow spaces of Intl.
  return said.replaceAll(/[\u202f\u00a0]/g, ' ');
}

describe('a repeat rule in words', () => {
  it.each([
    ['FREQ=DAILY', 'Every day at 8:00 AM'],
    ['FREQ=DAILY;INTERVAL=3', 'Every 3 days at 8:00 AM'],
    ['FREQ=WEEKLY', 'Every Wednesday at 8:00 AM'],
    ['FREQ=WEEKLY;BYDAY=MO,WE,FR', 'Every Monday, Wednesday and Friday at 8:00 AM'],
    ['FREQ=WEEKLY;BYDAY=FR,MO,TU,WE,TH', 'Every day from Monday to Friday at 8:00 AM'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'Every day at 8:00 AM'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', 'Every 2 weeks on Saturday at 8:00 AM'],
    ['FREQ=MONTHLY', 'Every month on day 10 at 8:00 AM'],
    ['FREQ=MONTHLY;BYMONTHDAY=5,-1', 'Every month on the last day and day 5 at 8:00 AM'],
    ['FREQ=MONTHLY;BYMONTHDAY=-2', 'Every month on day 2 from the end at 8:00 AM'],
    ['FREQ=MONTHLY;BYDAY=1MO', 'Every month on the first Monday at 8:00 AM'],
    ['FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR', 'Every 3 months on the last Friday at 8:00 AM'],
    ['FREQ=MONTHLY;BYDAY=-2FR', 'Every month on Friday, number 2 from the end at 8:00 AM'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
      'Every month on the last of these: Monday and Tuesday at 8:00 AM',
    ],
    ['FREQ=YEARLY', 'Every year on June 10 at 8:00 AM'],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5', 'Every year on March 5 at 8:00 AM'],
    ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'Every year on the last Sunday, only in March at 8:00 AM'],
    ['FREQ=DAILY;BYMONTH=1,2', 'Every day, only in January and February at 8:00 AM'],
    ['FREQ=DAILY;COUNT=10', 'Every day at 8:00 AM, 10 times'],
    ['FREQ=DAILY;COUNT=1', 'Every day at 8:00 AM, once'],
  ])('says %s', (rule, text) => {
    expect(say(rule)).toBe(text);
  });

  it('ends on the day that it is there, not in UTC', () => {
    // 23:59:59 of the 31st in Berlin; already January in Auckland.
    const rule = 'FREQ=DAILY;UNTIL=20261231T225959Z';
    expect(say(rule)).toBe('Every day at 8:00 AM, until December 31, 2026');
    expect(say(rule, 'en', { tz: 'Pacific/Auckland' })).toContain('January 1, 2027');
  });

  it('says no time of whole days', () => {
    expect(say('FREQ=WEEKLY', 'en', { time: null })).toBe('Every Wednesday');
  });

  it('says the day of what happens once', () => {
    expect(ruleText(null, { ...start, time: null }, textsIn('en'), 'en')).toBe('Wednesday, June 10, 2026');
  });

  it.each([
    ['de', 'FREQ=WEEKLY;BYDAY=MO,WE', 'Jeden Montag und Mittwoch um 08:00'],
    ['de', 'FREQ=MONTHLY;BYDAY=2TU', 'Jeden Monat am zweiten Dienstag um 08:00'],
    ['ru', 'FREQ=WEEKLY;BYDAY=MO,WE', 'По понедельникам и средам в 08:00'],
    ['ru', 'FREQ=WEEKLY;INTERVAL=5;BYDAY=FR', 'Каждые 5 недель по пятницам в 08:00'],
    ['ru', 'FREQ=MONTHLY;BYDAY=1WE', 'Каждый месяц в первую среду в 08:00'],
    ['pl', 'FREQ=DAILY;INTERVAL=2', 'Co 2 dni o 08:00'],
    ['pl', 'FREQ=MONTHLY;INTERVAL=5;BYDAY=-1SU', 'Co 5 miesięcy w ostatnią niedzielę o 08:00'],
    ['it', 'FREQ=MONTHLY;BYDAY=1SU', 'Ogni mese, la prima domenica alle 08:00'],
    ['ja', 'FREQ=MONTHLY;BYDAY=1MO', '毎月第1月曜日 8:00'],
    ['zh', 'FREQ=WEEKLY;BYDAY=MO,FR', '每周一和周五 08:00'],
  ])('is a sentence of %s', (language, rule, text) => {
    expect(say(rule, language)).toBe(text);
  });

  it('names every part in every language', () => {
    const rules = [
      'FREQ=DAILY;INTERVAL=5;COUNT=5',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;UNTIL=20270101T000000Z',
      'FREQ=MONTHLY;BYDAY=3WE,-1SU,-3SA;BYMONTH=2',
      'FREQ=MONTHLY;BYMONTHDAY=1,-1,-4',
      'FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1,-1',
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29',
    ];
    const said = languageCodes.flatMap((language) => rules.map((rule) => say(rule, language)));
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((text) => /\{\{|(rule|on|nth|every|weekday|join)\.\w/.test(text))).toEqual([]);
  });
});
