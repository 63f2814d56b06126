import { useState } from 'react';
import { useFormats } from '@/i18n/use-formats';

export interface PostTimeProps {
  at: string;
  /** Puts how long ago it was into a sentence. */
  say?: (ago: string) => string;
}

/** How long ago something was, with the moment itself for a pointer that rests on it, for the keyboard and for a finger. */
export function PostTime({ at, say = (ago) => ago }: PostTimeProps) {
  const { ago, moment } = useFormats();
  // What is read does not change under the eyes: it is as old as it was when the page showed it.
  const [now] = useState(() => Date.now());
  const exact = moment(at);
  return (
    <time
      dateTime={at}
      title={exact}
      data-tip={exact}
      tabIndex={0}
      className="inline-flex min-h-6 items-center rounded-s whitespace-nowrap"
    >
      {say(ago(at, now))}
    </time>
  );
}
