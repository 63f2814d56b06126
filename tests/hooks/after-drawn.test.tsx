import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterDrawn } from '@/hooks/after-drawn';

describe('what waits until a change is drawn', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('runs once, also where no frame ever comes', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const run = vi.fn();
    afterDrawn(run);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  });

  it('runs after the frame, and not again when its time is up', async () => {
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      draw(0);
      return 0;
    });
    const run = vi.fn();
    const late = new Promise<void>((done) => afterDrawn(() => done(run())));
    expect(run).not.toHaveBeenCalled();
    await late;
    const another = new Promise<void>((done) => afterDrawn(done));
    await another;
    expect(run).toHaveBeenCalledTimes(1);
  });
});
