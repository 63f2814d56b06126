import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast-store';
import { type Banks, bankQueries, banksOf } from './questions-query';
import type { ReportView } from './report-view';
import type { ReportTexts } from './texts';

export interface SaveFile {
  busy: boolean;
  /** Loads the questions, makes the file and says what became of it. `make` answers the file's name. */
  save: (make: (banks: Banks) => Promise<string>) => Promise<void>;
}

/** Making and handing over a file of the report; `failedTitle` is said when it cannot be made. */
export function useSaveFile(view: ReportView, { t }: ReportTexts, failedTitle: string): SaveFile {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const save: SaveFile['save'] = async (make) => {
    setBusy(true);
    try {
      const loaded = await Promise.all(bankQueries(view).map((query) => queryClient.ensureQueryData(query)));
      const file = await make(banksOf(view, loaded) ?? new Map());
      toast({ title: t('save.done', { file }) });
    } catch (error) {
      console.error(error);
      toast({ title: failedTitle, description: t('save.failedText'), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
