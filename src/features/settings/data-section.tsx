import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForMyData } from '@/api/account/my-data';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { toast } from '@/components/ui/toast-store';
import { offerFile } from '@/hooks/offer-file';
import { useFormats } from '@/i18n/use-formats';
import { copyFileName, copyOverview, copyPieces, copyTables } from '@/lib/accounts/data-copy';
import { readmeLines } from './data/readme';

/** How far the copy is: asked for at the server, or packed here. */
type Step = { kind: 'collecting' } | { kind: 'packing'; done: number; total: number };

/** The free copy of everything. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const [step, setStep] = useState<Step>({ kind: 'collecting' });
  const copy = useMutation({
    mutationFn: async () => {
      setStep({ kind: 'collecting' });
      const [overview, { makeZip }] = await Promise.all([
        copyOverview(askForMyData),
        import('@/hooks/make-zip'),
      ]);
      const now = new Date();
      const tables = copyTables(overview);
      const total = tables.reduce((sum, { rows }) => sum + rows, 0);
      const readme = readmeLines(tables, t, formats.moment(now));
      const zip = await makeZip(copyPieces(askForMyData, overview, readme), (done) =>
        setStep({ kind: 'packing', done: Math.min(done, total), total }),
      );
      offerFile(zip, copyFileName(now));
    },
    onSuccess: () => toast({ title: t('data.copied') }),
  });
  if (copy.isError) {
    return <ErrorState title={t('data.failed')} error={copy.error} onRetry={() => copy.mutate()} />;
  }
  return (
    <>
      <p className="mb-4 max-w-read text-ink-soft">{t('data.text')}</p>
      <Button variant="outline" busy={copy.isPending} data-action="copy-data" onClick={() => copy.mutate()}>
        <Download aria-hidden="true" />
        {t('data.copy')}
      </Button>
      {copy.isPending ? (
        <div role="status" className="mt-4 grid max-w-80 gap-2">
          <p className="text-sm text-ink-soft">
            {t(step.kind === 'collecting' ? 'data.collecting' : 'data.packing')}
          </p>
          <Progress
            label={t('data.packing')}
            value={step.kind === 'collecting' ? null : step.done}
            {...(step.kind === 'collecting'
              ? {}
              : {
                  max: step.total,
                  valueText: t('data.packed', {
                    done: formats.count(step.done),
                    total: formats.count(step.total),
                  }),
                })}
          />
        </div>
      ) : null}
    </>
  );
}
