import type { RefObject } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Language } from '@/config/languages';
import type { ShownText } from './step-texts';

export interface QuestionHeadingProps {
  id: string;
  /** 'Question 7 of 18', for screen readers: the focus lands here with every question and reads it out. */
  position: string;
  /** Language of `position`. */
  language: Language;
  question: ShownText;
  /** Texts of questions that stand at this place: the longest one reserves the height, so the answers never move. */
  others?: readonly string[];
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function QuestionHeading({
  id,
  position,
  language,
  question,
  others = [],
  headingRef,
}: QuestionHeadingProps) {
  return (
    <h1
      id={id}
      ref={headingRef}
      tabIndex={-1}
      lang={question.language}
      className="grid font-serif text-[clamp(1.5rem,1.1rem+2.2vw,2.6rem)]"
    >
      <span className="col-start-1 row-start-1 self-end">
        <VisuallyHidden lang={language}>{position}.</VisuallyHidden> {question.text}
      </span>
      {others.map((text) => (
        <span
          key={text}
          aria-hidden="true"
          data-text={text}
          className="invisible col-start-1 row-start-1 before:content-[attr(data-text)]"
        />
      ))}
    </h1>
  );
}
