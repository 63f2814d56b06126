import { useEffect } from 'react';

let noted = '';

/** What the page says of itself that was drawn last: the build writes it into the page. */
export const notedDescription = (): string => noted;

/** What search engines show under the page's name. */
export function usePageDescription(text: string): void {
  if (import.meta.env.SSR) noted = text;
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', text);
  }, [text]);
}
