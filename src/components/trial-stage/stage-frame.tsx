import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';

export interface StageFrameProps {
  ref: Ref<HTMLElement>;
  /** Which one it is, for tests and pictures. */
  screen: string;
  /** Read by screen readers alone. */
  title: string;
  /** The area that takes presses, and what stands beside it. */
  children: ReactNode;
  /** Said while it is paused. */
  pauseText: ReactNode;
  endLabel: string;
  onGoOn: () => void;
  onEnd: () => void;
}

/** The whole window for trials by the clock, with its pause. Drawn once: a sitting switches it from then on. */
export function StageFrame(props: StageFrameProps) {
  const { ref, screen, title, children, pauseText, endLabel, onGoOn, onEnd } = props;
  const { t } = useTranslation();
  return (
    <main
      ref={ref}
      id="main"
      data-screen={screen}
      className="fixed inset-0 z-40 overflow-hidden bg-paper text-ink select-none [&_*]:transition-none"
    >
      <h1 className="sr-only">{title}</h1>
      {children}
      <div
        data-stage="pause"
        hidden
        role="alertdialog"
        aria-labelledby="stage-paused"
        aria-describedby="stage-pause-text"
        className="absolute inset-0 grid content-center-safe justify-items-center gap-5 overflow-y-auto bg-paper px-5 text-center"
      >
        <h2 id="stage-paused" className="text-2xl">
          {t('words.paused')}
        </h2>
        <div id="stage-pause-text" className="grid max-w-120 gap-2 text-ink-soft">
          {pauseText}
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" data-stage="go-on" data-action="go-on" onClick={onGoOn}>
            {t('words.resume')}
          </Button>
          <Button size="lg" variant="outline" data-action="end" onClick={onEnd}>
            {endLabel}
          </Button>
        </div>
      </div>
    </main>
  );
}

/** One thing in the middle of the field, shown and hidden by its visibility alone. */
const layered = 'invisible absolute inset-0 grid place-items-center px-5 text-center';

/** 3, 2, 1 before the first trial and after a pause. */
export function CountdownMarks() {
  return [3, 2, 1].map((seconds) => (
    <span key={seconds} data-countdown={seconds} aria-hidden="true" className={layered}>
      <span className="font-serif text-3xl text-ink-soft tabular-nums">{seconds}</span>
    </span>
  ));
}

/** What is said after an answer. */
export function FeedbackMark({ code, children }: { code: string; children: ReactNode }) {
  return (
    <span data-feedback={code} aria-hidden="true" className={layered}>
      <span className="text-xl font-semibold">{children}</span>
    </span>
  );
}
