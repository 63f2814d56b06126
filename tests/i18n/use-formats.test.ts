import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/config/languages.ts';
import { formatsIn } from '../../src/i18n/use-formats.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it('are made once for a language', () => {
    expect(formatsIn('de')).toBe(formatsIn('de'));
    expect(formatsIn('de')).not.toBe(formatsIn('fr'));
  });

  it('write scores with one decimal in every language', () => {
    for (const language of languageCodes) expect(formatsIn(language).score(62)).toMatch(/^62[.,]0$/);
  });

  it('write the same number in the way each figure is meant', () => {
    const formats = formatsIn('en');
    expect(formats.count(1234.56)).toBe('1,235');
    expect(formats.figure(1234.5678)).toBe('1,234.568');
    expect(formats.tenths(4)).toBe('4');
    expect(formats.tenths(4.52)).toBe('4.5');
    expect(formats.hundredths(1)).toBe('1.00');
    expect(formats.difference(3)).toBe('+3.0');
    expect(formats.difference(0)).toBe('0.0');
    expect(formats.significant(0.012345, 3)).toBe('0.0123');
    expect(formats.significant(0.012345, 2)).toBe('0.012');
    expect(formats.percent(0.175)).toBe('18%');
    expect(formats.finePercent(0.1755)).toBe('17.6%');
    expect(formats.percentChange(0.02)).toBe('+2%');
    expect(formats.hertz(59.94)).toBe('60 Hz');
    expect(formats.money(999, 'usd')).toBe('$9.99');
  });

  it('write lengths of time with the word of the unit', () => {
    expect(formatsIn('en').duration(1, 'day')).toBe('1 day');
    expect(formatsIn('en').duration(2.5, 'hour')).toBe('2.5 hours');
    expect(plain(formatsIn('de').duration(10, 'minute'))).toBe('10 Minuten');
    expect(formatsIn('en').ms(412.4)).toBe('412 ms');
    expect(formatsIn('en').fineMs(0.1234)).toBe('0.12 ms');
  });

  it('write a day that is meant in UTC as that day wherever the reader is', () => {
    expect(formatsIn('en').utcDate('2026-11-20T23:59:00Z')).toBe('November 20, 2026');
    expect(formatsIn('en').utcDate('2026-11-20T00:00:00Z')).toBe('November 20, 2026');
  });

  it('write lists in the way of the language', () => {
    expect(formatsIn('en').list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(formatsIn('de').list(['a', 'b', 'c'])).toBe('a, b und c');
    expect(formatsIn('en').narrowList(['a', 'b', 'c'])).toBe('a, b, c');
  });

  it('name a language in the words of another', () => {
    expect(formatsIn('de').languageName('fr')).toBe('Französisch');
  });

  it('say how long ago something was in its greatest unit, and never ahead of now', () => {
    const now = Date.parse('2026-11-28T12:00:00Z');
    const { ago } = formatsIn('en');
    const before = (seconds: number) => ago(now - seconds * 1000, now);
    expect([5, 59, 60, 3599, 3600, 86_399, 86_400, 700_000, 3_000_000, 40_000_000].map(before)).toEqual([
      '5 seconds ago',
      '59 seconds ago',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
      'yesterday',
      'last week',
      'last month',
      'last year',
    ]);
    expect(ago(now + 4000, now)).toBe('now');
    expect(formatsIn('ja').ago(now - 7_200_000, now)).toBe('2 時間前');
  });

  it('say how long to wait, never shorter than it is', () => {
    const { ahead } = formatsIn('en');
    expect([0, 1, 59, 60, 61, 3600, 3601, 86_400, 7_776_000].map(ahead)).toEqual([
      'in 1 second',
      'in 1 second',
      'in 59 seconds',
      'in 1 minute',
      'in 2 minutes',
      'in 1 hour',
      'in 2 hours',
      'in 1 day',
      'in 90 days',
    ]);
    expect(formatsIn('de').ahead(172_800)).toBe('in 2 Tagen');
    expect(formatsIn('ru').ahead(60)).toBe('через 1 минуту');
  });
});
