import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAsked } from '@/hooks/use-asked';

describe('choices that the address follows late', () => {
  const shown = { range: 'all', exercise: 'stroop' };

  it('are put together, although nothing was drawn between them', () => {
    const { result } = renderHook(() => useAsked(shown));
    expect(result.current({ exercise: '' })).toEqual({ range: 'all', exercise: '' });
    expect(result.current({ range: '28' })).toEqual({ range: '28', exercise: '' });
  });

  it('are kept when the page is drawn again for another reason', () => {
    const { result, rerender } = renderHook((props) => useAsked(props), { initialProps: shown });
    result.current({ exercise: '' });
    rerender({ ...shown });
    expect(result.current({ range: '28' })).toEqual({ range: '28', exercise: '' });
  });

  it('start anew from what an address says that came from elsewhere', () => {
    const { result, rerender } = renderHook((props) => useAsked(props), { initialProps: shown });
    result.current({ exercise: '' });
    rerender({ range: '90', exercise: 'gonogo' });
    expect(result.current({ exercise: '' })).toEqual({ range: '90', exercise: '' });
  });
});
