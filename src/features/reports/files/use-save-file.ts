import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast-store';
import type { ReportView } from '@/lib/reports/view';
import { partMakersQuery } from '../special/parts';
import type { PartMaker } from '../special/types';
import { type Banks, bankQueries, banksOf } from '../words/banks';
import type { ReportTexts } from '../words/texts';

export interface SaveFile {
  busy: boolean;
  /** Loads what the page may not have yet, makes the file and says what became of it. `make` answers the file's name. */
  save: (make: (loaded: { banks: Banks; makers: readonly PartMaker[] }) => Promise<string>) => Promise<void>;
}

/** Making and handing over a file of the report; `failedTitle` is said when it cannot be made. */
export function useSaveFile(view: ReportView, { t }: ReportTexts, failedTitle: string): SaveFile {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const save: SaveFile['save'] = async (make) => {
    setBusy(true);
    try {
      const [makers, ...loaded] = await Promise.all([
        queryClient.ensureQueryData(partMakersQuery(view.definition.testId)),
        ...bankQueries(view).map((query) => queryClient.ensureQueryData(query)),
      ]);
      const file = await make({ banks: banksOf(view, loaded) ?? new Map(), makers });
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
