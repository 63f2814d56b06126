import { createContext, useContext } from 'react';
import type { DeskDraft } from '@/api/library/desk-drafts';
import type { DeskArticle } from '@/api/library/shapes';
import type { Language } from '@/config/languages';
import { fieldsOf, isSameText, type TextFields } from '@/lib/library/desk-text';
import type { GapField } from '@/lib/library/gaps';
import type { DraftsInHand } from './use-desk-drafts';

type Stored = DeskArticle['texts'][string];

export interface DeskInHand extends DraftsInHand {
  readonly userId: string;
  readonly article: DeskArticle;
  readonly lang: Language;
  /** Leads to a field, in its language, and to the words that are meant. */
  readonly goTo: (lang: Language, field: GapField, words?: string) => void;
}

export const DeskInHandContext = createContext<DeskInHand | null>(null);

export function useDeskInHand(): DeskInHand {
  const desk = useContext(DeskInHandContext);
  if (!desk) throw new Error('no text lies open');
  return desk;
}

export interface TextInHand {
  /** As it stands in the fields. */
  readonly text: TextFields;
  /** The newest version that was saved; null: none. */
  readonly stored: Stored | null;
  readonly isChanged: boolean;
  /** Somebody saved another one since it was begun. */
  readonly isBehind: boolean;
  readonly draft: DeskDraft;
}

/** The text of a language: what is being written, else what was saved. */
export function textIn(
  { article, drafts }: Pick<DeskInHand, 'article' | 'drafts'>,
  lang: Language,
): TextInHand {
  const stored = article.texts[lang] ?? null;
  const version = stored?.version ?? 0;
  const saved = fieldsOf(stored);
  const draft = drafts?.[lang] ?? { text: null, base: version, aside: [] };
  const isSame = draft.text === null || (draft.base >= version && isSameText(draft.text, saved));
  return {
    text: draft.text ?? saved,
    stored,
    isChanged: !isSame,
    isBehind: !isSame && draft.base < version,
    draft,
  };
}
