import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useReader } from './reader';

export interface FoldedProps {
  author: string | null;
  /** The id of the heading in what is folded: while it is away, the line in its place is the heading of the page. */
  headingId?: string;
  children: ReactNode;
}

/** Folds what a member wrote whom the reader does not want to read; everybody else's stands there. */
export function Folded({ author, headingId, children }: FoldedProps) {
  const { t } = useTranslation('posts');
  const { blocked, areBlocksKnown } = useReader();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (author === null || !blocked.has(author)) {
    // It keeps its place and cannot be read until it is known whom the reader does not want to read.
    return (
      <div className="contents" style={areBlocksKnown ? undefined : { visibility: 'hidden' }}>
        {children}
      </div>
    );
  }
  const isHeading = headingId !== undefined && !isOpen;
  const Line = isHeading ? 'h1' : 'p';
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        <Line {...(isHeading && { id: headingId, tabIndex: -1 })} className="font-normal">
          {t('folded')}
        </Line>
        <Button
          variant="link"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'hide' : 'words.show')}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className="pt-3">
          {children}
        </div>
      )}
    </div>
  );
}
