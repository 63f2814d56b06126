import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetUnder, keptUnder } from '@/api/device/stored';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { storedNames } from '@/config/stored-names';
import { useConsent } from '@/contexts/consent';
import { useHydrated } from '@/hooks/use-hydrated';
import { forgetLanguageCookie } from '@/i18n/forget-language';

/** What this browser keeps of the site by name, as the cookie policy lists it, each to be deleted by itself. */
export function StoredList() {
  const { t } = useTranslation(['consent', 'stored']);
  const isHere = useHydrated();
  const [, lookAgain] = useState(0);
  // A choice made here changes the list.
  useConsent();
  const kept = isHere ? storedNames.filter(({ names }) => keptUnder(names).length > 0) : [];
  const remove = (id: (typeof storedNames)[number]['id'], names: readonly string[]) => {
    forgetUnder(names);
    if (id === 'language') forgetLanguageCookie();
    lookAgain((times) => times + 1);
    toast({ title: t('words.removedFromDevice') });
  };
  if (kept.length === 0) return null;
  return (
    <ul className="mt-4 max-w-2xl border-t border-line" data-slot="stored-list">
      {kept.map(({ id, names }) => {
        const use = t(`stored:${id}.use`);
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div className="max-w-read flex-1 basis-60">
              <p>{use}</p>
              <p className="text-sm text-ink-soft">{t(`stored:${id}.time`)}</p>
            </div>
            {/* A session is ended by signing out, which tells the server. */}
            {id === 'session' ? null : (
              <Button
                variant="outline"
                size="sm"
                aria-label={t('words.pair', { name: t('words.delete'), text: use })}
                data-action={`forget-${id}`}
                onClick={() => remove(id, names)}
              >
                {t('words.delete')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
