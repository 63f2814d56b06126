import type { SpeakerClock, SpeechEngine, SpeechFault } from '@/lib/library/read-aloud/speaker';
import type { DeviceVoice } from '@/lib/library/read-aloud/voices';

/** The speech of the browser, as reading aloud asks for it. */

const speech = (): SpeechSynthesis | null =>
  typeof window !== 'undefined' && 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? window.speechSynthesis
    : null;

export const deviceVoices = (): DeviceVoice[] =>
  (speech()?.getVoices() ?? []).map((voice) => ({
    id: voice.voiceURI,
    name: voice.name,
    lang: voice.lang,
    isLocal: voice.localService,
    isDefault: voice.default,
  }));

/** Voices come late on some devices, and go. @returns what stops listening */
export function onVoices(listener: () => void): () => void {
  const synth = speech();
  // Old Safari has the event as a property alone.
  if (typeof synth?.addEventListener !== 'function') return () => undefined;
  synth.addEventListener('voiceschanged', listener);
  return () => synth.removeEventListener('voiceschanged', listener);
}

const faultOf = (error: string): SpeechFault => {
  if (error === 'interrupted' || error === 'canceled' || error === 'not-allowed') return 'interrupted';
  return error === 'voice-unavailable' || error === 'language-unavailable' || error === 'network'
    ? 'voice'
    : 'other';
};

export function deviceEngine(): SpeechEngine {
  const synth = speech();
  // Chrome forgets an utterance that nobody holds, together with its events.
  let held: SpeechSynthesisUtterance | null = null;
  return {
    say: ({ text, voice, speed }, on) => {
      if (!synth) return on.failed('voice');
      const known = synth.getVoices().find(({ voiceURI }) => voiceURI === voice.id);
      if (!known) return on.failed('voice');
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = known;
      utterance.lang = known.lang;
      utterance.rate = speed;
      utterance.onstart = on.started;
      utterance.onend = on.ended;
      utterance.onerror = ({ error }) => on.failed(faultOf(error));
      held = utterance;
      // Something that was paused elsewhere would hold this one back for ever.
      synth.resume();
      synth.speak(utterance);
    },
    stop: () => {
      if (held) {
        held.onstart = null;
        held.onend = null;
        held.onerror = null;
        held = null;
      }
      synth?.cancel();
    },
    isBusy: () => synth !== null && (synth.speaking || synth.pending),
  };
}

export const windowClock: SpeakerClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
};
