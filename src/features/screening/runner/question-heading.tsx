import type { RefObject } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Language } from '@/config/languages';
import type { ShownItem } from '@/content/items/load-items';

export interface QuestionHeadingProps {
  id: string;
  /** 'Question 7 of 18', for screen readers: the focus lands here with every question and reads it out. */
  position: string;
  /** Language of `position`. */
  language: Language;
  item: ShownItem;
  /** Every question of the run: the longest one reserves the height, so the answers never move. */
  all: readonly ShownItem[];
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function QuestionHeading({ id, position, language, item, all, headingRef }: QuestionHeadingProps) {
  return (
    <h1
      id={id}
      ref={headingRef}
      tabIndex={-1}
      lang={item.language}
      className="grid font-serif text-[clamp(1.5rem,1.1rem+2.2vw,2.6rem)]"
    >
      <span className="col-start-1 row-start-1 self-end">
        <VisuallyHidden lang={language}>{position}.</VisuallyHidden> {item.text}
      </span>
      {all.map((other) => (
        <span
          key={other.id}
          aria-hidden="true"
          data-text={other.text}
          className="invisible col-start-1 row-start-1 before:content-[attr(data-text)]"
        />
      ))}
    </h1>
  );
}
