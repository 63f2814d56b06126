import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioRow } from '@/components/ui/radio-group';
import type { Language } from '@/config/languages';
import { scaleKeys } from '@/i18n/answer-words';
import { scalePoints } from '@/lib/assessments/scoring';
import type { ScaleId, ScalePoint } from '@/lib/assessments/types';

export interface AnswerScaleProps {
  scale: ScaleId;
  /** Language of the run: the answers read like the question. */
  language: Language;
  /** Ids of the question's heading and of notes about it. */
  labelledBy: string;
  describedBy?: string | undefined;
  value: ScalePoint | null;
  onAnswer: (value: ScalePoint) => void;
  /** An answer was pressed with a finger or a mouse, also the one that is chosen already. */
  onPress: () => void;
  groupRef: RefObject<HTMLDivElement | null>;
}

/** The five answers as full-width rows. Native radio buttons: arrow keys, Tab and Space work as everywhere. */
export function AnswerScale({
  scale,
  language,
  labelledBy,
  describedBy,
  value,
  onAnswer,
  onPress,
  groupRef,
}: AnswerScaleProps) {
  const { t } = useTranslation('tests', { lng: language });
  const byPointer = useRef(false);
  return (
    <div
      ref={groupRef}
      role="radiogroup"
      aria-labelledby={labelledBy}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      lang={language}
      className="grid gap-2.5"
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onKeyDown={() => {
        byPointer.current = false;
      }}
    >
      {scalePoints.map((point) => (
        <RadioRow
          key={point}
          large
          name={labelledBy}
          value={String(point)}
          label={t(scaleKeys[scale][point - 1] ?? scaleKeys[scale][0])}
          keyHint={String(point)}
          checked={value === point}
          onChange={() => onAnswer(point)}
          // Arrow keys click the radio button they move to; only a real press may go on by itself.
          onClick={() => {
            if (byPointer.current) onPress();
          }}
        />
      ))}
    </div>
  );
}

/** Puts the focus on the chosen answer, or on the first one. */
export function focusAnswer(group: HTMLElement | null, point: ScalePoint | null): void {
  const chosen = group?.querySelector<HTMLInputElement>(`input[value="${point ?? 1}"]`);
  chosen?.focus({ preventScroll: false });
}
