import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type NotedProgress, progressMutation } from '@/api/library/reading';
import type { WholeArticle } from '@/api/library/shapes';
import { partId } from '@/lib/library/markup';
import { readSoFar, sendEveryMs } from '@/lib/library/progress';

export interface ReadingProgressParts {
  article: WholeArticle;
  userId: string;
  bodyRef: RefObject<HTMLDivElement | null>;
  isDrawn: boolean;
}

/** A glance at the first screen is not yet reading. */
const glanceMs = 4000;

/** Follows which heading is read, and keeps how far somebody came: at most every 15 s, and when they leave. */
export function useReadingProgress({ article, userId, bodyRef, isDrawn }: ReadingProgressParts) {
  const [current, setCurrent] = useState(0);
  const { mutate } = useMutation(progressMutation(userId));
  const { id, slug, text_lang: lang, text_version: version } = article;
  /** What the server knows, or was told last. */
  const told = useRef({ percent: article.percent, position: article.progress?.position ?? null });
  const send = useRef<(noted: { percent: number; position: string | null }) => void>(() => undefined);
  send.current = (noted) => {
    told.current = { percent: Math.max(told.current.percent, noted.percent), position: noted.position };
    // Where a recording stopped is kept by its player.
    const position = article.audio_url === null ? noted.position : null;
    const all: NotedProgress = { articleId: id, slug, lang, version, percent: noted.percent, position };
    // It is kept when it can be: the next heading tells it again.
    mutate(all);
  };
  useEffect(() => {
    const body = bodyRef.current;
    if (!isDrawn || !body) return;
    const begunAt = performance.now();
    let sentAt = Number.NEGATIVE_INFINITY;
    let timer = 0;
    let furthest = { percent: 0, position: null as string | null };
    const flush = () => {
      window.clearTimeout(timer);
      timer = 0;
      const isNew =
        furthest.percent > told.current.percent ||
        (furthest.position !== null && furthest.position !== told.current.position);
      if (!isNew || performance.now() - begunAt < glanceMs) return;
      sentAt = performance.now();
      send.current(furthest);
    };
    const look = () => {
      const headings = [...body.querySelectorAll('[id^="part-"]')];
      const line = window.innerHeight / 2;
      const passed = headings.filter((each) => each.getBoundingClientRect().top < line).length;
      const isAtEnd = body.getBoundingClientRect().bottom <= window.innerHeight;
      const { percent, place } = readSoFar(headings.length, passed, isAtEnd);
      setCurrent(passed);
      furthest = {
        percent: Math.max(furthest.percent, percent),
        position: place === 0 ? furthest.position : (headings[place - 1]?.id ?? partId(place)),
      };
      if (timer === 0) {
        const due = Math.max(glanceMs + begunAt, sentAt + sendEveryMs) - performance.now();
        timer = window.setTimeout(flush, Math.max(due, 0) + 50);
      }
    };
    const leave = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [bodyRef, isDrawn]);
  return {
    current,
    finish: () => send.current({ percent: 100, position: told.current.position }),
  };
}
