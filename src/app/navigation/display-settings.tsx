import { LanguagePicker } from '@/components/language-picker';
import { ThemeToggle } from '@/components/theme-toggle';

/** Language and look, at the foot of every page and in the menu. */
export function DisplaySettings() {
  return (
    <div className="grid content-start gap-4">
      <LanguagePicker />
      <ThemeToggle />
    </div>
  );
}
