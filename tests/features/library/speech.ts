/** The speech of a device under a test's control: what is said, and what it tells of it. */
import { vi } from 'vitest';

class Utterance {
  readonly text: string;
  voice: { voiceURI: string } | null = null;
  lang = '';
  rate = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  constructor(text: string) {
    this.text = text;
  }
}

export interface FakeVoice {
  voiceURI: string;
  name: string;
  lang: string;
  localService: boolean;
  default: boolean;
}

export const voiceOf = (name: string, lang = 'en-US', more: Partial<FakeVoice> = {}): FakeVoice => ({
  voiceURI: `urn:${name}`,
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});

/** Puts it into the window. Nothing is ever heard: a test says when a sentence began and ended. */
export function installSpeech(voices: FakeVoice[]) {
  const said: Utterance[] = [];
  let current: Utterance | null = null;
  const listeners = new Set<() => void>();
  const synth = {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      said.push(utterance);
      current = utterance;
    },
    cancel: vi.fn(() => {
      current = null;
    }),
    resume: vi.fn(),
    pause: vi.fn(),
    get speaking() {
      return current !== null;
    },
    pending: false,
    addEventListener: (_name: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => void listeners.delete(listener),
  };
  vi.stubGlobal('speechSynthesis', synth);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return {
    synth,
    texts: () => said.map(({ text }) => text),
    last: () => said.at(-1),
    begin: () => current?.onstart?.(),
    end: () => {
      const ended = current;
      current = null;
      ended?.onend?.();
    },
    /** As some devices do: it is quiet, and nobody was told. */
    endUntold: () => {
      current = null;
    },
    fail: (error: string) => {
      const failed = current;
      current = null;
      failed?.onerror?.({ error });
    },
    change: (next: FakeVoice[]) => {
      voices.splice(0, voices.length, ...next);
      for (const listener of listeners) listener();
    },
  };
}
