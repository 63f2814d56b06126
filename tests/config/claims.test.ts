import { describe, expect, it } from 'vitest';
import { assessmentClaims } from '../../src/config/claims.ts';

describe('claims', () => {
  it('are four, and every figure among them is marked as needing a source', () => {
    expect(assessmentClaims.map(({ id }) => id)).toEqual([
      'early_detection',
      'clear_picture',
      'prepare_talk',
      'own_change',
    ]);
    expect(assessmentClaims.filter(({ needsSource }) => needsSource).map(({ id }) => id)).toEqual([
      'early_detection',
    ]);
  });

  it('name a source only with title, address and the day it was checked', () => {
    for (const { source } of assessmentClaims) {
      if (source === null) continue;
      expect(source.title).not.toBe('');
      expect(source.url).toMatch(/^https:\/\//);
      expect(source.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
