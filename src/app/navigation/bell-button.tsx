import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadCountQuery } from '@/api/notifications/notifications';
import { DataProvider } from '@/app/providers/data-provider';
import { buttonVariants } from '@/components/ui/button-variants';
import { toast } from '@/components/ui/toast-store';
import { badgeText } from '@/lib/notifications/badge';
import { minuteMs } from '@/lib/time';
import { Glyph } from './glyphs';

const loadPopover = () => import('@/features/notices/notice-popover');
const NoticePopover = lazy(() => loadPopover().then((module) => ({ default: module.NoticePopover })));

/** How much the person has not read, and the way to it. The header stands outside the pages that read data. */
export function BellButton({ userId }: { userId: string }) {
  return (
    <DataProvider>
      <Bell userId={userId} />
    </DataProvider>
  );
}

function Bell({ userId }: { userId: string }) {
  const { t } = useTranslation('nav');
  // Told at once where news come in by themselves; else looked at now and then.
  const { data: unread } = useQuery({ ...unreadCountQuery(userId), refetchInterval: minuteMs });
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = badgeText(unread);
  const toggle = async () => {
    try {
      await loadPopover();
      setWanted(true);
      setOpen((isOpen) => !isOpen);
    } catch {
      toast({ title: t('loadFailed'), variant: 'destructive' }); // without a connection
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        data-action="open-notices"
        data-tip=""
        aria-label={shown === '' ? t('words.notifications') : t('bellUnread', { shown })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onClick={() => void toggle()}
        className={`relative ${buttonVariants({ variant: 'ghost', size: 'icon' })}`}
      >
        <Glyph>
          <path d="M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326" />
        </Glyph>
        {shown === '' ? null : (
          <span className="absolute end-0 top-0 min-w-5 rounded-full bg-ink px-1 text-center text-xs leading-5 font-semibold text-paper">
            {shown}
          </span>
        )}
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <NoticePopover userId={userId} opener={button} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
