import { useCallback, useEffect, useState } from 'react';
import { soundLevel } from '@/hooks/display-effects';

const speech = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);
const calmRate = 0.85;

/** Of this device alone: what other voices say goes over the network. */
function localVoice(language: string): SpeechSynthesisVoice | null {
  const voices = speech()?.getVoices() ?? [];
  const isOwn = ({ localService, lang }: SpeechSynthesisVoice) =>
    localService && lang.toLowerCase().split(/[-_]/)[0] === language;
  return voices.find(isOwn) ?? null;
}

/** A voice of this device in a language; null where it has none. Browsers tell of their voices late. */
export function useLocalVoice(language: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState(() => localVoice(language));
  useEffect(() => {
    const look = () => setVoice(localVoice(language));
    look();
    const voices = speech();
    voices?.addEventListener?.('voiceschanged', look);
    return () => voices?.removeEventListener?.('voiceschanged', look);
  }, [language]);
  return voice;
}

/** Says a text when it changes; null says nothing and ends what is being said. */
export function useSaid(voice: SpeechSynthesisVoice | null, text: string | null): void {
  const stop = useCallback(() => speech()?.cancel(), []);
  useEffect(() => {
    const level = soundLevel();
    if (voice === null || text === null || level === 0) return;
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = calmRate;
    said.volume = level;
    speech()?.speak(said);
    return stop;
  }, [voice, text, stop]);
}
