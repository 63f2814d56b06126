import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { WholeArticle } from '@/api/library/shapes';
import { piecesOf } from '@/lib/library/read-aloud/pieces';
import { createSpeaker, type Speaker, type SpeakerState } from '@/lib/library/read-aloud/speaker';
import { chosenVoice, voicesFor } from '@/lib/library/read-aloud/voices';
import { deviceEngine, deviceVoices, onVoices, windowClock } from './device-speech';
import { keepPlace, keptPlace, keptSpeed, keptVoice } from './kept-place';
import { bringIntoView, followHand, markSentence } from './mark-sentence';
import { blocksOf, rangeOf } from './page-blocks';

/** Voices of the device as one text, which stays the same as long as they do. */
const voicesText = () => JSON.stringify(deviceVoices());

/** Voices of the language of a text; they may come later than the page. */
export function useVoices(lang: WholeArticle['text_lang']) {
  const text = useSyncExternalStore(onVoices, voicesText);
  return useMemo(() => voicesFor(JSON.parse(text), lang, navigator.languages), [text, lang]);
}

export interface SpeakerOfText {
  state: SpeakerState | null;
  /** How many sentences and pauses there are. */
  count: number;
  /** Made at the first press: nobody waits for what they do not use. */
  speaker: () => Speaker | null;
}

/** Reads the text of the page aloud; it stops when the page is left. */
export function useSpeaker(
  { slug, text_lang: lang, text_version }: WholeArticle,
  bodyRef: RefObject<HTMLDivElement | null>,
  voices: ReturnType<typeof useVoices>,
  coveredAbove: () => number,
): SpeakerOfText {
  const [state, setState] = useState<SpeakerState | null>(null);
  const [count, setCount] = useState(0);
  const made = useRef<Speaker | null>(null);
  const unmark = useRef<() => void>(() => undefined);
  const stopFollowing = useRef<() => void>(() => undefined);
  const text = `${slug} ${lang} ${text_version}`;
  const make = (): Speaker | null => {
    const body = bodyRef.current;
    if (!body) return null;
    const blocks = blocksOf(body);
    const pieces = piecesOf(blocks, lang);
    if (pieces.length === 0) return null;
    setCount(pieces.length);
    stopFollowing.current = followHand();
    return createSpeaker({
      pieces,
      engine: deviceEngine(),
      clock: windowClock,
      voice: chosenVoice(voices, keptVoice(lang)),
      spare: voices.own,
      at: keptPlace(text),
      speed: keptSpeed(),
      onChange: (next) => {
        setState(next);
        keepPlace(text, next.at);
        unmark.current();
        unmark.current = () => undefined;
        const piece = pieces[next.at];
        const block = piece && blocks[piece.block];
        if (next.status === 'ended' || !block || piece.kind !== 'say') return;
        const range = rangeOf(block, piece.start, piece.end);
        if (!range) return;
        unmark.current = markSentence(range, block.element);
        if (next.status === 'speaking') bringIntoView(range, coveredAbove());
      },
    });
  };
  useEffect(
    () => () => {
      made.current?.pause();
      unmark.current();
      stopFollowing.current();
    },
    [],
  );
  useEffect(() => {
    // A page that is put away goes on by itself nowhere.
    const stop = () => made.current?.pause();
    window.addEventListener('pagehide', stop);
    return () => window.removeEventListener('pagehide', stop);
  }, []);
  return {
    state,
    count,
    speaker: () => {
      made.current ??= make();
      return made.current;
    },
  };
}
