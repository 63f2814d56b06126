import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { type Mood, moods } from '@/lib/cognitive/burst-limits';

/** Letters of the longest word of which two stand beside each other on a phone. */
const longWord = 10;

export interface MoodChoiceProps {
  legend: ReactNode;
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
}

/** One of six moods, or none; nobody has to say. */
export function MoodChoice({ legend, value, onChange }: MoodChoiceProps) {
  const { t } = useTranslation('training');
  const isWide = moods.some((mood) => t(`moods.${mood}`).length > longWord);
  return (
    <RadioGroup
      legend={legend}
      value={value ?? 'none'}
      onValueChange={(next) => onChange(moods.find((mood) => mood === next) ?? null)}
    >
      <div className={isWide ? 'grid gap-2 sm:grid-cols-2' : 'grid grid-cols-2 gap-2'}>
        {moods.map((mood) => (
          <RadioRow key={mood} value={mood} label={t(`moods.${mood}`)} />
        ))}
        <RadioRow
          value="none"
          label={t('burst.moodNone')}
          className={isWide ? 'sm:col-span-2' : 'col-span-2'}
        />
      </div>
    </RadioGroup>
  );
}
