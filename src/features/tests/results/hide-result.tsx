import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';

export interface HideResultProps {
  hidden: boolean;
  onChange: (hidden: boolean) => void;
}

/** A result about memory can be put away for now; it stays where it is kept. */
export function HideResult({ hidden, onChange }: HideResultProps) {
  const { t } = useTranslation('tests');
  return (
    <div className="mt-6 grid justify-items-start gap-3" data-slot="hide-result">
      <p role="status" className="max-w-read">
        {hidden ? t('results.hidden') : null}
      </p>
      <Button variant="outline" data-action="hide-result" onClick={() => onChange(!hidden)}>
        {t(hidden ? 'results.show' : 'results.hide')}
      </Button>
    </div>
  );
}
