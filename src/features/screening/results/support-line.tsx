import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice';

/** On every result: at the foot, or first where the answers ask for it. */
export function SupportLine({ first = false }: { first?: boolean }) {
  const { t } = useTranslation('common');
  if (first) {
    return (
      <Notice tone="caution" className="mt-6" data-slot="support-line">
        {t('support')}
      </Notice>
    );
  }
  return (
    <p data-slot="support-line" className="max-w-read text-sm text-ink-soft">
      {t('support')}
    </p>
  );
}
