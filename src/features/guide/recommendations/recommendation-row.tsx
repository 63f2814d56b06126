import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  dismissMutation,
  noteOpened,
  type Recommendations,
  undismissMutation,
} from '@/api/guide/recommendations';
import { ButtonLink } from '@/components/button-link';
import { Sentences } from '@/components/recommendations/sentences';
import { useReasonText } from '@/components/recommendations/use-reason-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import type { Recommendation } from '@/lib/contracts/ai-content-recommendations';
import { secondMs } from '@/lib/time';
import { ItemDrawing } from './item-drawing';
import { useItemName } from './use-item-name';

const undoMs = 10 * secondMs;

export interface RecommendationRowProps {
  userId: string;
  item: Recommendation;
  /** Those that the list has not told already. */
  reasons: readonly string[];
  areas: Recommendations['areas'];
  day: string;
}

/** One thing to do, why, and the way there. */
export function RecommendationRow({ userId, item, reasons, areas, day }: RecommendationRowProps) {
  const { t } = useTranslation('guide');
  const nameOf = useItemName();
  const reasonText = useReasonText();
  const dismiss = useDismiss(userId);
  const name = nameOf(item);
  const why = reasons.flatMap((reason) => reasonText(reason, { areas }) ?? []);
  return (
    <li
      data-item={item.id}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:items-center"
    >
      <ItemDrawing id={item.id} />
      <div className="min-w-0">
        <h3 className="text-[1.15rem]">{name}</h3>
        <p className="text-sm text-ink-soft">{t(`type.${item.type}`)}</p>
      </div>
      {/* On a phone it takes the whole line: beside drawing and button a word or two would stand in each. */}
      <p className="mt-1 max-w-[56ch] text-ink-soft empty:hidden max-sm:col-span-full sm:col-start-2 sm:row-start-2">
        <Sentences list={why} />
      </p>
      <ButtonLink
        to={item.url}
        variant="outline"
        size="sm"
        aria-label={t('words.openNamed', { name })}
        className="max-sm:col-span-full max-sm:mt-3 max-sm:justify-self-start sm:col-start-3 sm:row-span-2 sm:row-start-1"
        onClick={() => void noteOpened({ items: [item.id], day })}
      >
        {t('words.open')}
      </ButtonLink>
      <Button
        variant="ghost"
        size="icon"
        data-action="dismiss"
        aria-label={t('dismissNamed', { name })}
        className="col-start-3 row-start-1 sm:col-start-4 sm:row-span-2"
        onClick={() => dismiss({ id: item.id, name, day })}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </li>
  );
}

/** Puts an item aside, with a way back for a while. */
function useDismiss(userId: string) {
  const { t } = useTranslation('guide');
  const errorText = useErrorText();
  const failed = (error: unknown) =>
    toast({ title: t('words.notSaved'), description: errorText(error), variant: 'destructive' });
  const away = useMutation({ ...dismissMutation(userId), onError: failed });
  const back = useMutation({ ...undismissMutation(userId), onError: failed });
  return ({ id, name, day }: { id: string; name: string; day: string }) => {
    const feedback = { items: [id], day };
    away.mutate(feedback);
    toast({
      title: t('dismissed', { name }),
      durationMs: undoMs,
      action: {
        label: t('words.undo'),
        altText: t('undoHint'),
        onSelect: () => back.mutate(feedback),
      },
    });
  };
}
