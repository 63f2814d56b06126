import { type ReactNode, useEffect } from 'react';
import { ImmersiveFrame } from '@/components/immersive-frame';
import type { Language } from '@/config/languages';
import { focusHeading } from '@/hooks/focus-heading';

export interface TaskBodyProps {
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
export function TaskBody({ screen, language, header, footer, ownFocus = false, children }: TaskBodyProps) {
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
