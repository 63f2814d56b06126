import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blocksQuery } from '@/api/community/topic';
import type { RoomView } from '@/api/rooms/room-view';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { isChatOpen } from '@/lib/rooms/shown';
import type { RoomTimer } from '@/lib/rooms/timer';
import type { CommunityParts } from '../community-parts';
import { ChatLine } from './chat-line';
import { LineForm } from './line-form';
import { useLines } from './use-lines';

export interface ChatProps extends Pick<CommunityParts, 'Report' | 'SupportNote'> {
  view: RoomView;
  userId: string;
  me: string;
  timer: RoomTimer;
  /** The time of the server. */
  nowMs: number;
}

/** As near to the foot of the lines counts as there. */
const atEndPx = 24;

/** A few words before the work, in its breaks and after it. While people work it lies folded. */
export function Chat({ view, userId, me, timer, nowMs, Report, SupportNote }: ChatProps) {
  const { t } = useTranslation('rooms');
  const explain = useRefusalText();
  const { room, chat, members } = view;
  const { data: blocks = [] } = useQuery(blocksQuery(userId));
  const lines = useLines(room.id, userId, chat);
  const isOpen = isChatOpen(timer.phase);
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const newest = `${chat.at(-1)?.id} ${lines.sent.length}`;
  useLayoutEffect(() => {
    // The newest line is at the foot; who reads further up stays there, unless the line is their own.
    const box = log.current;
    if (box && isOpen && newest !== '' && (isAtEnd.current || lines.sent.length > 0))
      box.scrollTop = box.scrollHeight;
  }, [newest, isOpen, lines.sent.length]);
  return (
    <Section title={t('chat.title')} ruled>
      {isOpen ? (
        <div
          ref={log}
          role="log"
          aria-label={t('chat.title')}
          // It scrolls, so the keyboard has to reach it.
          tabIndex={0}
          onScroll={({ currentTarget: box }) => {
            isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < atEndPx;
          }}
          className="grid max-h-80 gap-3 overflow-y-auto overscroll-contain rounded-s"
        >
          {chat.length + lines.sent.length === 0 && <p className="text-ink-soft">{t('chat.empty')}</p>}
          {chat.map((line) => (
            <ChatLine
              key={line.id}
              line={line}
              author={members.find(({ profile_id }) => profile_id === line.profile_id)?.card?.handle ?? null}
              isMine={line.profile_id === me}
              isBlocked={line.profile_id !== null && blocks.includes(line.profile_id)}
              roomId={room.id}
              userId={userId}
              nowMs={nowMs}
              Report={Report}
            />
          ))}
          {lines.sent.map((line) => (
            <div key={line.id} className="grid gap-1">
              <p dir="auto" className="wrap-anywhere">
                {line.body}
              </p>
              {line.failure === null ? (
                <p className="text-sm text-ink-soft">{t('words.sending')}</p>
              ) : (
                <div role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-danger">
                  <span>{t('chat.notSent', { why: explain(line.failure) })}</span>
                  <Button variant="link" onClick={() => lines.again(line)}>
                    {t('retry')}
                  </Button>
                  <Button variant="link" onClick={() => lines.discard(line.id)}>
                    {t('words.delete')}
                  </Button>
                </div>
              )}
            </div>
          ))}
        </div>
      ) : null}
      <LineForm isOpen={isOpen} lang={room.lang} onSend={lines.send} SupportNote={SupportNote} />
    </Section>
  );
}
