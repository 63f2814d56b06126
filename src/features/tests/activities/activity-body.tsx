import { type ReactNode, useEffect } from 'react';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Button } from '@/components/ui/button';
import type { Language } from '@/config/languages';
import { focusHeading } from '@/hooks/focus-heading';

export interface ActivityBodyProps {
  /** Name of the part for browser tests; a new one starts at the top with the focus on its heading. */
  screen: string;
  language: Language;
  header: ReactNode;
  footer?: ReactNode;
  /** The part puts the focus somewhere itself. */
  ownFocus?: boolean;
  children: ReactNode;
}

/** One part of a task: the frame of the run, the language of the run, and where reading starts. */
export function ActivityBody({
  screen,
  language,
  header,
  footer,
  ownFocus = false,
  children,
}: ActivityBodyProps) {
  useEffect(() => {
    // Named so that the effect runs again with every part.
    if (screen === '') return;
    window.scrollTo(0, 0);
    if (!ownFocus) focusHeading();
  }, [screen, ownFocus]);

  return (
    <ImmersiveFrame
      header={header}
      footer={
        footer ? (
          <div lang={language} className="flex w-full justify-end">
            {footer}
          </div>
        ) : null
      }
    >
      <div lang={language} data-screen={screen}>
        {children}
      </div>
    </ImmersiveFrame>
  );
}

export interface ActivityNoteProps extends Pick<ActivityBodyProps, 'screen' | 'language' | 'header'> {
  title: string;
  lines: readonly string[];
  /** Label of the only button. */
  action: string;
  onAction: () => void;
}

/** What a person reads before or after a part of a task, and one button. */
export function ActivityNote({ title, lines, action, onAction, ...body }: ActivityNoteProps) {
  return (
    <ActivityBody {...body}>
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <div className="mt-4 grid max-w-read gap-3 text-ink-soft">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Button size="lg" className="mt-8 max-sm:w-full" data-action="go-on" onClick={onAction}>
        {action}
      </Button>
    </ActivityBody>
  );
}
