import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { focusHeading } from '@/hooks/focus-heading';

export interface QuestionDialogProps {
  title: string;
  description?: string;
  /** Gets the focus back, where it is still there. */
  opener: HTMLElement | null;
  onClose: () => void;
  footer?: ReactNode;
  children?: ReactNode;
}

/** A question over the page. Escape, the corner and a press outside leave everything as it is. */
export function QuestionDialog({
  title,
  description,
  opener,
  onClose,
  footer,
  children,
}: QuestionDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={<span className="wrap-anywhere">{title}</span>}
        description={description}
        closeLabel={t('close')}
        footer={footer}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        onKeyDown={({ key, defaultPrevented, currentTarget, target }) => {
          // A short message lies above and takes the key: it means the dialog, too, where the focus is.
          const isOwn = target instanceof Node && currentTarget.contains(target);
          if (key === 'Escape' && !defaultPrevented && isOwn) onClose();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener?.isConnected) opener.focus();
          else focusHeading();
        }}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
