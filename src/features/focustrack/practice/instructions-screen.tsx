import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { type FocustrackVariant, maxPracticeRounds } from '@/lib/cognitive/focustrack/design';
import { symbolShapes } from '../stage/symbol-shapes';
import { DrawnHeading } from '../step-heading';
import { TestFrame } from '../test-frame';

export interface InstructionsScreenProps {
  variant: FocustrackVariant;
  onPractise: () => void;
}

/** What to press for and what to let pass, before the practice. */
export function InstructionsScreen({ variant, onPractise }: InstructionsScreenProps) {
  const { t } = useTranslation('focustrack');
  return (
    <TestFrame screen="instructions">
      <DrawnHeading eyebrow={t('instructions.eyebrow')}>{t('instructions.title')}</DrawnHeading>
      <ol className="mt-6 border-t border-line">
        <Rule sample={<Sample variant={variant} wait={false} />}>{t(`instructions.press.${variant}`)}</Rule>
        <Rule sample={<Sample variant={variant} wait />}>{t(`instructions.wait.${variant}`)}</Rule>
      </ol>
      <ul className="mt-6 grid list-disc gap-2 ps-5 marker:text-ink-soft">
        <li>{t('instructions.how')}</li>
        <li>{t('instructions.balance')}</li>
        <li>{t(`instructions.pace.${variant}`)}</li>
        <li>{t('instructions.mistakes')}</li>
        {variant === 'audio' ? <li>{t('instructions.tones')}</li> : null}
      </ul>
      <p className="mt-6 max-w-read text-ink-soft">
        {t(`instructions.practice.${variant}`, { rounds: maxPracticeRounds })}
      </p>
      <div className="mt-8">
        <Button size="lg" data-action="practise" onClick={onPractise}>
          {t('instructions.start')}
        </Button>
      </div>
    </TestFrame>
  );
}

function Rule({ sample, children }: { sample: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-center gap-4 border-b border-line py-4">
      <span aria-hidden="true" className="grid h-14 place-items-center rounded-m bg-sunken">
        {sample}
      </span>
      <span className="text-lg">{children}</span>
    </li>
  );
}

function Sample({ variant, wait }: { variant: FocustrackVariant; wait: boolean }) {
  if (variant === 'symbols') {
    return (
      <svg viewBox="0 0 100 100" className="size-8">
        <path d={symbolShapes[wait ? 'star' : 'hexagon']} fill="currentColor" fillRule="evenodd" />
      </svg>
    );
  }
  return <span className="text-xl font-semibold">{wait ? 'X' : 'A'}</span>;
}
