import { useDeferredValue, useEffect, useState } from 'react';
import type { Language } from '@/config/languages';
import { loadSupportPhrases } from '@/content/support-phrases/load-support-phrases';
import { needsSupportCard } from '@/lib/community/support';

/** Fewer signs say nothing yet. */
const leastSigns = 4;

/** Whether the support card stands by a text. It is asked on this device alone; nothing is kept or sent because of it. */
export function useSupportMatch(text: string, lang: Language): boolean {
  const [phrases, setPhrases] = useState<readonly string[]>([]);
  const isWriting = text.length >= leastSigns;
  useEffect(() => {
    if (!isWriting) return;
    let isOver = false;
    loadSupportPhrases(lang)
      .then((loaded) => {
        if (!isOver) setPhrases(loaded);
      })
      // Without them nothing is matched; the same card stands at the foot of every question.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [isWriting, lang]);
  const settled = useDeferredValue(text);
  return settled.length >= leastSigns && needsSupportCard(settled, phrases);
}
