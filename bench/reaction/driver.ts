import type { Browser, CDPSession, Page } from 'playwright';
import type { BenchResult } from './page/main.ts';

/*
 * Presses a key a known time after each onset and compares what a method reports with the browser's own time of
 * presentation (Element Timing). The key goes in through the developer protocol, which honours the time given.
 */

export interface Condition {
  readonly name: string;
  /** How many times slower the processor is made. */
  readonly throttle: number;
  /** Bursts of other work on the main thread, milliseconds at most; 0 for none. */
  readonly busyMs: number;
}

export interface Measurement {
  readonly condition: string;
  readonly method: string;
  /** Reported less true reaction time of each trial, milliseconds. */
  readonly errorsMs: readonly number[];
  /** The same of what the method reports by presentation time; empty where it does not. */
  readonly presentedErrorsMs: readonly number[];
  readonly result: BenchResult;
}

interface Onset {
  readonly trial: number;
  /** Under which the browser tells of it. */
  readonly name: string;
  /** On the page's clock. */
  readonly now: number;
  readonly timeOrigin: number;
}

/** First trials of a page run on cold code. */
const warmUpTrials = 3;
/** From an onset until the driver is told of it; the key goes down no sooner than 120 ms after it. */
const announcedAfterMs = 40;
const wallNow = () => performance.timeOrigin + performance.now();

export async function measure(
  browser: Browser,
  address: string,
  method: string,
  condition: Condition,
  trials: number,
  target = 0,
): Promise<Measurement> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await page.addInitScript(watchPage, announcedAfterMs);
    const pressedAt = await pressAfterOnsets(protocol);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: condition.throttle });
    const query = new URLSearchParams({
      method,
      trials: String(trials),
      busy: String(condition.busyMs),
      target: String(target),
    });
    await page.goto(`${address}/?${query}`, { waitUntil: 'commit' });
    pressedAt.offset = await clockOffset(page);
    const isDone = () => page.evaluate(() => window.benchResult !== undefined);
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 500));
    // Presentation times arrive with the frame after.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    const { result, presented } = await page.evaluate(() => ({
      result: window.benchResult as BenchResult,
      presented: Object.fromEntries((window as unknown as Watched).presented),
    }));
    const errorOf = (trial: number, rtMs: number | undefined) => {
      const pressed = pressedAt.times.get(trial);
      const shown = presented[pressedAt.names.get(trial) ?? ''];
      if (trial <= warmUpTrials || pressed === undefined || shown === undefined || rtMs === undefined)
        return [];
      return [rtMs - (pressed - shown)];
    };
    const errorsMs = result.reactions.flatMap(({ trial, rtMs }) => errorOf(trial, rtMs));
    const presentedErrorsMs = result.reactions.flatMap(({ trial, presentedRtMs }) =>
      errorOf(trial, presentedRtMs),
    );
    return { condition: condition.name, method, errorsMs, presentedErrorsMs, result };
  } finally {
    await context.close();
  }
}

interface Watched {
  presented: Map<string, number>;
  announceOnset: (onset: string) => void;
}

/** Runs in the page before its own code: notes presentation times and tells the driver of each onset. */
function watchPage(announcedAfterMs: number): void {
  const watched = window as unknown as Watched;
  watched.presented = new Map();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      identifier: string;
      [time: string]: number | string;
    }[]) {
      const time = Number(entry.presentationTime) || Number(entry.renderTime);
      watched.presented.set(entry.identifier, time);
    }
  });
  observer.observe({ type: 'element', buffered: true });
  // Something on the page is in motion all the time, as the engine's own loop is: a page at rest would draw a change
  // at once instead of with its next frame, and the two methods would be measured on different pages.
  const keepMoving = () => requestAnimationFrame(keepMoving);
  keepMoving();
  const seen = new Set<string>();
  // `trial-3` of a page of the bench, `moment 2 1` of the product's own marks: trial from 0, then which moment.
  const target = new URLSearchParams(location.search).get('target');
  const trialOf = (name: string): number | null => {
    const [kind, trial, moment] = name.split(/[ -]/);
    if (kind === 'trial') return Number(trial);
    return moment === target ? Number(trial) + 1 : null;
  };
  const look = (node: HTMLElement) => {
    const name = node.getAttribute('elementtiming') ?? '';
    if (seen.has(name) || node.style.display === 'none' || node.style.visibility === 'hidden') return;
    seen.add(name);
    const trial = trialOf(name);
    if (trial === null) return;
    const { timeOrigin } = performance;
    const onset = JSON.stringify({ trial, name, now: performance.now(), timeOrigin });
    // Once the frame has been shown: telling another process of it wakes that in the very moment that is measured.
    setTimeout(() => watched.announceOnset(onset), announcedAfterMs);
  };
  const marked = '[elementtiming]';
  // Only what has changed: a page that keeps many marks would else pay for them in the frames that are measured.
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof HTMLElement && target.matches(marked)) look(target);
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(marked)) look(node);
        for (const inside of node.querySelectorAll<HTMLElement>(marked)) look(inside);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
}

interface Presses {
  /** Trial to the time its key goes down, on the page's clock. */
  readonly times: Map<number, number>;
  /** Trial to what the browser calls its onset. */
  readonly names: Map<number, string>;
  /** The page's wall clock less this process's. */
  offset: number;
}

async function pressAfterOnsets(protocol: CDPSession): Promise<Presses> {
  const presses: Presses = { times: new Map(), names: new Map(), offset: 0 };
  await protocol.send('Runtime.enable');
  await protocol.send('Runtime.addBinding', { name: 'announceOnset' });
  protocol.on('Runtime.bindingCalled', ({ payload }) => {
    const { trial, name, now, timeOrigin } = JSON.parse(payload) as Onset;
    const pressed = now + 120 + Math.random() * 110;
    presses.times.set(trial, pressed);
    presses.names.set(trial, name);
    void pressAt(protocol, (timeOrigin + pressed) / 1000, timeOrigin + pressed - presses.offset);
  });
  return presses;
}

async function pressAt(protocol: CDPSession, timestamp: number, dueWall: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueWall - wallNow() - 3)));
  while (wallNow() < dueWall);
  const key = { key: 'f', code: 'KeyF', windowsVirtualKeyCode: 70 };
  // The page may be gone after its last trial.
  const ignore = () => {};
  protocol.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'f', timestamp, ...key }).catch(ignore);
  protocol
    .send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: timestamp + 0.02, ...key })
    .catch(ignore);
}

/** The shortest round trip of fifteen tells the clocks apart best. */
async function clockOffset(page: Page): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  let offset = 0;
  for (let i = 0; i < 15; i += 1) {
    const from = wallNow();
    const there = await page.evaluate(() => performance.timeOrigin + performance.now());
    const to = wallNow();
    if (to - from >= shortest) continue;
    shortest = to - from;
    offset = there - (from + to) / 2;
  }
  return offset;
}
