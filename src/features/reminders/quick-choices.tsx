import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { type FormClock, quickTimes, type ReminderForm } from '@/lib/reminders/form';

export interface QuickChoicesProps {
  clock: FormClock;
  onChoose: (change: Pick<ReminderForm, 'date' | 'time' | 'repeat'>) => void;
}

/** Times that most people want, by one press. */
export function QuickChoices({ clock, onChoose }: QuickChoicesProps) {
  const { t } = useTranslation('reminders');
  return (
    <fieldset data-part="quick">
      <legend className="mb-1.5 text-sm font-semibold">{t('form.quick')}</legend>
      <div className="flex flex-wrap gap-2">
        {quickTimes(clock).map(({ choice, ...when }) => (
          <Button key={choice} variant="outline" size="sm" data-quick={choice} onClick={() => onChoose(when)}>
            {t(`quick.${choice}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
