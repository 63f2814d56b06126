import { Fragment } from 'react';
import { SentenceGap } from '@/components/sentence-gap';

/** Sentences one after the other, with what stands between them in the language of the page. */
export function Sentences({ list }: { list: readonly string[] }) {
  return list.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 ? <SentenceGap /> : null}
      {sentence}
    </Fragment>
  ));
}
