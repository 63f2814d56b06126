import { useTranslation } from 'react-i18next';

/** Where help is when somebody may be in danger; kind, without alarm, and never a reason to hold a text back. */
export function SupportCard() {
  const { t } = useTranslation('posts');
  return (
    <section
      aria-label={t('supportTitle')}
      className="grid gap-1 rounded-l bg-accent-tint p-4 hc:border hc:border-accent"
    >
      <p className="font-semibold">{t('supportTitle')}</p>
      <p className="max-w-[62ch]">{t('support')}</p>
    </section>
  );
}
