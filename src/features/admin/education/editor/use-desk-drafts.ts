import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskDraft, type DeskDrafts, keepDeskDraft, readDeskDrafts } from '@/api/library/desk-drafts';
import type { Language } from '@/config/languages';

export interface DraftsInHand {
  /** null while the device is asked what it holds. */
  readonly drafts: DeskDrafts | null;
  readonly change: (lang: Language, draft: DeskDraft) => void;
  /** It was saved: shown as it came back until the page has it, and no longer kept. */
  readonly settle: (lang: Language, draft: DeskDraft) => void;
  /** Languages that were being written in when the page was opened. */
  readonly restored: ReadonlySet<Language>;
  /** The device does not take it. */
  readonly isUnkept: boolean;
}

/** What is being written of an article, kept with every change. Where the device keeps nothing, leaving the page asks first. */
export function useDeskDrafts(userId: string, articleId: string): DraftsInHand {
  const [drafts, setDrafts] = useState<DeskDrafts | null>(null);
  const [restored, setRestored] = useState<ReadonlySet<Language>>(new Set());
  const [isUnkept, setUnkept] = useState(false);
  const asks = useRef(false);
  asks.current = isUnkept && Object.values(drafts ?? {}).some(({ text }) => text !== null);

  useEffect(() => {
    let isOver = false;
    void readDeskDrafts(userId, articleId).then((kept) => {
      if (isOver) return;
      setDrafts(kept);
      const begun = (Object.keys(kept) as Language[]).filter((lang) => kept[lang]?.text);
      setRestored(new Set(begun));
    });
    return () => {
      isOver = true;
    };
  }, [userId, articleId]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asks.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const keep = useCallback(
    (lang: Language, draft: DeskDraft) =>
      void keepDeskDraft(userId, articleId, lang, draft).then((isKept) => setUnkept(!isKept)),
    [userId, articleId],
  );
  const show = (lang: Language, draft: DeskDraft) =>
    setDrafts((before) => (before ? { ...before, [lang]: draft } : before));
  return {
    drafts,
    restored,
    isUnkept,
    change: (lang, draft) => {
      show(lang, draft);
      keep(lang, draft);
    },
    settle: (lang, draft) => {
      show(lang, draft);
      keep(lang, { ...draft, text: null });
      setRestored((before) => new Set([...before].filter((each) => each !== lang)));
    },
  };
}
