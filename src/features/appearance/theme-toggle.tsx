import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { useAppearance } from '@/contexts/appearance';
import { displayOptions } from '@/lib/appearance/display';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export interface ThemeToggleProps {
  /** Words where there is room for them; else pictures. */
  inWords?: boolean;
  className?: string;
}

/** Light, dark or as the device says, and more contrast; kept on this device. */
export function ThemeToggle({ inWords = false, className }: ThemeToggleProps) {
  const { t } = useTranslation('common');
  const { display, changeDisplay } = useAppearance();
  return (
    <div className={className}>
      <ChoiceBar
        legend={t('appearance.theme')}
        choices={displayOptions.theme.map((value) => ({
          value,
          label: t(`appearance.${value}`),
          ...(inWords ? {} : { icon: icons[value] }),
        }))}
        value={display.theme}
        onValueChange={(theme) => changeDisplay({ theme })}
      />
      <Checkbox
        label={t('appearance.highContrast')}
        checked={display.contrast === 'high'}
        onChange={(event) => changeDisplay({ contrast: event.target.checked ? 'high' : 'normal' })}
        className="mt-1 text-sm"
      />
    </div>
  );
}
