import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { messagesAddress, readBox } from './address';

/** Where only one of both has room: the way from a conversation to the list it stands in. */
export function BackToList() {
  const { t } = useTranslation('messages');
  const [search] = useSearchParams();
  return (
    <Link
      to={messagesAddress({ box: readBox(search), thread: null })}
      className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {t('back')}
    </Link>
  );
}
