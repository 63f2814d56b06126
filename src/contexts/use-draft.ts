import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, emptyDraft, forgetDraft, keepDraft, readDraft } from '@/api/community/drafts';

export interface DraftInHand {
  /** null while the device is asked what it holds. */
  readonly draft: Draft | null;
  readonly change: (change: Partial<Draft>) => void;
  /** It was sent: the next one begins anew. */
  readonly finish: () => void;
  /** What stands there was begun another time. */
  readonly isRestored: boolean;
}

/**
 * A text that is being written, kept with every change. Where the device keeps nothing, leaving the page asks first.
 * @param title what it begins with where nothing was begun
 */
export function useDraft(userId: string, form: string, title = ''): DraftInHand {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isRestored, setRestored] = useState(false);
  const isUnkept = useRef(false);

  useEffect(() => {
    let isOver = false;
    void readDraft(userId, form).then((kept) => {
      if (isOver) return;
      setDraft(kept ?? { ...emptyDraft(), title });
      setRestored(kept !== null);
    });
    return () => {
      isOver = true;
    };
  }, [userId, form, title]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnkept.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const change = useCallback(
    (changed: Partial<Draft>) =>
      setDraft((before) => {
        if (!before) return before;
        const after = { ...before, ...changed };
        void keepDraft(userId, form, after).then((isKept) => {
          isUnkept.current = !isKept && `${after.title}${after.body}`.trim() !== '';
        });
        return after;
      }),
    [userId, form],
  );

  const finish = useCallback(() => {
    isUnkept.current = false;
    setRestored(false);
    setDraft(emptyDraft());
    void forgetDraft(form);
  }, [form]);

  return { draft, change, finish, isRestored };
}
