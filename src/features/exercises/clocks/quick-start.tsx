import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '@/components/drawings/drawing';
import type { Shapes } from '@/components/drawings/shapes';
import { Button } from '@/components/ui/button';
import { useBeginAtOnce } from './use-begin-at-once';

export interface QuickStartProps {
  title: string;
  drawing: Shapes;
  /** How it will run, in a few words. */
  summary: string;
  /** The button: what starts and for how long. */
  label: string;
  busy: boolean;
  onStart: () => void;
  onChange: () => void;
}

/** One press starts the round as it was last done; all else is behind 'Change'. */
export function QuickStart({ title, drawing, summary, label, busy, onStart, onChange }: QuickStartProps) {
  const { t } = useTranslation('training');
  useBeginAtOnce(onStart);
  return (
    <div data-part="quick-start" className="grid justify-items-start gap-5">
      <Drawing shapes={drawing} className="mb-1 size-32" />
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <p className="text-lg text-ink-soft">{summary}</p>
      <Button
        size="lg"
        className="max-w-full whitespace-normal wrap-anywhere"
        busy={busy}
        onClick={onStart}
        data-action="quick-start"
      >
        {label}
      </Button>
      <Button variant="outline" onClick={onChange} data-action="change-round">
        {t('round.change')}
      </Button>
    </div>
  );
}

/** The settings, opened by a press: the focus goes to their heading. */
export function OpenedSettings({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('h1')?.focus(), []);
  return <div ref={box}>{children}</div>;
}
