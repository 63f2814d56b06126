import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPresentationMarks } from '@/components/trial-stage/presentation';
import { presentedTrials, withListPresentation } from '@/components/trial-stage/with-presentation';
import type { EngineTrialLog, EngineView } from '@/lib/cognitive/engine/types';

/** A browser that tells of elements when it is let. */
let tell: (entries: readonly object[]) => void;
let waiting: object[];

beforeEach(() => {
  waiting = [];
  class Observer {
    static supportedEntryTypes = ['element'];
    constructor(callback: (list: { getEntries(): readonly object[] }) => void) {
      tell = (entries) => callback({ getEntries: () => entries });
    }
    observe() {}
    disconnect() {}
    takeRecords = () => waiting.splice(0);
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('crossOriginIsolated', true);
});
afterEach(() => vi.unstubAllGlobals());

const told = (identifier: string, presentationTime: number) => ({ identifier, presentationTime });
const quiet: EngineView<string> = {
  prepare: () => {},
  show: () => {},
  hide: () => {},
  blank: () => {},
  showCountdown: () => {},
  showPause: () => {},
  showFeedback: () => {},
};
const log = (index: number, onsetMs: number | null): EngineTrialLog => ({
  index,
  segment: 0,
  scheduledMs: 0,
  frameMs: 0,
  onsetMs,
  offsetMs: null,
  framesShown: 15,
  droppedFrames: 0,
  interrupted: false,
});
const visible = (layer: HTMLElement) =>
  [...layer.children].filter((node) => (node as HTMLElement).style.visibility === 'visible');

describe('the marks of a list of letters', () => {
  it('stand there before it begins, and one is seen with each letter', () => {
    const layer = document.createElement('div');
    const marks = createPresentationMarks(layer);
    if (!marks) throw new Error('no marks');
    const view = withListPresentation(quiet, marks);
    view.prepare(['A', 'X', 'B']);
    expect(layer.children).toHaveLength(3);
    expect(visible(layer)).toEqual([]);
    view.show('A');
    expect(visible(layer)).toEqual([layer.children[0]]);
    view.hide();
    expect(visible(layer)).toEqual([]);
    view.show('X');
    expect(visible(layer)).toEqual([layer.children[1]]);
    expect(layer.children).toHaveLength(3);
    marks.stop();
    expect(layer.children).toHaveLength(0);
  });

  it('give each trial the time the browser told of it, near its stamp', () => {
    const marks = createPresentationMarks(document.createElement('div'));
    if (!marks) throw new Error('no marks');
    withListPresentation(quiet, marks).prepare(['A', 'X', 'B', 'D']);
    tell([told('moment 0 0', 1001.5), told('somebody else', 5)]);
    waiting = [told('moment 0 2', 3002), told('moment 0 3', 9000)];
    const trials = presentedTrials([log(0, 1000), log(1, 2000), log(2, null), log(3, 4000)], marks);
    // Of the second it told nothing, the third has no stamp, the fourth is of no such clock.
    expect(trials.map(({ presentedMs }) => presentedMs ?? null)).toEqual([1001.5, null, null, null]);
  });
});

it('there are none in a page that shares its process, where the times are too rough', () => {
  vi.stubGlobal('crossOriginIsolated', false);
  expect(createPresentationMarks(document.createElement('div'))).toBeNull();
});
