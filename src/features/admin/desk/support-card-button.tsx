import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { supportCardMutation } from '@/api/admin/decisions';
import type { PostKind } from '@/api/admin/shapes';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';
import { useUndo } from './use-undo';

export interface SupportCardButtonProps {
  kind: PostKind;
  target: string;
  /** It is there already, where that is known. */
  isOn?: boolean;
  onDone?: () => void;
}

/** Folds the card of support under a post that is shown, or takes it away. */
export function SupportCardButton({ kind, target, isOn = false, onDone }: SupportCardButtonProps) {
  const { t } = useTranslation('admin-desk');
  const { userId } = useDesk();
  const actName = useActName();
  const { tell, sorry } = useUndo();
  const adding = useMutation(supportCardMutation(userId));
  const set = (on: boolean) => adding.mutateAsync({ id: crypto.randomUUID(), kind, target, on });
  const nameOf = (on: boolean) => actName(on ? 'add_card' : 'remove_card');
  const press = () => {
    if (adding.isPending) return;
    set(!isOn).then(() => {
      tell(nameOf(!isOn), () => set(isOn).then(onDone), nameOf(isOn));
      onDone?.();
    }, sorry);
  };
  return (
    <KeyButton hotkey="g" busy={adding.isPending} onClick={press}>
      {t(isOn ? 'do.noCard' : 'do.card')}
    </KeyButton>
  );
}
