import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WholeArticle } from '@/api/library/shapes';
import { Button } from '@/components/ui/button';

export interface EndOfTextProps {
  article: WholeArticle;
  onFinish: () => void;
}

/** The end says that it is one. */
export function EndOfText({ article, onFinish }: EndOfTextProps) {
  const { t } = useTranslation('library');
  return (
    <div className="flex min-h-12 items-center" role="status" data-print="hide">
      {article.completed ? (
        <p className="flex items-center gap-2 text-ink-soft">
          <Check aria-hidden="true" className="size-5 text-good" />
          {t('haveRead')}
        </p>
      ) : (
        <Button variant="outline" onClick={onFinish}>
          {t('markRead')}
        </Button>
      )}
    </div>
  );
}
