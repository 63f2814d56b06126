import { afterEach, describe, expect, it } from 'vitest';
import { runHeader } from '@/features/focustrack/run-header';

const end = {
  result: {} as never,
  device: 'keyboard',
  startedAt: '2026-11-23T10:00:00Z',
  longTasks: 0,
} as const;
const header = (variant: 'letters' | 'audio') =>
  runHeader(
    { variant, wirelessAudio: null, seed: 's', equipment: { refreshHz: 60, clockResolutionMs: 0.1 } },
    end,
  );
const sized = (innerWidth: number, innerHeight: number) => Object.assign(window, { innerWidth, innerHeight });

describe('a run in a window', () => {
  afterEach(() => {
    sized(1280, 800);
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  it.each([
    [720, 450, true],
    [640, 330, true],
    [319, 800, true],
    [320, 480, undefined],
    [360, 640, undefined],
  ])('of %i by %i is marked: %s', (width, height, marked) => {
    sized(width, height);
    expect(header('letters').smallWindow).toBe(marked);
  });

  it('is not marked when it is heard, nor on the full screen', () => {
    sized(640, 330);
    expect(header('audio').smallWindow).toBeUndefined();
    Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
    expect(header('letters').smallWindow).toBeUndefined();
  });
});
