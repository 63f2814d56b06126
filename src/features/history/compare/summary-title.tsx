import { Headline } from '@/components/results/headline';

/** The sentences as a heading, each kept together where there is room, with the areas under the highlighter. */
export function SummaryTitle({
  sentences,
  names,
}: {
  sentences: readonly string[];
  names: readonly string[];
}) {
  return sentences.map((sentence, index) => (
    <span key={sentence}>
      {index === 0 ? null : ' '}
      <span className="inline-block">
        <Headline text={sentence} names={names} />
      </span>
    </span>
  ));
}
