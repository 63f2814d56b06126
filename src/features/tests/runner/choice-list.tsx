import { cx } from 'class-variance-authority';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioRow } from '@/components/ui/radio-group';
import type { Language } from '@/config/languages';
import type { ExtraValue } from '@/lib/assessments/run-state';
import type { ExtraQuestion } from '@/lib/assessments/types';
import { optionText } from './step-texts';

/** This option says that no other one fits. */
const noneOption = 'none';

export interface ChoiceListProps {
  question: Exclude<ExtraQuestion, { kind: 'text' }>;
  language: Language;
  labelledBy: string;
  describedBy: string;
  value: ExtraValue;
  onChoose: (option: string) => void;
  listRef: RefObject<HTMLDivElement | null>;
}

/** The options of an unscored question as full-width rows: radio buttons for one, check boxes for several. */
export function ChoiceList({
  question,
  language,
  labelledBy,
  describedBy,
  value,
  onChoose,
  listRef,
}: ChoiceListProps) {
  const { t } = useTranslation('tests', { lng: language });
  const { kind, options } = question;
  const isChosen = (option: string) =>
    typeof value === 'string' ? value === option : value?.includes(option);
  return (
    <div
      ref={listRef}
      role={kind === 'single' ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
      lang={language}
      className="grid gap-2.5"
    >
      {options.map((option, index) =>
        kind === 'single' ? (
          <RadioRow
            key={option}
            large
            name={labelledBy}
            value={option}
            label={optionText(t, question, option)}
            keyHint={String(index + 1)}
            checked={isChosen(option) === true}
            onChange={() => onChoose(option)}
          />
        ) : (
          <Checkbox
            key={option}
            value={option}
            label={
              <span className="flex items-center justify-between gap-4">
                {optionText(t, question, option)}
                <kbd aria-hidden="true" className="pointer-coarse:hidden max-sm:hidden">
                  {index + 1}
                </kbd>
              </span>
            }
            checked={isChosen(option) === true}
            onChange={() => onChoose(option)}
            className={rowClasses}
          />
        ),
      )}
    </div>
  );
}

/** The look of the radio rows beside them. */
const rowClasses = cx(
  'rounded-m border-control border-line bg-surface text-[1.125rem] leading-snug font-medium transition-colors',
  'hover:border-line-strong has-checked:border-accent has-checked:bg-accent-tint',
  '[&>label]:min-h-15 [&>label]:px-4.5 [&>label]:items-center [&>label>span:first-child]:mt-0 [&>label>span:last-child]:flex-1',
);

/** The chosen options with one more, or one fewer; 'none' stands alone. */
export function toggled(value: ExtraValue, option: string): string[] {
  const chosen = Array.isArray(value) ? [...value] : [];
  if (chosen.includes(option)) return chosen.filter((each) => each !== option);
  if (option === noneOption) return [option];
  return [...chosen.filter((each) => each !== noneOption), option];
}

/** Puts the focus on an option, on the chosen one, or on the first. */
export function focusChoice(list: HTMLElement | null, option?: string): void {
  const inputs = [...(list?.querySelectorAll('input') ?? [])];
  const wanted =
    inputs.find(({ value }) => value === option) ?? inputs.find(({ checked }) => checked) ?? inputs[0];
  wanted?.focus();
}
