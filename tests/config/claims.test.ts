import { describe, expect, it } from 'vitest';
import { type Claim, claimFault, claims } from '../../src/config/claims.ts';

const sourced: Claim = {
  id: 'early_detection',
  enabled: true,
  source: { title: 'A study', url: 'https://example.com/study' },
  checkedOn: '2026-11-22',
};

describe('claims', () => {
  it('are the two figures of the specification, and none is on without a source that somebody opened', () => {
    expect(Object.keys(claims)).toEqual(['early_detection', 'faster_improvement']);
    expect(Object.values<Claim>(claims).map(claimFault)).toEqual([null, null]);
  });

  it('are refused when they are on without a source, its address or the day it was checked', () => {
    expect(claimFault(sourced)).toBeNull();
    expect(claimFault({ ...sourced, source: null })).toBe('no_source');
    expect(claimFault({ ...sourced, source: { title: '', url: 'https://example.com' } })).toBe('no_source');
    expect(claimFault({ ...sourced, source: { title: 'A study', url: 'example.com' } })).toBe('no_source');
    expect(claimFault({ ...sourced, checkedOn: null })).toBe('no_date');
    expect(claimFault({ ...sourced, checkedOn: 'yesterday' })).toBe('no_date');
    expect(claimFault({ ...sourced, enabled: false, source: null })).toBeNull();
  });
});
