import { describe, expect, it } from 'vitest';
import { message, renderEn, reportMessagesEn, snapshotBandKeys } from '../../../src/lib/reports/messages.ts';
import { textsOf } from '../../support/locales.ts';

describe('the messages of the report code', () => {
  it('fill their placeholders, scores with one decimal', () => {
    const told = message('insights.highest_area.clear', { name: 'Energy {{x}} $1', score: 62.5 });
    expect(renderEn(told)).toBe('You reported the most difficulty in Energy {{x}} $1 (62.5 of 100).');
    expect(renderEn(message('summary.one'))).toBe(
      'Your results are highest in . Higher scores mean more reported difficulty.',
    );
  });

  it('name the bands of a result with the exact words', () => {
    expect(Object.values(snapshotBandKeys).map((key) => reportMessagesEn[key])).toEqual([
      'Low indications of difficulty',
      'Moderate indications',
      'Elevated indications',
    ]);
  });

  it('stand in the English texts of the interface word for word, but the one that promised everybody a credit', () => {
    const texts = textsOf('en', 'report');
    // A locale file may add a number format to a placeholder.
    const inLocale = Object.keys(reportMessagesEn).map((key) => [
      key,
      texts.get(key)?.replace(/\{\{\s*(\w+)[^}]*\}\}/g, '{{$1}}'),
    ]);
    const free = texts.get('callToAction.free');
    expect(free).not.toMatch(/credit|purchase/);
    expect(Object.fromEntries(inLocale)).toEqual({ ...reportMessagesEn, 'callToAction.free': free });
  });
});
