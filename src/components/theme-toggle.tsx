import { cx } from 'class-variance-authority';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Theme, useAppearance } from '@/hooks/use-appearance';
import { Checkbox } from './ui/checkbox';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Light, dark or as the device says, and more contrast; kept on this device. */
export function ThemeToggle({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { theme, contrast, setTheme, setContrast } = useAppearance();
  const name = useId();
  return (
    <div className={className}>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{t('appearance.theme')}</legend>
        <div className="grid grid-cols-3 rounded-m border-control border-line-strong bg-surface p-1">
          {themes.map((choice) => {
            const Icon = icons[choice];
            return (
              <label
                key={choice}
                title={t(`appearance.${choice}`)}
                className={cx(
                  'grid min-h-11 cursor-pointer place-items-center rounded-s text-ink-soft transition-colors hover:text-ink has-checked:bg-accent-tint has-checked:text-accent',
                  'has-focus-visible:outline-(length:--bw-focus) has-focus-visible:outline-focus has-focus-visible:outline-solid',
                  'hc:has-checked:bg-accent hc:has-checked:text-on-accent forced-colors:has-checked:bg-[Highlight]',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={choice}
                  checked={theme === choice}
                  onChange={() => setTheme(choice)}
                  className="sr-only"
                />
                <Icon aria-hidden="true" className="size-5" />
                <span className="sr-only">{t(`appearance.${choice}`)}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <Checkbox
        label={t('appearance.highContrast')}
        checked={contrast === 'high'}
        onChange={(event) => setContrast(event.target.checked ? 'high' : 'normal')}
        className="mt-1 text-sm"
      />
    </div>
  );
}
