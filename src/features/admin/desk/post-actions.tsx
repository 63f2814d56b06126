import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decidePostMutation } from '@/api/admin/decisions';
import type { PostKind } from '@/api/admin/shapes';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { needsReason, offeredForPost, type PostAction, stepsBack } from '@/lib/admin/offers';
import { refusalIn } from '@/lib/community/refusals';
import type { ReportReason } from '@/lib/community/reports';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';
import { ReasonDialog, type Reasons } from './reason-dialog';
import { useUndo } from './use-undo';

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

const plain = { reasonCode: 'other', reason: '' } as const;

/** What can be done with a post at this moment. */
export function PostActions({ post, report, onDone, onChanged }: PostActionsProps) {
  const { t } = useTranslation('admin-desk');
  const actName = useActName();
  const { userId } = useDesk();
  const explain = useRefusalText();
  const { tell, sorry } = useUndo();
  const [asked, setAsked] = useState<PostAction | null>(null);
  const deciding = useMutation(decidePostMutation(userId));
  const undoing = useMutation(decidePostMutation(userId));

  const { kind, id: target } = post;
  // Later steps need the version that the ones before left.
  const goBack = async (steps: readonly PostAction[], version: number) => {
    let at = version;
    for (const action of steps) {
      const id = crypto.randomUUID();
      const asked = { ...plain, id, action, kind, target, version: at, report: null };
      at = (await undoing.mutateAsync(asked)).version;
    }
    onChanged();
  };
  const decide = (action: PostAction, reasons: Pick<Reasons, 'reasonCode' | 'reason'>) => {
    if (deciding.isPending) return;
    const { version, state } = post;
    deciding
      .mutateAsync({
        id: crypto.randomUUID(),
        action,
        kind,
        target,
        version,
        ...reasons,
        report: report?.id ?? null,
      })
      .then((decided) => {
        setAsked(null);
        const steps = stepsBack(action, state);
        const last = steps.at(-1);
        if (last) tell(actName(action), () => goBack(steps, decided.version), actName(last));
        else tell(actName(action));
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
          onConfirm={({ reasonCode, reason }) => decide(asked, { reasonCode, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
