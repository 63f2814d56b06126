import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/api/messages/shapes';
import { Button } from '@/components/ui/button';
import { afterDrawn } from '@/hooks/after-drawn';
import { useFormats } from '@/i18n/use-formats';
import { byDay } from '@/lib/messages/days';
import { MessageLine, OutgoingLine } from './message-line';
import type { Outgoing } from './use-conversation';

export interface MessageLogProps {
  userId: string;
  /** Of the other side. */
  name: string;
  /** The oldest first. */
  said: readonly Message[];
  outgoing: readonly Outgoing[];
  hasEarlier: boolean;
  isFetching: boolean;
  onEarlier: () => Promise<unknown>;
  onAgain: (message: Outgoing) => void;
  onTakeBack: (message: Outgoing) => void;
}

/** So near to the end somebody reads what comes next. */
const nearPx = 80;

/** What was said, the newest at the bottom. What comes in moves nobody who reads further up. */
export function MessageLog(props: MessageLogProps) {
  const { userId, name, said, outgoing, hasEarlier, isFetching, onEarlier, onAgain, onTakeBack } = props;
  const { t } = useTranslation('messages');
  const { fullMoment, date, count } = useFormats();
  const { box, isQuiet, unseen, toEnd, onScroll, readEarlier } = useReadingPlace(
    said,
    outgoing,
    userId,
    onEarlier,
  );
  const days = byDay(said, ({ created_at }) => date(created_at));
  return (
    <div className="relative grid">
      <div
        ref={box}
        role="log"
        aria-label={t('log', { name })}
        aria-live={isQuiet ? 'off' : 'polite'}
        // The keyboard scrolls what scrolls.
        tabIndex={0}
        onScroll={onScroll}
        className="grid max-h-[clamp(16rem,calc(100dvh-27rem),40rem)] min-h-40 content-start gap-4 overflow-y-auto overscroll-contain [overflow-anchor:none] px-1 py-4 focus-visible:outline-offset-[-3px]"
      >
        {hasEarlier ? (
          <Button
            variant="outline"
            size="sm"
            className="justify-self-center"
            busy={isFetching}
            onClick={readEarlier}
          >
            {t('earlier')}
          </Button>
        ) : null}
        {days.map(({ day, lines }) => (
          <div key={day} className="grid gap-2">
            <p className="text-center text-sm text-ink-soft" title={fullMoment(lines[0]?.created_at ?? 0)}>
              {day}
            </p>
            <ul aria-label={day} className="grid gap-2">
              {lines.map((message) => (
                <MessageLine
                  key={message.client_id ?? message.id}
                  message={message}
                  isMine={message.sender_id === userId}
                  name={name}
                />
              ))}
            </ul>
          </div>
        ))}
        {outgoing.length > 0 ? (
          <ul aria-label={t('outgoing')} className="grid gap-2">
            {outgoing.map((message) => (
              <OutgoingLine key={message.id} message={message} onAgain={onAgain} onTakeBack={onTakeBack} />
            ))}
          </ul>
        ) : null}
      </div>
      <div role="status" className="pointer-events-none absolute inset-x-0 bottom-2 flex justify-center">
        {unseen > 0 ? (
          <p className="pointer-events-auto flex flex-wrap items-center gap-x-3 rounded-full border border-line bg-surface px-5 shadow-lift">
            {t('newer', { count: unseen, shown: count(unseen) })}
            <Button variant="link" onClick={toEnd}>
              {t('words.show')}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Keeps the place of who reads: at the end with what is new, further up where they are. */
function useReadingPlace(
  said: readonly Message[],
  outgoing: readonly Outgoing[],
  userId: string,
  onEarlier: () => Promise<unknown>,
) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const before = useRef({ first: '', last: '', height: 0, outgoing: 0 });
  /** The last line that was seen. */
  const [seenTo, setSeenTo] = useState<string | null>(null);
  const [isQuiet, setQuiet] = useState(false);
  const last = said.at(-1);

  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    const then = before.current;
    const first = said[0]?.id ?? '';
    const wroteNow =
      outgoing.length > then.outgoing || (last?.id !== then.last && last?.sender_id === userId);
    if (isNear.current || wroteNow) {
      area.scrollTop = area.scrollHeight;
      isNear.current = true;
      setSeenTo(last?.id ?? null);
    } else if (first !== then.first) {
      // What was put above moves nothing.
      area.scrollTop += area.scrollHeight - then.height;
    }
    before.current = { first, last: last?.id ?? '', height: area.scrollHeight, outgoing: outgoing.length };
  }, [said, outgoing.length, last, userId]);

  const seenAt = said.findIndex(({ id }) => id === seenTo);
  const unseen =
    seenTo === null ? 0 : said.slice(seenAt + 1).filter((row) => row.sender_id !== userId).length;
  return {
    box,
    isQuiet,
    unseen,
    toEnd: () => {
      const area = box.current;
      if (area) area.scrollTop = area.scrollHeight;
      setSeenTo(last?.id ?? null);
      area?.focus({ preventScroll: true });
    },
    onScroll: () => {
      const area = box.current;
      if (!area) return;
      isNear.current = area.scrollHeight - area.scrollTop - area.clientHeight < nearPx;
      if (isNear.current) setSeenTo(last?.id ?? null);
    },
    readEarlier: () => {
      // What was said long ago is not read out as news.
      setQuiet(true);
      void onEarlier().finally(() =>
        afterDrawn(() => {
          setQuiet(false);
          // Where there is nothing earlier the button is gone.
          if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
        }),
      );
    },
  };
}
