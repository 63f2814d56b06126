import { useQuery } from '@tanstack/react-query';
import { Ban, Check, Flag, Gavel, MessageCircle, Pencil, Trash2, UserX, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { adminRolesQuery } from '@/api/account/admin-roles';
import { acceptMutation, blockMutation, detachPostMutation } from '@/api/community/writing';
import { ActionMenu, type MenuAction } from '@/components/action-menu';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { useSave } from '@/components/use-save';
import { paths } from '@/config/paths';
import { afterDrawn } from '@/hooks/after-drawn';
import { deskOf } from '@/lib/admin/desk-address';
import { opens } from '@/lib/admin/guard';
import { mayAccept, mayDelete, mayEdit } from '@/lib/community/editing';
import { move } from '@/lib/community/move';
import { useAsMember } from '../as-member';
import { useReader } from '../reader';
import { useWayToWrite } from '../use-way-to-write';
import { focusPost } from './focus-post';
import type { PostActionsProps } from './post-actions';
import { ReportDialog } from './report-dialog';
import { useLateDelete } from './use-late-delete';

const rolesHoldMs = 5 * 60_000;

/** Everything that can be done with one post by who reads it; what they may not do is not offered. */
export function PostMenu({ post, topic, label: name, otherAnswers = 0, onEdit }: PostActionsProps) {
  const { t } = useTranslation('community-topic');
  const { t: own } = useTranslation('community-own');
  const { userId, profile, blocked } = useReader();
  const isBlocked = blocked.has(post.author_profile_id ?? '');
  const explain = useRefusalText();
  const asMember = useAsMember();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'detach' | 'report' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsks(null);
    // The line of the menu that opened the dialog is gone; the button behind it takes the focus.
    afterDrawn(() => opener.current?.focus({ preventScroll: true }));
  };
  const remove = useLateDelete();
  const failed = { failed: t('words.failed'), explain };
  const accept = useSave(acceptMutation(topic.id), failed);
  const detaching = detachPostMutation();
  const detach = useSave(
    {
      ...detaching,
      onSettled: close,
    },
    failed,
  );
  const blocking = blockMutation(userId ?? '');
  const block = useSave(
    {
      ...blocking,
      onSuccess: async (...args) => {
        await blocking.onSuccess?.(...args);
        focusPost(post.id);
      },
    },
    failed,
  );
  const isMine = profile !== null && profile.id === post.author_profile_id;
  const topicByMe = profile !== null && profile.id === topic.author_profile_id;
  const may = (action: string) => isMine && move(post.kind, post.state, action, ['author']).ok;
  const now = Date.now();
  const createdAt = Date.parse(post.created_at);
  const isAnswer = post.kind === 'answer';
  const canAccept =
    isAnswer &&
    mayAccept({ topicByMe, answerByMe: isMine, state: post.state, createdAt, now }) &&
    move('topic', topic.state, 'accept', ['author']).ok;
  const canEdit =
    onEdit !== undefined &&
    post.state !== 'hidden' &&
    mayEdit({ createdAt, now, byMe: isMine, isStaff: false, topicIsLocked: topic.state === 'locked' });

  // Only whether a way is offered: what they may do there, the desk and the database ask again.
  const { data: roles } = useQuery({
    ...adminRolesQuery(userId ?? ''),
    enabled: userId !== null,
    staleTime: rolesHoldMs,
  });

  const writeTo = useWayToWrite(isMine || isBlocked ? null : post.author_profile_id);

  const items: readonly MenuAction[] = [
    [t('accept'), canAccept && !post.accepted, Check, () => accept.save(post.id)],
    [t('unaccept'), canAccept && post.accepted === true, X, () => accept.save(null)],
    [t('edit'), canEdit, Pencil, () => onEdit?.()],
    [t('detach'), may('detach'), UserX, () => setAsks('detach')],
    [t('words.delete'), may('delete') && mayDelete(post.kind, otherAnswers), Trash2, () => remove(post)],
    [t('reportDialog.title'), !isMine, Flag, () => asMember(() => setAsks('report'))],
    [
      own(isBlocked ? 'member.unblock' : 'member.block'),
      profile !== null && !isMine && post.author_profile_id !== null,
      Ban,
      () => block.save({ profileId: post.author_profile_id ?? '', on: !isBlocked }),
    ],
    [writeTo?.label ?? '', writeTo !== null, MessageCircle, () => void navigate(writeTo?.to ?? '')],
    [
      t('desk'),
      opens(roles ?? [], 'education_admin'),
      Gavel,
      () => void navigate(`${paths.adminDashboard}${deskOf('post', { open: post.id })}`),
    ],
  ];
  return (
    <>
      <ActionMenu
        label={name}
        busy={accept.busy || block.busy}
        actions={items}
        align="start"
        opener={opener}
      />
      <AlertDialogOnDemand
        open={asks === 'detach'}
        onOpenChange={close}
        title={t('detachTitle')}
        description={t('detachText')}
        cancelLabel={t('cancel')}
        confirmLabel={t('detach')}
        tone="danger"
        busy={detach.busy}
        onConfirm={() => detach.save({ kind: post.kind, id: post.id })}
      />
      {asks === 'report' && (
        <ReportDialog
          kind={post.kind}
          target={post.id}
          title={t('reportDialog.title')}
          lead={t('reportDialog.lead')}
          onClose={close}
        />
      )}
    </>
  );
}
