import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { knownSlugsQuery } from '@/api/library/desk-looks';
import { type Language, languageCodes } from '@/config/languages';
import type { TextFields } from '@/lib/library/desk-text';
import { type Gap, gapsIn, slugsIn } from '@/lib/library/gaps';
import type { LibraryKind } from '@/lib/library/kinds';
import { textIn, useDeskInHand } from './desk-in-hand';

interface Told extends Omit<Gap, 'rule'> {
  readonly rule: Gap['rule'] | 'unsaved';
}

/** What a text lacks in every language that it has. */
export function useGaps(): readonly Told[] {
  const desk = useDeskInHand();
  const { article, userId, drafts } = desk;
  const known = useDeferredValue(drafts);
  const texts = useMemo(
    () =>
      languageCodes.flatMap((lang) => {
        const { text, isChanged, stored } = textIn({ article, drafts: known }, lang);
        return stored || isChanged || lang === 'en' ? [{ lang, text, isChanged }] : [];
      }),
    [article, known],
  );
  const named = useMemo(() => [...new Set(texts.flatMap(({ text }) => slugsIn(text.body)))], [texts]);
  const { data: slugs } = useQuery(knownSlugsQuery(userId, named));
  return useMemo(() => {
    // Until it is known which texts there are, none of the links is called dead.
    const there = new Set(slugs ?? named);
    return texts.flatMap(({ lang, text, isChanged }): Told[] => [
      ...(isChanged ? [unsaved(lang)] : []),
      ...gapsOf(article.kind, lang, text, there),
    ]);
  }, [article.kind, texts, named, slugs]);
}

const unsaved = (lang: Language): Told => ({
  lang,
  field: 'title',
  rule: 'unsaved',
  detail: '',
  figure: null,
  blocks: true,
});

const gapsOf = (kind: LibraryKind, lang: Language, text: TextFields, slugs: ReadonlySet<string>) =>
  gapsIn({ kind, lang, text }, slugs);

export type ToldGap = Told;
