import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { DataProvider } from '@/app/providers/data-provider';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { Glyph } from './glyphs';
import { useUnreadMessages } from './unread-messages';

/** How much nobody read yet of what other members wrote, and the way to it. The header stands outside the pages that read data. */
export function MessagesLink({ userId }: { userId: string }) {
  return (
    <DataProvider>
      <LinkWithCount userId={userId} />
    </DataProvider>
  );
}

function LinkWithCount({ userId }: { userId: string }) {
  const { t } = useTranslation('nav');
  const shown = useUnreadMessages(userId);
  return (
    <NavLink
      to={paths.messages}
      data-tip=""
      aria-label={shown === '' ? t('pages.messages') : t('messagesUnread', { shown })}
      className={`relative ${buttonVariants({ variant: 'ghost', size: 'icon' })}`}
    >
      <Glyph>
        <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719" />
      </Glyph>
      {shown === '' ? null : (
        <span className="absolute end-0 top-0 min-w-5 rounded-full bg-ink px-1 text-center text-xs leading-5 font-semibold text-paper">
          {shown}
        </span>
      )}
    </NavLink>
  );
}
