import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { offerFile } from '@/hooks/offer-file';
import { csvLines } from '@/lib/accounts/csv';
import { useStaffText } from '../use-staff-text';

export interface CsvButtonProps {
  /** Asks for all rows of the list as it is narrowed; that it was asked is kept. */
  fetchRows: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Without its ending. */
  fileName: string;
}

/** The list as a file for a spreadsheet. */
export function CsvButton({ fetchRows, fileName }: CsvButtonProps) {
  const { t } = useTranslation('admin-team');
  const explain = useStaffText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const rows = await fetchRows();
      const day = new Date().toISOString().slice(0, 10);
      offerFile(new Blob([...csvLines(rows)], { type: 'text/csv;charset=utf-8' }), `${fileName}-${day}.csv`);
    } catch (failure) {
      toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="outline" size="sm" busy={isBusy} onClick={() => void save()}>
        <Download aria-hidden="true" />
        {t('csv.do')}
      </Button>
      <p className="mt-1.5 text-sm text-ink-soft">{t('csv.hint')}</p>
    </div>
  );
}
