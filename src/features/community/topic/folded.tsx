import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useReader } from './reader';

/** Folds what a member wrote whom the reader does not want to read; everybody else's stands there. */
export function Folded({ author, children }: { author: string | null; children: ReactNode }) {
  const { t } = useTranslation('community-topic');
  const { blocked } = useReader();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (author === null || !blocked.has(author)) return children;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        {t('folded')}
        <Button
          variant="link"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'hide' : 'words.show')}
        </Button>
      </p>
      {isOpen && (
        <div id={id} className="pt-3">
          {children}
        </div>
      )}
    </div>
  );
}
