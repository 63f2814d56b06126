import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { paths } from '@/config/paths';
import type { ConsentChoice } from '@/lib/consent/consent';
import { ConsentSwitches } from './consent-switches';

export interface PreferencesDialogProps {
  onClose: () => void;
  onSave: (choice: ConsentChoice) => void;
}

/** The choice one by one; nothing is on before somebody switches it on. */
export function PreferencesDialog({ onClose, onSave }: PreferencesDialogProps) {
  const { t } = useTranslation('consent');
  const [choice, setChoice] = useState<ConsentChoice>({ analytics: false, marketing: false });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('preferences')}
        description={t('explain')}
        closeLabel={t('close')}
        data-screen="consent"
        footer={<Button onClick={() => onSave(choice)}>{t('save')}</Button>}
      >
        <ConsentSwitches choice={choice} onChange={setChoice} />
        <p className="mt-2">
          <Link to={paths.cookiePolicy} className="link inline-flex min-h-11 items-center" onClick={onClose}>
            {t('pages.cookiePolicy')}
          </Link>
        </p>
      </DialogContent>
    </Dialog>
  );
}
