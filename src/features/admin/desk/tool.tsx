import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';

export interface ToolProps {
  confirm: string;
  busy: boolean;
  problem: string | undefined;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form within a case. */
export function Tool({ confirm, busy, problem, onSend, onClose, children }: ToolProps) {
  const { t } = useTranslation('admin-desk');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form noValidate className="my-2 grid w-full gap-4 border-s-4 border-line ps-4" onSubmit={send}>
      {children}
      {problem ? <ErrorState title={t('words.failed')} text={problem} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy}>
          {confirm}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
