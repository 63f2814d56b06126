import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyButton } from './key-button';

export interface CaseFrameProps {
  /** Where the way back leads; by default to the queue. */
  back?: string;
  onBack: () => void;
  children: ReactNode;
}

/** Around the case that lies open: it takes the focus, and Escape leads back to its row. */
export function CaseFrame({ back, onBack, children }: CaseFrameProps) {
  const { t } = useTranslation('admin-desk');
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t('case.label')}
      className="grid content-start gap-5 focus:outline-none"
    >
      <div>
        <KeyButton variant="ghost" hotkey="Escape" className="-ms-4" onClick={onBack}>
          {back ?? t('case.back')}
        </KeyButton>
      </div>
      {children}
    </section>
  );
}
