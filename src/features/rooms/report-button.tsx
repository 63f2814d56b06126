import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '@/components/ui/button';
import { afterDrawn } from '@/hooks/after-drawn';
import type { CommunityParts } from './community-parts';

export interface ReportButtonProps
  extends Pick<CommunityParts, 'Report'>,
    Pick<ButtonProps, 'variant' | 'size' | 'aria-label' | 'className'> {
  kind: 'room' | 'room_chat';
  target: string;
  children: ReactNode;
}

/** Opens the report of a room or of a line in it. */
export function ReportButton({ Report, kind, target, children, ...button }: ReportButtonProps) {
  const { t } = useTranslation('rooms');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    afterDrawn(() => opener.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      <Button ref={opener} {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Report
            kind={kind}
            target={target}
            title={t(kind === 'room' ? 'report.room' : 'report.line')}
            lead={t('report.lead')}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
