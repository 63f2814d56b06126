import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AskedList, newerTopicsQuery, newestTopicQuery } from '@/api/community/topics';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';

export interface NewerTopicsProps {
  asked: AskedList;
  /** Reads the list again. */
  onShow: () => void;
}

/** 'n new questions. Show', said without moving what is read. */
export function NewerTopics({ asked, onShow }: NewerTopicsProps) {
  const { t } = useTranslation('community');
  const { count } = useFormats();
  const client = useQueryClient();
  const newest = newestTopicQuery(asked);
  const { data: since } = useQuery(newest);
  const { data: newer = 0 } = useQuery({
    ...newerTopicsQuery(asked, since ?? null),
    enabled: since !== undefined,
  });
  const show = () => {
    void client.invalidateQueries({ queryKey: newest.queryKey });
    onShow();
  };
  return (
    <div role="status">
      {newer > 0 && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-3">
          {t('newer', { count: newer, shown: count(newer) })}
          <Button variant="link" onClick={show}>
            {t('words.show')}
          </Button>
        </p>
      )}
    </div>
  );
}
