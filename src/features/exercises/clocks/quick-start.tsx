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
  /** What comes first, in small. */
  note?: string;
  /** The button: what starts and for how long. */
  label: string;
  busy: boolean;
  onStart: () => void;
  onChange: () => void;
}

/** One press starts the round as it was last done; all else is behind 'Change'. */
export function QuickStart({
  title,
  drawing,
  summary,
  note,
  label,
  busy,
  onStart,
  onChange,
}: QuickStartProps) {
  const { t } = useTranslation('training');
  useBeginAtOnce(onStart);
  return (
    <div data-part="quick-start" className="grid justify-items-center gap-4 text-center">
      {/* As large as the clock or the ring that takes its place, and where it will stand. */}
      <div className="mb-3 grid size-64 max-w-full place-items-center rounded-full bg-accent-tint">
        <Drawing shapes={drawing} className="size-44" />
      </div>
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <div className="grid max-w-[36ch] gap-1 text-ink-soft">
        <p className="text-lg">{summary}</p>
        {note ? <p className="text-sm text-balance">{note}</p> : null}
      </div>
      <Button
        size="lg"
        className="mt-3 max-w-full whitespace-normal wrap-anywhere"
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
