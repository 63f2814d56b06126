import type { SaidEvents, Saying, SpeakerClock, SpeechEngine } from '@/lib/library/read-aloud/speaker';
import type { DeviceVoice } from '@/lib/library/read-aloud/voices';

/** A clock that goes on when a test says so. */
export function fakeClock() {
  let now = 0;
  let due: { readonly at: number; readonly run: () => void }[] = [];
  const clock: SpeakerClock = {
    now: () => now,
    after: (ms, run) => {
      const one = { at: now + ms, run };
      due.push(one);
      return () => {
        due = due.filter((each) => each !== one);
      };
    },
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const [first] = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!first) break;
      due = due.filter((each) => each !== first);
      now = first.at;
      first.run();
    }
    now = end;
  };
  return { clock, pass };
}

export function fakeEngine() {
  const said: Saying[] = [];
  let current: SaidEvents | null = null;
  let isBusy = false;
  const engine: SpeechEngine = {
    say: (saying, on) => {
      said.push(saying);
      current = on;
      isBusy = true;
    },
    stop: () => {
      // As devices do: what was stopped still ends, and says so.
      const stopped = current;
      current = null;
      isBusy = false;
      stopped?.failed('interrupted');
    },
    isBusy: () => isBusy,
  };
  return {
    engine,
    said,
    texts: () => said.map(({ text }) => text),
    start: () => current?.started(),
    end: () => {
      const ended = current;
      isBusy = false;
      current = null;
      ended?.ended();
    },
    fail: (fault: Parameters<SaidEvents['failed']>[0]) => {
      const failed = current;
      isBusy = false;
      current = null;
      failed?.failed(fault);
    },
    /** Speech that stops without a word about it. */
    fallSilent: () => {
      isBusy = false;
    },
  };
}

export const voice = (id: string, more: Partial<DeviceVoice> = {}): DeviceVoice => ({
  id,
  name: id,
  lang: 'en-US',
  isLocal: true,
  isDefault: false,
  ...more,
});
