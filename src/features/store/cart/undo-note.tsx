import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { RemovalValue } from './use-removal';

/** Says what was taken out and takes it back. It stands in the list: a message elsewhere is out of reach of a dialog. */
export function UndoNote({ removal: { last, undo } }: { removal: RemovalValue }) {
  const { t } = useTranslation('store');
  return (
    <div role="status">
      {last === null ? null : (
        <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-m bg-sunken px-4 py-1 text-sm">
          <span>
            {last.kind === 'line' ? t('cart.removed', { name: last.removed.line.title }) : t('cart.cleared')}
          </span>
          <Button variant="link" size="sm" data-action="undo" onClick={undo}>
            {t('words.undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
