import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addSupportCardMutation } from '@/api/admin/decisions';
import type { PostKind } from '@/api/admin/shapes';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { toast } from '@/components/ui/toast-store';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';

/** Folds the card of support under a post that is shown. */
export function SupportCardButton({ kind, target }: { kind: PostKind; target: string }) {
  const { t } = useTranslation('admin-desk');
  const { userId } = useDesk();
  const actName = useActName();
  const explain = useRefusalText();
  const adding = useMutation(addSupportCardMutation(userId));
  const add = () => {
    if (adding.isPending) return;
    adding.mutate(
      { id: crypto.randomUUID(), kind, target },
      {
        onSuccess: () => toast({ title: actName('add_card') }),
        onError: (failure) =>
          toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' }),
      },
    );
  };
  return (
    <KeyButton hotkey="g" busy={adding.isPending} onClick={add}>
      {t('do.card')}
    </KeyButton>
  );
}
