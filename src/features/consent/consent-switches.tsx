import { useTranslation } from 'react-i18next';
import { Switch } from '@/components/ui/switch';
import type { ConsentChoice } from '@/lib/consent/consent';

const optional = ['analytics', 'marketing'] as const;

export interface ConsentSwitchesProps {
  choice: ConsentChoice;
  onChange: (choice: ConsentChoice) => void;
}

/** What is kept in any case, and what a visitor may allow besides. */
export function ConsentSwitches({ choice, onChange }: ConsentSwitchesProps) {
  const { t } = useTranslation('consent');
  return (
    <div className="grid divide-y divide-line border-y border-line">
      <div className="flex min-h-12 items-center justify-between gap-6 py-3" data-consent="essential">
        <div>
          <p className="font-medium">{t('kinds.essential')}</p>
          <p className="text-sm text-ink-soft">{t('hints.essential')}</p>
        </div>
        <p className="shrink-0 text-sm font-semibold">{t('always')}</p>
      </div>
      {optional.map((kind) => (
        <div key={kind} data-consent={kind}>
          <Switch
            label={t(`kinds.${kind}`)}
            hint={t(`hints.${kind}`)}
            checked={choice[kind]}
            onCheckedChange={(isOn) => onChange({ ...choice, [kind]: isOn })}
          />
        </div>
      ))}
    </div>
  );
}
