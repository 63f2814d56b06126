import { describe, expect, it } from 'vitest';
import { storedTestRows, testRowsSql } from '../../scripts/test-rows.ts';

describe('the rows of tests in the database', () => {
  it('are written from the catalogue, in one place', () => {
    expect(storedTestRows().map(({ sql }) => sql)).toEqual([testRowsSql()]);
  });
});
