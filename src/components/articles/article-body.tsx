import { lazy, type Ref, Suspense } from 'react';
import type { Language } from '@/config/languages';
import { isTooTangled } from '@/lib/community/markdown';
import { LoadingState } from '../loading-state';

const ArticleMarkdown = lazy(() =>
  import('./article-markdown').then((module) => ({ default: module.ArticleMarkdown })),
);

export interface ArticleBodyProps {
  /** Markdown as it is stored */
  text: string;
  lang: Language;
  ref?: Ref<HTMLDivElement>;
}

/** A text of the library, in its own language. */
export function ArticleBody({ text, lang, ref }: ArticleBodyProps) {
  return (
    <div
      ref={ref}
      data-slot="article-body"
      lang={lang}
      className="grid max-w-read gap-4 text-[1.06rem] leading-[1.7] wrap-anywhere"
    >
      {isTooTangled(text) ? (
        <p className="whitespace-pre-wrap">{text}</p>
      ) : (
        <Suspense fallback={<LoadingState className="min-h-dvh" />}>
          <ArticleMarkdown text={text} />
        </Suspense>
      )}
    </div>
  );
}
