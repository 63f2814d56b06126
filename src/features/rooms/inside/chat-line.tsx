import { Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomLine } from '@/api/rooms/shapes';
import { removeLineMutation } from '@/api/rooms/writing';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import { useFormats } from '@/i18n/use-formats';
import { minuteMs } from '@/lib/time';
import type { CommunityParts } from '../community-parts';
import { ReportButton } from '../report-button';

export interface ChatLineProps extends Pick<CommunityParts, 'Report'> {
  line: RoomLine;
  /** null: somebody who left, or a former member. */
  author: string | null;
  isMine: boolean;
  /** The reader does not want to read its author. */
  isBlocked: boolean;
  roomId: string;
  userId: string;
  nowMs: number;
}

/** One line of the chat, as plain text: nothing in it can be pressed. */
export function ChatLine(props: ChatLineProps) {
  const { line, author, isMine, isBlocked, roomId, userId, nowMs, Report } = props;
  const { t } = useTranslation('rooms');
  const { t: posts } = useTranslation('posts');
  const { time } = useFormats();
  const [isUnfolded, setUnfolded] = useState(false);
  const name = author ?? t('chat.left');
  if (isBlocked && !isUnfolded) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {posts('folded')}
        <Button variant="link" aria-expanded={false} onClick={() => setUnfolded(true)}>
          {t('words.show')}
        </Button>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          <span dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </span>{' '}
          <time dateTime={line.created_at}>{time(line.created_at)}</time>
        </p>
        <p dir="auto" className="wrap-anywhere">
          {line.body}
        </p>
      </div>
      {isMine ? (
        nowMs - Date.parse(line.created_at) < minuteMs && (
          <RemoveLine lineId={line.id} roomId={roomId} userId={userId} />
        )
      ) : (
        <ReportButton
          Report={Report}
          kind="room_chat"
          target={line.id}
          variant="ghost"
          size="icon"
          aria-label={t('report.lineOf', { name })}
        >
          <Flag aria-hidden="true" className="text-ink-soft" />
        </ReportButton>
      )}
    </div>
  );
}

/** For a minute a line can be taken back. */
function RemoveLine({ lineId, roomId, userId }: { lineId: string; roomId: string; userId: string }) {
  const { t } = useTranslation('rooms');
  const explain = useRefusalText();
  const { save, busy } = useSave(removeLineMutation(roomId, userId), { failed: t('words.failed'), explain });
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('chat.remove')}
      busy={busy}
      onClick={() => save(lineId)}
    >
      <Trash2 aria-hidden="true" className="text-ink-soft" />
    </Button>
  );
}
