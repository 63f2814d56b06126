import { describe, expect, it } from 'vitest';
import {
  contentLoadMessage,
  readReportContent,
  scoreRangeSchema,
} from '../../../src/lib/reports/content-schema.ts';

const range = { min_score: 0, max_score: 100 };
const file = {
  version: '1.0.0',
  language: 'en',
  tests: [
    {
      test_id: 'focus_snapshot',
      display_name: 'Focus Snapshot',
      dimensions: [{ dimension_id: 'a', dimension_name: 'A', score_ranges: [range] }],
      training_recommendations: [{ dimension_id: 'a', medium_score_plan: null }],
      diagnostic_recommendations: [],
    },
  ],
};

describe('report content', () => {
  it('takes a list as one text with semicolons', () => {
    expect(scoreRangeSchema.parse({ ...range, traits: ' one; two ;; three' }).traits).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it.each([[undefined], [null], [''], ['  '], [' ; '], [[]], [['', ' ', null]]])(
    'reads %j as a blank list',
    (tips) => {
      expect(scoreRangeSchema.parse({ ...range, tips }).tips).toEqual([]);
    },
  );

  it('reads white space as no description', () => {
    expect(scoreRangeSchema.parse({ ...range, description: ' \n' }).description).toBeNull();
    expect(scoreRangeSchema.parse({ ...range, description: ' You. ' }).description).toBe('You.');
  });

  it('reads a file without narratives, and plans that are missing as blank', () => {
    const read = readReportContent(file);
    expect(read.ok && read.value.tests[0]?.training_recommendations).toEqual([
      { dimension_id: 'a', medium_score_plan: '', high_score_plan: '' },
    ]);
  });

  it('names the field that is wrong', () => {
    const read = readReportContent({
      ...file,
      tests: [{ ...file.tests[0], dimensions: [{ dimension_id: 'a' }] }],
    });
    expect(read).toEqual({
      ok: false,
      error: { code: 'invalid_content', path: 'tests.0.dimensions.0.dimension_name' },
    });
    expect(readReportContent('<!doctype html>').ok).toBe(false);
  });

  it('has the exact text for a file that cannot be loaded', () => {
    expect(contentLoadMessage('Focus Clarity Lab')).toBe('Failed to load Focus Clarity Lab report content');
  });
});
