import { useTranslation } from 'react-i18next';
import { SupportCard } from '@/components/posts/support-card';

/** The card of support that moderators put under a post, folded: whoever needs it opens it. */
export function FoldedSupport() {
  const { t } = useTranslation('posts');
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        {t('supportTitle')}
      </summary>
      <SupportCard />
    </details>
  );
}
