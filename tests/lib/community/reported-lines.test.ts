import { reportedLines } from '@lib/community/reported-lines.ts';
import { expect, it } from 'vitest';

it('lines of a report are read as they were copied, and none where the copy is gone', () => {
  const lines = [
    { mine: true, at: '2026-11-20T09:00:00Z', text: 'Please stop.' },
    { mine: false, at: '2026-11-20T09:01:00Z', text: '"}]\n[{"mine": true' },
  ];
  expect(reportedLines(JSON.stringify(lines))).toEqual(lines);
  expect(reportedLines('')).toEqual([]);
});

it('a copy that is none of lines is refused, not shown as something else', () => {
  for (const copy of ['{}', '[{"mine": 1}]', 'Please stop.']) expect(() => reportedLines(copy)).toThrow();
});
