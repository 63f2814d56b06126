export interface TextListProps {
  /** Null where what opens the list says it. */
  title: string | null;
  items: readonly string[] | null;
  /** Language of the entries where it differs from the page's. */
  lang: string | undefined;
  level?: 3 | 4;
}

/** A short list under a small heading; nothing when there are no entries. */
export function TextList({ title, items, lang, level = 4 }: TextListProps) {
  if (!items || items.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div>
      {title === null ? null : (
        <Heading className="mb-1.5 font-sans text-base font-semibold tracking-normal">{title}</Heading>
      )}
      <ul lang={lang} className="grid list-disc gap-1.5 ps-5 marker:text-ink-soft">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
