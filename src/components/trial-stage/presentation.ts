/*
 * When the browser itself says that a moment was on the screen (Element Timing, `presentationTime`). It tells so once
 * for an element, and only of text and pictures: each moment gets a mark of its own, a full stop in the colour of the
 * field, which is painted with what the moment shows.
 */

/** Of each moment of a trial, on the clock of `performance.now()`; null where the browser did not say. */
export type Presented = (number | null)[];

export interface PresentationMarks {
  /** In the gap before a trial: makes the marks of its moments, out of sight. */
  ready(moments: number): void;
  /** In the frame that shows it: moment `index` of the trial made ready last. */
  show(index: number): void;
  hide(): void;
  /** What is known by now of a trial, counted from 0 in the order they were made ready. */
  of(trial: number): Presented;
  stop(): void;
}

interface ElementEntry extends PerformanceEntry {
  readonly identifier: string;
  readonly presentationTime?: number | null;
}

const prefix = 'moment';

/**
 * Null where the browser does not tell, and where it tells too roughly: a page that shares its process with others is
 * given multiples of 4 ms, which is less exact than the stamp after paint. Not in forced colours either, where a mark
 * would be seen.
 */
export function createPresentationMarks(layer: HTMLElement): PresentationMarks | null {
  if (!tellsFinely()) return null;
  const trials: Presented[] = [];
  let marks: HTMLElement[] = [];
  let old: HTMLElement[] = [];
  let shown: HTMLElement | undefined;

  // What is told comes while an answer is awaited: it is put by then, and read when somebody asks.
  const told: PerformanceObserverEntryList[] = [];
  const observer = new PerformanceObserver((list) => {
    told.push(list);
  });
  observer.observe({ type: 'element' });
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries as ElementEntry[]) {
      const [kind, trial, moment] = entry.identifier.split(' ');
      const times = kind === prefix ? trials[Number(trial)] : undefined;
      if (times && entry.presentationTime) times[Number(moment)] = entry.presentationTime;
    }
  };
  const readAll = () => {
    for (const list of told) read(list.getEntries());
    told.length = 0;
    read(observer.takeRecords());
  };

  const hide = () => {
    if (shown) shown.style.visibility = 'hidden';
    shown = undefined;
  };

  return {
    ready(moments) {
      for (const mark of old) mark.remove();
      old = marks;
      marks = Array.from({ length: moments }, (_, i) => mark(`${prefix} ${trials.length} ${i}`));
      trials.push(marks.map(() => null));
      layer.append(...marks);
    },
    show(index) {
      hide();
      shown = marks[index];
      if (shown) shown.style.visibility = 'visible';
    },
    hide,
    of(trial) {
      readAll();
      return trials[trial] ?? [];
    },
    stop() {
      observer.disconnect();
      for (const mark of [...old, ...marks]) mark.remove();
    },
  };
}

function tellsFinely(): boolean {
  if (!window.crossOriginIsolated || typeof PerformanceObserver === 'undefined') return false;
  if (!PerformanceObserver.supportedEntryTypes?.includes('element')) return false;
  return !window.matchMedia('(forced-colors: active)').matches;
}

function mark(name: string): HTMLElement {
  const node = document.createElement('span');
  node.setAttribute('elementtiming', name);
  node.className = 'pointer-events-none absolute start-1/2 top-1/2 text-[4px] text-paper';
  node.style.visibility = 'hidden';
  node.textContent = '.';
  return node;
}
