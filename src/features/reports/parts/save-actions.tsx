import { useQueryClient } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { toast } from '@/components/ui/toast-store';
import { type PaperFormat, paperFormats, usualPaper } from '../paper';
import { questionsQuery } from '../questions-query';
import type { PartProps } from './report-header';

/** The report as a file, on A4 or Letter, and on paper. */
export function SaveActions({ view, texts }: PartProps) {
  const { t } = texts;
  const queryClient = useQueryClient();
  const [paper, setPaper] = useState<PaperFormat>(() => usualPaper(navigator.languages));
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const { saveReport } = await import('../pdf/save-report');
      const banks = await Promise.all(
        view.scoring.languages.map((language) =>
          queryClient.ensureQueryData(questionsQuery(view.definition, language, view.attempt.form)),
        ),
      );
      const file = await saveReport({
        view,
        texts,
        paper,
        banks: new Map(view.scoring.languages.flatMap((language, i) => pair(language, banks[i]))),
      });
      toast({ title: t('save.done', { file }) });
    } catch (error) {
      console.error(error);
      toast({ title: t('save.failed'), description: t('save.failedText'), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-2">
      <Button variant="outline" size="sm" busy={busy} onClick={save} data-action="pdf">
        <Download aria-hidden="true" />
        {t('save.pdf')}
      </Button>
      <NativeSelect
        aria-label={t('save.paper')}
        value={paper}
        onChange={(event) => setPaper(event.target.value === 'letter' ? 'letter' : 'a4')}
        className="w-36 [&>select]:min-h-11 [&>select]:py-2 [&>select]:text-[0.95rem]"
      >
        {paperFormats.map((format) => (
          <option key={format} value={format}>
            {t(`save.${format}`)}
          </option>
        ))}
      </NativeSelect>
      <Button variant="outline" size="sm" onClick={() => window.print()} data-action="print">
        <Printer aria-hidden="true" />
        {t('save.print')}
      </Button>
    </div>
  );
}

function pair<K, V>(key: K, value: V | undefined): [K, V][] {
  return value === undefined ? [] : [[key, value]];
}
