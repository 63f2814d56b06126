import { useTranslation } from 'react-i18next';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { type Mood, moods } from '@/lib/cognitive/focus-burst';

export interface MoodChoiceProps {
  legend: string;
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
}

/** One of six moods, or none; nobody has to say. */
export function MoodChoice({ legend, value, onChange }: MoodChoiceProps) {
  const { t } = useTranslation('training');
  return (
    <RadioGroup
      legend={legend}
      value={value ?? 'none'}
      onValueChange={(next) => onChange(moods.find((mood) => mood === next) ?? null)}
    >
      <div className="grid gap-2 sm:grid-cols-2">
        {moods.map((mood) => (
          <RadioRow key={mood} value={mood} label={t(`moods.${mood}`)} />
        ))}
        <RadioRow value="none" label={t('burst.moodNone')} className="sm:col-span-2" />
      </div>
    </RadioGroup>
  );
}
