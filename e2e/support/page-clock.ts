import type { Page } from '@playwright/test';

/** What `page.clock.install()` leaves in the page. */
interface InstalledClock {
  readonly controller: {
    runFor(ms: number): Promise<void>;
    now(): number;
    pauseAt(time: number): Promise<number>;
  };
  /** The browser's own, which the clock of the page stands in front of. */
  readonly builtins: { setTimeout(callback: () => void, ms: number): number };
}

declare global {
  interface Window {
    readonly __pwClock?: InstalledClock;
  }
}

/*
 * The clock of the page, moved from within the page. `page.clock.runFor` does the same at the price of two round trips,
 * and every call leaves a script behind that all later documents run: a run of an exercise calls thousands of times.
 */

export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((ticks) => window.__pwClock?.controller.runFor(ticks), Math.max(0, Math.round(ms)));
}

/** The clock stands still from now on. Between two calls from outside more may pass on a busy machine than lies ahead. */
export async function stopTime(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { controller } = window.__pwClock ?? {};
    await controller?.pauseAt(controller.now() + 500);
  });
}

/** Lets time pass in steps until there is such a thing; what the page waits for besides its clock has time, too. */
export async function passUntilThere(page: Page, selector: string, stepMs: number): Promise<void> {
  const isThere = await page.evaluate(
    async ([wanted, ms]) => {
      const { controller, builtins } = window.__pwClock ?? {};
      for (let steps = 0; steps < 2000; steps += 1) {
        if (document.querySelector(wanted)) return true;
        await controller?.runFor(ms);
        await new Promise<void>((resolve) => builtins?.setTimeout(resolve, 4));
      }
      return false;
    },
    [selector, stepMs] as const,
  );
  if (!isThere) throw new Error(`${selector} never came`);
}

export interface AwaitedTrial {
  readonly trial: number;
  readonly faces: readonly string[];
  /** How far one may go at once. */
  readonly leapMs: number;
  readonly frameMs: number;
}

/**
 * Frame by frame until all of these faces of a trial are visible on the stage.
 * @returns how long they have been seen: a part of a frame; null when the run was over before
 */
export async function passUntilShown(page: Page, awaited: AwaitedTrial): Promise<number | null> {
  const seen = await page.evaluate(async ({ trial, faces, leapMs, frameMs }) => {
    const { controller, builtins } = window.__pwClock ?? {};
    const isVisible = (face: string) =>
      document.querySelector<HTMLElement>(`[data-face="${face}"]`)?.style.visibility === 'visible';
    if (leapMs > 0) await controller?.runFor(leapMs);
    for (let looked = 0; looked < 2000; looked += 1) {
      const { dataset, style } = document.querySelector<HTMLElement>('[data-stage=layer]') ?? {};
      const isOn = dataset?.trial === String(trial) && style?.opacity === '';
      if (isOn && faces.every(isVisible)) return { sinceMs: performance.now() % frameMs };
      if (document.querySelector('[data-screen=exercise-result]')) return { sinceMs: null };
      await controller?.runFor(frameMs);
      // What takes so long waits for more than the clock.
      if (looked > 400) await new Promise<void>((resolve) => builtins?.setTimeout(resolve, 4));
    }
    return null;
  }, awaited);
  if (!seen) throw new Error(`${awaited.trial} ${awaited.faces} never came`);
  return seen.sinceMs;
}
