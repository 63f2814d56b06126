import { useState } from 'react';
import { useFormats } from '@/i18n/use-formats';

/** How long ago something was, with the moment itself on hover. */
export function PostTime({ at }: { at: string }) {
  const { ago, moment } = useFormats();
  // What is read does not change under the eyes: it is as old as it was when the page showed it.
  const [now] = useState(() => Date.now());
  const exact = moment(at);
  return (
    <time dateTime={at} title={exact} className="whitespace-nowrap">
      {ago(at, now)}
    </time>
  );
}
