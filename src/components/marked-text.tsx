/** Draws the words between `<mark>` and `</mark>` of a translated text (at most one pair) with the highlighter. */
export function MarkedText({ text }: { text: string }) {
  const [before, marked, after] = text.split(/<\/?mark>/);
  return (
    <>
      {before}
      {marked ? <mark>{marked}</mark> : null}
      {after}
    </>
  );
}
