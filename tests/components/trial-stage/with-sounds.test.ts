import { describe, expect, it } from 'vitest';
import { type HeardView, withSounds } from '../../../src/components/trial-stage/with-sounds.ts';
import type { TimedItem } from '../../../src/lib/exercises/engine/timeline.ts';
import type { TimedView } from '../../../src/lib/exercises/engine/types.ts';
import { type Cue, cueName, tone } from '../../../src/lib/sounds/cue.ts';

const item: TimedItem = {
  block: 0,
  timeline: {
    moments: [
      { at: 0, face: 'fixation' },
      { at: 500, face: 'low' },
    ],
    target: 1,
    openMs: 1000,
    end: 'answer',
    areas: 2,
    gapMs: 300,
    lengthMs: null,
  },
};

function setUp(overrides: Partial<HeardView<TimedItem>> = {}) {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (what?: unknown): void => {
      calls.push(what === undefined || typeof what === 'object' ? name : `${name} ${String(what)}`);
    };
  const plain: TimedView<TimedItem> = {
    ready: note('ready'),
    show: note('show'),
    hide: note('hide'),
    blank: note('blank'),
    showCountdown: note('countdown'),
    showPause: note('pause'),
    showFeedback: note('feedback'),
    showRest: note('rest'),
  };
  const player = {
    ready: (cue: Cue) => note('load')(cueName(cue)),
    play: (cue: Cue, delayMs?: number) => {
      note('play')(`${cueName(cue)}${delayMs === undefined ? '' : ` +${delayMs}`}`);
      return 7000;
    },
    stop: note('silence'),
  };
  const view = withSounds(plain, {
    player,
    heard: { at: (_item, face) => (face === 'low' ? tone(300, 200, 'left') : null) },
    isSeen: false,
    now: () => 6000,
    captions: null,
    ...overrides,
  });
  return { view, calls };
}

describe('a view that is heard', () => {
  it('makes sounds ready in the gap and plays them at their moment, which is when they are heard', () => {
    const { view, calls } = setUp();
    view.ready(item);
    view.show(0);
    // As late as a sound would be, so that the time between two moments is what was meant.
    expect(view.onset?.()).toBe(6100);
    view.show(1);
    expect(view.onset?.()).toBe(7000);
    expect(calls).toEqual(['ready', 'load tone:300:200:left', 'show 0', 'play tone:300:200:left', 'show 1']);
  });

  it('falls silent with the answer, in a pause and at the end', () => {
    const { view, calls } = setUp();
    view.hide();
    view.showPause('blur');
    view.blank();
    expect(calls).toEqual(['silence', 'hide', 'silence', 'pause blur', 'silence', 'blank']);
  });

  it('counts down and tells right from wrong by tones that rise or fall', () => {
    const { view, calls } = setUp();
    view.showCountdown(3);
    view.showFeedback('correct');
    view.showFeedback('missed');
    expect(calls).toEqual([
      'play tone:660:70:both +0',
      'countdown 3',
      'play tone:523:70:both +0',
      'play tone:784:70:both +70',
      'feedback correct',
      'play tone:392:70:both +0',
      'play tone:262:70:both +70',
      'feedback missed',
    ]);
  });

  it('counts answers from what is seen where both are there', () => {
    expect(setUp({ isSeen: true }).view.onset).toBeUndefined();
  });

  it('writes what is heard as long as it is there, where captions are wanted', () => {
    const node: { textContent: string | null } = { textContent: '' };
    const { view } = setUp({ captions: { node, textOf: () => 'Low tone' } });
    view.ready(item);
    view.show(0);
    expect(node.textContent).toBe('');
    view.show(1);
    expect(node.textContent).toBe('Low tone');
    view.hide();
    expect(node.textContent).toBe('');
  });
});
