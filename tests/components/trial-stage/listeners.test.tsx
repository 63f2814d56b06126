import { afterEach, describe, expect, it, vi } from 'vitest';
import { countLongTasks } from '@/components/trial-stage/count-long-tasks';
import { listenForPresses } from '@/components/trial-stage/listen-presses';
import { watchInterruptions } from '@/components/trial-stage/watch-interruptions';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function field() {
  document.body.innerHTML = '<div id="area" tabindex="0"></div><button id="outside">Go on</button>';
  const area = document.getElementById('area');
  const outside = document.getElementById('outside');
  if (!area || !outside) throw new Error('no field');
  return { area, outside };
}

const key = (code: string) => new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });

describe('the listener for presses', () => {
  it('takes the chosen keys wherever the focus is, but leaves keys on controls outside the area to them', () => {
    const { area, outside } = field();
    const presses: string[] = [];
    const stop = listenForPresses({
      codes: new Set(['Space']),
      area,
      onPress: ({ device }) => presses.push(device),
    });
    const taken = [document.body, area, outside].map((target) => {
      const event = key('Space');
      target.dispatchEvent(event);
      return event.defaultPrevented;
    });
    area.dispatchEvent(key('Enter'));
    stop();
    area.dispatchEvent(key('Space'));
    expect(taken).toEqual([true, true, false]);
    expect(presses).toEqual(['keyboard', 'keyboard']);
  });
});

describe('the watch for interruptions', () => {
  it('tells of a hidden page, a lost window, a left full screen, a turned screen, Escape and a leaving page, until it is stopped', () => {
    const seen: string[] = [];
    const orientation = new EventTarget();
    vi.stubGlobal('matchMedia', () => orientation);
    const stop = watchInterruptions({
      onInterrupt: (reason) => seen.push(reason),
      onLeave: () => seen.push('leave'),
    });
    const all = () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('blur'));
      document.dispatchEvent(new Event('fullscreenchange'));
      orientation.dispatchEvent(new Event('change'));
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
      window.dispatchEvent(new Event('pagehide'));
    };
    all();
    stop();
    all();
    expect(seen).toEqual(['hidden', 'blur', 'fullscreen', 'rotated', 'escape', 'leave']);
  });
});

describe('the count of long tasks', () => {
  class Observer {
    static supportedEntryTypes = ['longtask'];
    static last: Observer;
    pending: unknown[] = [];
    tell: (list: { getEntries: () => unknown[] }) => void;
    constructor(tell: (list: { getEntries: () => unknown[] }) => void) {
      this.tell = tell;
      Observer.last = this;
    }
    observe() {}
    disconnect() {}
    takeRecords() {
      return this.pending.splice(0);
    }
  }

  it('has those told of and those not told of yet, each once', () => {
    vi.stubGlobal('PerformanceObserver', Observer);
    const counter = countLongTasks();
    Observer.last.tell({ getEntries: () => [1, 2] });
    Observer.last.pending = [3];
    expect(counter.count()).toBe(3);
    expect(counter.count()).toBe(3);
  });

  it('is unknown where the browser does not tell', () => {
    vi.stubGlobal(
      'PerformanceObserver',
      class extends Observer {
        static override supportedEntryTypes: string[] = [];
      },
    );
    expect(countLongTasks().count()).toBeNull();
  });
});
