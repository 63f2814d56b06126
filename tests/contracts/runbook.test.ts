/** The runbook has the steps for every alert that the operator may get. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alertRules } from '../../src/lib/operations/alerts.ts';

const text = readFileSync('docs/runbook.md', 'utf8');
const parts = text.split(/^## /m).slice(1);

describe('the runbook', () => {
  it('has a part for each alert and no other', () => {
    expect(parts.map((part) => part.split('\n')[0])).toEqual(alertRules.map(({ name }) => name));
  });

  it.each(parts.map((part) => [part.split('\n')[0], part] as const))(
    'says of %s what it means, the first three steps and how to undo them',
    (_name, part) => {
      const [, meaning, ...rest] = part.split('\n').filter((line) => line !== '');
      expect(meaning).toMatch(/^[A-Z0-9].*\.$/);
      expect(rest.map((line) => line.slice(0, 2))).toEqual(['1.', '2.', '3.', 'Un']);
      expect(rest[3]).toMatch(/^Undo: /);
    },
  );
});
