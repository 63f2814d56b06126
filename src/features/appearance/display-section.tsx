import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeProfileMutation } from '@/api/account/profile';
import { ButtonLink } from '@/components/button-link';
import { LanguagePicker } from '@/components/language-picker';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { paths } from '@/config/paths';
import { ThemeToggle } from './theme-toggle';

/** Theme and language, also for visitors; a signed-in person's account keeps the language, too. */
export function DisplaySection({ userId }: { userId: string | null }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const keep = useMutation({
    ...changeProfileMutation(),
    onError: (error) =>
      toast({ title: t('words.notSaved'), description: errorText(error), variant: 'destructive' }),
  });
  return (
    <div className="grid max-w-xl gap-6">
      <ThemeToggle inWords className="max-w-md" />
      <div className="max-w-80">
        {userId === null ? (
          <LanguagePicker />
        ) : (
          <LanguagePicker onChosen={(language) => keep.mutate({ userId, change: { language } })} />
        )}
        {userId === null ? null : <p className="mt-1.5 text-sm text-ink-soft">{t('page.languageKept')}</p>}
      </div>
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-soft">{t('page.neuro')}</p>
        <ButtonLink to={paths.neuroSettings} variant="outline" data-action="neuro-settings">
          {t('page.neuroLink')}
        </ButtonLink>
      </div>
    </div>
  );
}
