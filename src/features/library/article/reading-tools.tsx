import { Link2, Printer, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/use-copy';
import { paths } from '@/config/paths';

/** Print, pass on, and how the text looks. */
export function ReadingTools({ title }: { title: string }) {
  const { t } = useTranslation('library');
  const copy = useCopy();
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`;
    const isShared = await passOn({ title, url });
    if (!isShared) await copy(url);
  };
  return (
    <div className="-ms-3 flex flex-wrap gap-x-1" data-print="hide">
      <Button variant="ghost" size="sm" onClick={() => void share()}>
        <Link2 aria-hidden="true" />
        {t('share')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t('print')}
      </Button>
      <ButtonLink to={paths.neuroSettings} variant="ghost" size="sm">
        <Type aria-hidden="true" />
        {t('display')}
      </ButtonLink>
    </div>
  );
}

/** By the sheet of a phone; false where there is none, and where it could not be used. Closing it is an answer, too. */
async function passOn(what: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}
