import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '@/components/drawings/drawing';
import type { Shapes } from '@/components/drawings/shapes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFormats } from '@/i18n/use-formats';

const twoMinutes = 120;

export interface TodayCardProps {
  /** One thing to do now, a sentence. */
  step: string;
  /** Language of the step where it differs from the page's. */
  lang?: string | undefined;
  drawing?: Shapes;
  /** Only one button of a screen is filled. */
  quiet?: boolean;
  /** Beside the button: another way on. */
  beside?: ReactNode;
}

/** One small step for today, with two minutes on the clock for it. */
export function TodayCard({ step, lang, drawing, quiet = false, beside }: TodayCardProps) {
  const { t } = useTranslation('common');
  const [state, setState] = useState<'ready' | 'running' | 'done'>('ready');
  return (
    <Card
      tone="tint"
      data-slot="today"
      data-print="hide"
      className="@container grid w-full justify-items-start gap-2.5"
    >
      <div className="flow-root w-full">
        {drawing ? <Drawing shapes={drawing} className="float-end ms-4 size-14 @md:size-24" /> : null}
        <p className="eyebrow mb-1.5">{t('today.title')}</p>
        <h2 lang={lang} className="max-w-[38ch] font-serif text-lg leading-snug text-pretty">
          {step}
        </h2>
      </div>
      {state === 'running' ? <Clock onEnd={() => setState('done')} /> : null}
      <p role="status" className="empty:hidden">
        {state === 'done' ? t('today.done') : ''}
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {state === 'running' ? null : (
          <Button
            variant={quiet || state === 'done' ? 'outline' : 'filled'}
            data-action="today"
            onClick={() => setState('running')}
          >
            {t(state === 'done' ? 'words.startAgain' : 'today.start')}
          </Button>
        )}
        {beside}
      </div>
    </Card>
  );
}

/** Counts down by the clock of the wall: a page asleep for a minute has a minute less. */
function Clock({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const [end] = useState(() => Date.now() + twoMinutes * 1000);
  const [left, setLeft] = useState(twoMinutes);

  useEffect(() => {
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) onEnd();
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end, onEnd]);

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p role="timer" aria-live="off" className="font-serif text-xl tabular-nums">
        {formats.clock(left)}
      </p>
      <Button variant="outline" data-action="today-done" onClick={onEnd}>
        {t('today.finish')}
      </Button>
    </div>
  );
}
