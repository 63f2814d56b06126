import { Download, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { type PaperFormat, paperList } from '@/pdf/paper';
import type { PartProps } from '../special/types';
import { useSaveFile } from './use-save-file';

/** The report as a file, on A4 or Letter, and on paper. */
export function SaveActions({ view, texts }: PartProps) {
  const { t } = texts;
  const [papers] = useState(() => paperList(navigator.languages, texts.language));
  const [paper, setPaper] = useState<PaperFormat>(papers[0] ?? 'a4');
  const { busy, save } = useSaveFile(view, texts, t('save.failed'));
  const savePdf = () =>
    save(async (loaded) => {
      const { saveReport } = await import('./save-report');
      return saveReport({ view, texts, paper, ...loaded });
    });

  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-2">
      <Button variant="outline" size="sm" busy={busy} onClick={savePdf} data-action="pdf">
        <Download aria-hidden="true" />
        {t('save.pdf')}
      </Button>
      {view.attempt.owned === true && view.reader.audience === 'owner' ? (
        <ButtonLink to="#share" variant="outline" size="sm" data-action="share">
          <Share2 aria-hidden="true" />
          {t('save.share')}
        </ButtonLink>
      ) : null}
      <NativeSelect
        aria-label={t('save.paper')}
        value={paper}
        onChange={(event) => setPaper(event.target.value === 'letter' ? 'letter' : 'a4')}
        className="w-36 [&>select]:min-h-11 [&>select]:py-2 [&>select]:text-[0.95rem]"
      >
        {papers.map((format) => (
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
