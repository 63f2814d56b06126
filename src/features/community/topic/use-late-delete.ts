import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePostMutation } from '@/api/community/writing';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { toast } from '@/components/ui/toast-store';
import { besidePost } from './focus-post';
import { lateDeletes } from './late-deletes';
import type { ActedPost } from './post-actions';

/** Posts that were deleted a moment ago and can still be brought back. */
export const useLateDeletes = (): ReadonlySet<string> =>
  useSyncExternalStore(lateDeletes.subscribe, lateDeletes.ids, lateDeletes.ids);

/** Deletes an own post once nobody pressed 'Undo'. */
export function useLateDelete(): (post: ActedPost) => void {
  const { t } = useTranslation('community-topic');
  const explain = useRefusalText();
  const { mutateAsync } = useMutation(deletePostMutation());
  return ({ kind, id }) => {
    const goOn = besidePost(id);
    lateDeletes.begin(id, () => {
      // Whoever rests on the message keeps it there: what is on its way cannot be taken back any more.
      offer.dismiss();
      mutateAsync({ kind, id })
        .catch((failure: unknown) =>
          toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' }),
        )
        .finally(() => lateDeletes.end(id));
    });
    goOn();
    const offer = toast({
      title: t('deleted'),
      durationMs: lateDeletes.waitMs,
      action: { label: t('words.undo'), altText: t('words.undo'), onSelect: () => lateDeletes.end(id) },
    });
  };
}
