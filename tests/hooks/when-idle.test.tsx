import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWhenIdle, comesFirst } from '@/hooks/when-idle';

/** A part of a page that comes when the test says so. */
function part() {
  let come: (value: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const coming = comesFirst(
    new Promise<string>((resolve, reject) => {
      come = resolve;
      fail = reject;
    }),
  );
  return { coming, come, fail };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  // A browser that is always at rest.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what may wait', () => {
  it('begins when the browser rests', async () => {
    const work = vi.fn();
    callWhenIdle(work);
    expect(work).not.toHaveBeenCalled();
    await pass(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('lets all parts of the page itself go first', async () => {
    const [one, other] = [part(), part()];
    const work = vi.fn();
    callWhenIdle(work);
    await pass(500);
    one.come('here');
    await pass(500);
    expect(work).not.toHaveBeenCalled();
    other.come('here');
    await pass(1);
    expect(work).toHaveBeenCalledOnce();
    await expect(one.coming).resolves.toBe('here');
  });

  it('goes on when such a part cannot be had', async () => {
    const { coming, fail } = part();
    const work = vi.fn();
    callWhenIdle(work);
    await pass(1);
    fail(new Error('gone'));
    await expect(coming).rejects.toThrow('gone');
    await pass(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits for such a part no longer than two seconds', async () => {
    const { coming, come } = part();
    const work = vi.fn();
    callWhenIdle(work);
    await pass(1900);
    expect(work).not.toHaveBeenCalled();
    await pass(200);
    expect(work).toHaveBeenCalledOnce();
    come('late');
    await coming;
    await pass(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('can be taken back before and while it waits', async () => {
    const work = vi.fn();
    callWhenIdle(work)();
    const { coming, come } = part();
    const takeBack = callWhenIdle(work);
    await pass(500);
    takeBack();
    come('here');
    await coming;
    await pass(3000);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('in a browser that does not say when it rests', () => {
  it('begins after two seconds', async () => {
    vi.unstubAllGlobals();
    const work = vi.fn();
    callWhenIdle(work);
    await pass(1999);
    expect(work).not.toHaveBeenCalled();
    await pass(1);
    expect(work).toHaveBeenCalledOnce();
  });
});
