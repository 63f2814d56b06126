import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';

export interface DevicesSectionProps {
  busy: boolean;
  onSignOut: (where: 'here' | 'everywhere') => void;
}

export function DevicesSection({ busy, onSignOut }: DevicesSectionProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <p className="mb-4 max-w-read text-ink-soft">{t('devices.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={busy} onClick={() => onSignOut('here')}>
          {t('devices.here')}
        </Button>
        <Button variant="outline" busy={busy} onClick={() => onSignOut('everywhere')}>
          {t('devices.everywhere')}
        </Button>
      </div>
    </>
  );
}
