import { Fragment, type ReactNode } from 'react';

interface TextWithPartsProps {
  /** Translated, with tags around its parts: 'Read the <terms>Terms of Service</terms>.' */
  text: string;
  /** By the name of a tag what its words are drawn as. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/**
 * A sentence of which some words are a link, or strong. The component that react-i18next has for it brings a parser of HTML
 * along; here no tag stands within another, and what somebody wrote between two of them stays text.
 */
export function TextWithParts({ text, parts }: TextWithPartsProps) {
  const tags = new RegExp(`<(${Object.keys(parts).join('|')})>(.*)</\\1>`, 's');
  // By turns: words, the name of a tag, what stands in it.
  return text.split(tags).map((piece, index, pieces) => {
    if (index % 3 === 1) return null;
    const name = index % 3 === 2 ? pieces[index - 1] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    return <Fragment key={index}>{name === undefined ? piece : parts[name]?.(piece)}</Fragment>;
  });
}
