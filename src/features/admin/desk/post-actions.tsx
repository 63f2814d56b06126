import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decidePostMutation } from '@/api/admin/decisions';
import type { PostKind } from '@/api/admin/shapes';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { toast } from '@/components/ui/toast-store';
import { needsReason, offeredForPost, type PostAction } from '@/lib/admin/offers';
import { refusalIn } from '@/lib/community/refusals';
import type { ReportReason } from '@/lib/community/reports';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';
import { ReasonDialog, type Reasons } from './reason-dialog';

export interface JudgedPost {
  readonly kind: PostKind;
  readonly id: string;
  readonly state: string;
  readonly version: number;
  /** null where it is not known, and of what is no question */
  readonly pinned: boolean | null;
}

export interface PostActionsProps {
  post: JudgedPost;
  /** The report that it is about. */
  report?: { readonly id: string; readonly reason: ReportReason };
  onDone: () => void;
  /** Somebody else changed it: the case is to be read again. */
  onChanged: () => void;
}

const keys: Partial<Record<PostAction, string>> = {
  approve: 'a',
  reject: 'r',
  hide: 'h',
  restore: 's',
  lock: 'o',
  unlock: 'o',
  pin: 'p',
  unpin: 'p',
};

const undoMs = 10_000;
const plain = { reasonCode: 'other', reason: '' } as const;

/** What can be done with a post at this moment. */
export function PostActions({ post, report, onDone, onChanged }: PostActionsProps) {
  const { t } = useTranslation('admin-desk');
  const actName = useActName();
  const { userId } = useDesk();
  const explain = useRefusalText();
  const [asked, setAsked] = useState<PostAction | null>(null);
  const deciding = useMutation(decidePostMutation(userId));
  const undoing = useMutation(decidePostMutation(userId));

  const sorry = (failure: unknown) =>
    toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' });
  // The case may be left by then: what becomes of it is told all the same.
  const undo = (version: number) =>
    undoing
      .mutateAsync({
        ...plain,
        id: crypto.randomUUID(),
        action: 'restore',
        kind: post.kind,
        target: post.id,
        version,
        report: null,
      })
      .then(() => toast({ title: actName('restore') }))
      .catch(sorry);
  const decide = (action: PostAction, reasons: Pick<Reasons, 'reasonCode' | 'reason'>) => {
    if (deciding.isPending) return;
    const { kind, id: target, version } = post;
    const { reasonCode, reason } = reasons;
    deciding
      .mutateAsync({
        id: crypto.randomUUID(),
        action,
        kind,
        target,
        version,
        reasonCode,
        reason,
        report: report?.id ?? null,
      })
      .then((decided) => {
        setAsked(null);
        const again = () => void undo(decided.version);
        toast({
          title: actName(action),
          ...(action === 'hide' && {
            durationMs: undoMs,
            action: { label: t('words.undo'), altText: t('words.undo'), onSelect: again },
          }),
        });
        onDone();
      })
      .catch((failure: unknown) => {
        const code = refusalIn(failure)?.code;
        if (code === 'version_conflict' || code === 'invalid_state') onChanged();
        // A dialog says it itself, and keeps what was typed.
        if (asked === null) sorry(failure);
      });
  };
  const press = (action: PostAction) => {
    deciding.reset();
    if (needsReason(action) || action === 'delete') setAsked(action);
    else decide(action, plain);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {offeredForPost(post).map((action, index) => (
        <KeyButton
          key={action}
          hotkey={keys[action]}
          variant={index === 0 && post.state === 'pending' ? 'filled' : 'outline'}
          busy={deciding.isPending}
          onClick={() => press(action)}
        >
          {t(`do.${action}`)}
        </KeyButton>
      ))}
      {asked && (
        <ReasonDialog
          title={t(`do.${asked}`)}
          effect={t(asked === 'delete' ? 'effect.delete' : 'effect.hide')}
          confirm={t(`do.${asked}`)}
          required={needsReason(asked)}
          first={report?.reason}
          busy={deciding.isPending}
          problem={deciding.isError ? explain(deciding.error) : undefined}
          onConfirm={(reasons) => decide(asked, reasons)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
