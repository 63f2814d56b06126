import { describe, expect, it } from 'vitest';
import { findInstrument } from '@/lib/assessments/instruments';
import { isWithinVariation } from '@/lib/assessments/trend-variation';
import type { InstrumentDefinition } from '@/lib/assessments/types';

const snapshot = findInstrument('focus_snapshot') as InstrumentDefinition;
const focusTrack = findInstrument('focustrack_attention_test') as InstrumentDefinition;
const area = 'attention_concentration';

describe('a line over time', () => {
  it('stays within ordinary variation where a comparison would say that it may be chance', () => {
    expect(isWithinVariation([75, 50], area, snapshot)).toBe(true);
    expect(isWithinVariation([50, 60, 45], area, snapshot)).toBe(true);
  });

  it('goes beyond it by its highest and its lowest number, wherever they stand', () => {
    expect(isWithinVariation([75, 0], area, snapshot)).toBe(false);
    expect(isWithinVariation([30, 80, 35], area, snapshot)).toBe(false);
  });

  it('says nothing of one number, nor of a task', () => {
    expect(isWithinVariation([75], area, snapshot)).toBe(false);
    expect(isWithinVariation([50, 51], 'vigilance', focusTrack)).toBe(false);
  });
});
