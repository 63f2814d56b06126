import { cx } from 'class-variance-authority';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, type Language, languages } from '@/config/languages';
import { changeLanguage, currentLanguage } from '@/i18n/init';
import { NativeSelect } from './ui/native-select';

export interface LanguagePickerProps {
  /** Told besides: the interface itself follows by itself. */
  onChosen?: (language: Language) => void;
  className?: string;
}

/** The interface languages, each by its own name. */
export function LanguagePicker({ onChosen, className }: LanguagePickerProps) {
  const { t, i18n } = useTranslation('common');
  const id = useId();
  // The prerendered list can be used before this code has arrived; what was chosen in it then counts.
  const [chosenEarly] = useState(() => {
    if (typeof document === 'undefined') return null;
    const list = document.getElementById(id);
    return list instanceof HTMLSelectElement ? list.value : null;
  });
  useEffect(() => {
    if (isLanguage(chosenEarly) && chosenEarly !== currentLanguage()) void changeLanguage(chosenEarly);
  }, [chosenEarly]);
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {t('words.language')}
      </label>
      {/* In the system's font: the names alone would fetch a script's web font on every page. */}
      <NativeSelect
        id={id}
        className="[font-family:system-ui,sans-serif]"
        value={i18n.resolvedLanguage ?? i18n.language}
        onChange={(event) => {
          if (!isLanguage(event.target.value)) return;
          void changeLanguage(event.target.value);
          onChosen?.(event.target.value);
        }}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
