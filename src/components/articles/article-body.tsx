import { lazy, type Ref, Suspense, useEffect, useRef } from 'react';
import type { Language } from '@/config/languages';
import { comesFirst } from '@/hooks/when-idle';
import { isTooTangled } from '@/lib/community/markdown';
import { LoadingState } from '../loading-state';

const ArticleMarkdown = lazy(() =>
  comesFirst(import('./article-markdown')).then((module) => ({ default: module.ArticleMarkdown })),
);

export interface ArticleBodyProps {
  /** Markdown as it is stored */
  text: string;
  lang: Language;
  ref?: Ref<HTMLDivElement>;
  /** Its headings and sentences stand on the page. */
  onDrawn?: (() => void) | undefined;
}

/** A text of the library, in its own language. */
export function ArticleBody({ text, lang, ref, onDrawn }: ArticleBodyProps) {
  return (
    <div
      ref={ref}
      data-slot="article-body"
      lang={lang}
      className="grid max-w-read gap-4 text-[1.06rem] leading-[1.7] wrap-anywhere"
    >
      {isTooTangled(text) ? (
        <>
          <p className="whitespace-pre-wrap">{text}</p>
          <Drawn onDrawn={onDrawn} />
        </>
      ) : (
        <Suspense fallback={<LoadingState className="min-h-dvh" />}>
          <ArticleMarkdown text={text} />
          <Drawn onDrawn={onDrawn} />
        </Suspense>
      )}
    </div>
  );
}

/** Mounted together with what stands before it. */
function Drawn({ onDrawn }: Pick<ArticleBodyProps, 'onDrawn'>) {
  const say = useRef(onDrawn);
  useEffect(() => say.current?.(), []);
  return null;
}
