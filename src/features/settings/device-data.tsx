import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearDeviceDataMutation, deviceDataQuery } from '@/api/account/device-data';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';

/** What this browser keeps, and the way to be rid of it. */
export function DeviceData() {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const kept = useQuery(deviceDataQuery());
  const remove = useMutation({
    ...clearDeviceDataMutation(),
    onSuccess: () => {
      setAsking(false);
      toast({ title: t('words.removedFromDevice') });
    },
  });
  const counts = kept.data ?? { results: 0, unfinished: 0, unsent: 0 };
  const lines = (['results', 'unfinished', 'unsent'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(kind === 'results' ? 'words.results' : `privacy.${kind}`, { count: counts[kind] }));
  return (
    <div>
      {kept.isPending ? <Skeleton className="h-6 max-w-80" /> : null}
      {kept.isSuccess && lines.length === 0 ? (
        <p className="text-ink-soft">{t('privacy.deviceNone')}</p>
      ) : null}
      {lines.length > 0 ? (
        <>
          <p className="mb-4 text-ink-soft">{formats.unitList(lines)}</p>
          <Button variant="outline" data-action="remove-device-data" onClick={() => setAsking(true)}>
            {t('words.removeFromDevice')}
          </Button>
        </>
      ) : null}
      <AlertDialogOnDemand
        open={asking}
        onOpenChange={(open) => {
          remove.reset();
          setAsking(open);
        }}
        title={t('privacy.removeTitle')}
        description={t('privacy.removeText')}
        cancelLabel={t('privacy.keep')}
        confirmLabel={t('words.removeFromDevice')}
        tone="danger"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {counts.unsent > 0 ? (
          <p className="font-medium">{t('privacy.removeUnsent', { count: counts.unsent })}</p>
        ) : null}
        {remove.isError ? <ErrorState title={t('privacy.removeFailed')} /> : null}
      </AlertDialogOnDemand>
    </div>
  );
}
