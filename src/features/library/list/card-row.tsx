import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { LibraryCard } from '@/api/library/shapes';
import { href, paths } from '@/config/paths';
import { Facts } from './facts';

export interface CardRowProps {
  card: LibraryCard;
  level?: 2 | 3;
  /** Where in the text the link leads. */
  part?: string | null;
  children?: ReactNode;
}

/** A text in a list: what it is called, what is in it and what it is. */
export function CardRow({ card, level = 3, part = null, children }: CardRowProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const address = href(paths.article, { slug: card.slug });
  return (
    <li>
      <article aria-labelledby={id} className="grid gap-1.5 py-5">
        <Heading id={id} lang={card.lang} className="max-w-[42ch] font-serif text-lg">
          <Link
            to={part === null ? address : `${address}#${part}`}
            className="inline-flex min-h-6 items-center hover:underline"
          >
            {card.title}
          </Link>
        </Heading>
        <p lang={card.lang} className="max-w-read">
          {card.summary}
        </p>
        <Facts card={card} />
        {children}
      </article>
    </li>
  );
}
