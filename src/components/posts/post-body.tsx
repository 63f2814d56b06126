import { lazy, Suspense } from 'react';
import type { Language } from '@/config/languages';
import { isTooTangled } from '@/lib/community/markdown';

// The parser is a third of what such a page weighs: the text stands there before it.
const Markdown = lazy(() => import('./markdown').then((module) => ({ default: module.Markdown })));

export interface PostBodyProps {
  /** Markdown as it is stored, or plain text where `plain` says so. */
  text: string;
  lang: Language;
  plain?: boolean;
}

/** What a member wrote. Its language and direction are its own, not the page's. */
export function PostBody({ text, lang, plain = false }: PostBodyProps) {
  const typed = <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <div
      data-slot="post-body"
      lang={lang}
      dir="auto"
      className="grid max-w-[68ch] gap-3 leading-relaxed wrap-anywhere"
    >
      {plain || isTooTangled(text) ? (
        typed
      ) : (
        <Suspense fallback={typed}>
          <Markdown text={text} />
        </Suspense>
      )}
    </div>
  );
}
