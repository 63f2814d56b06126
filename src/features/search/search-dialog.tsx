import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useLeadsAway } from '@/hooks/use-leads-away';
import { SearchField } from './search-field';
import { useSearchIndex } from './use-search-index';

export interface SearchDialogProps {
  /** Gets the focus back when the dialog closes without leading anywhere. */
  opener: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Search over the page; it is loaded when somebody first opens it. */
export function SearchDialog({ opener, open, onOpenChange }: SearchDialogProps) {
  const { t } = useTranslation();
  const placeFocus = useLeadsAway(opener, open, onOpenChange);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={t('pages.search')}
        aria-describedby={undefined}
        closeLabel={t('close')}
        size="md"
        data-screen="search-dialog"
        onCloseAutoFocus={placeFocus}
        // Stands still while hits come and go.
        className="top-[6dvh]! max-h-[88dvh]! translate-y-0!"
      >
        <Search />
      </DialogContent>
    </Dialog>
  );
}

function Search() {
  const state = useSearchIndex();
  return <SearchField {...state} />;
}
