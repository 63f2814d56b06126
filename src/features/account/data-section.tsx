import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { exportMyData } from '@/api/account/my-data';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { dataFileName, downloadJson } from './download-json';

/** The free copy of everything. */
export function DataSection() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const copy = useMutation({
    mutationFn: exportMyData,
    onSuccess: (data) => {
      downloadJson(data, dataFileName(new Date()));
      toast({ title: t('data.copied') });
    },
    onError: (error) =>
      toast({ title: t('data.copyFailed'), description: errorText(error), variant: 'destructive' }),
  });
  return (
    <>
      <p className="mb-4 max-w-read text-ink-soft">{t('data.copyText')}</p>
      <Button variant="outline" busy={copy.isPending} onClick={() => copy.mutate()}>
        <Download aria-hidden="true" />
        {t('data.copy')}
      </Button>
    </>
  );
}
