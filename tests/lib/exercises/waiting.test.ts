import { describe, expect, it } from 'vitest';
import type { JudgedStop } from '../../../src/lib/exercises/stop-signal/exercise.ts';
import { waitsForSign } from '../../../src/lib/exercises/stop-signal/score.ts';

const go = (rtMs: number | null): JudgedStop => ({
  valid: true,
  kind: 'go',
  correct: rtMs !== null,
  responded: rtMs !== null,
  rtMs,
  ssdShownMs: null,
});

describe('after a block of Stop Signal speed is asked for', () => {
  it('when presses come more than a quarter later than in practice', () => {
    const block = [go(500), go(520), go(540)];
    expect(waitsForSign(block, 400)).toBe(true);
    expect(waitsForSign(block, 420)).toBe(false);
    expect(waitsForSign(block, null)).toBe(false);
  });

  it('when more than a tenth of the arrows got no press', () => {
    const block = (missed: number) => Array.from({ length: 20 }, (_, i) => go(i < missed ? null : 400));
    expect(waitsForSign(block(2), 400)).toBe(false);
    expect(waitsForSign(block(3), 400)).toBe(true);
  });
});
