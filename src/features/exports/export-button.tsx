import i18next from 'i18next';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '@/components/late-part';
import { Button } from '@/components/ui/button';
import { exportNamespaces } from './files/export-namespaces';

// Most who look at their progress save nothing: dialog and texts come with the first press.
const ExportDialog = latePart(async () => {
  const [module] = await Promise.all([
    import('./export-dialog'),
    i18next.loadNamespaces([...exportNamespaces]),
  ]);
  return module.ExportDialog;
});

/** Opens what can be saved as a file: reports and tables. */
export function ExportButton({ userId }: { userId: string }) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        data-action="export"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Download aria-hidden="true" />
        {t('stuck.save')}
      </Button>
      {isOpen ? (
        <ExportDialog
          userId={userId}
          opener={button.current}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
