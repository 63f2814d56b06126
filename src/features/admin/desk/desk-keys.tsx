import { useTranslation } from 'react-i18next';
import { Switch } from '@/components/ui/switch';

/** Whether letters act, and what those along the queue do; the others stand on their buttons. */
export function DeskKeys({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation('admin-desk');
  return (
    <div className="max-w-md">
      <Switch label={t('keys.title')} hint={t('keys.hint')} checked={on} onCheckedChange={onChange} />
    </div>
  );
}
