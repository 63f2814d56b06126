import { Fragment, type ReactNode } from 'react';

export interface HeadlineProps {
  /** The result in one or two sentences. */
  text: string;
  /** Names of areas; those the text holds are marked with the highlighter. */
  names: readonly string[];
}

/** A result in words, with the areas that stand out under the highlighter. */
export function Headline({ text, names }: HeadlineProps): ReactNode {
  // Where no space parts sentences a line may end anywhere: each of them begins one of its own, if it can.
  const sentences = text.match(/[^。]+。?/g) ?? [text];
  if (sentences.length === 1) return <Phrases text={text} names={names} />;
  return sentences.map((sentence) => (
    <span key={sentence} className="inline-block">
      <Phrases text={sentence} names={names} />
    </span>
  ));
}

/** A quoted name with the particle and the stop after it. */
const quotedName = /([「“][^」”]+[」”][がとはをの]?[、。]?)/;

/**
 * A name of two words would be parted at any dot or sign, and its particle would begin the next line: where no space
 * parts words, a quoted name stays with what follows it as long as a line holds both.
 */
function Phrases({ text, names }: HeadlineProps): ReactNode {
  if (!text.includes('。')) return <Marked text={text} names={names} />;
  return text.split(quotedName).map((part, index) => {
    const key = index;
    const phrase = <Marked key={key} text={part} names={names} />;
    return index % 2 === 0 ? (
      phrase
    ) : (
      <span key={key} className="inline-block">
        {phrase}
      </span>
    );
  });
}

function Marked({ text, names }: HeadlineProps): ReactNode {
  let parts: string[] = [text];
  for (const name of names) parts = parts.flatMap((part) => split(part, name));
  return parts.map((part, index) => {
    const key = index;
    if (!names.includes(part)) return <Fragment key={key}>{part}</Fragment>;
    // No line ends within a name where it may end anywhere else.
    return (
      <mark key={key} className="break-keep">
        {part}
      </mark>
    );
  });
}

/** A text cut around every place where the name stands. */
function split(text: string, name: string): string[] {
  if (name === '' || text === name) return [text];
  return text
    .split(name)
    .flatMap((part, index) => (index === 0 ? [part] : [name, part]))
    .filter((part) => part !== '');
}
