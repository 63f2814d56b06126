import { useTranslation } from 'react-i18next';
import type { WholeArticle } from '@/api/library/shapes';
import { ButtonLink } from '@/components/button-link';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { partId } from '@/lib/library/markup';

/** What stands in a text that the plan does not open, and the one way to it. */
export function Locked({ article }: { article: WholeArticle }) {
  const { t } = useTranslation('library');
  const { contents, tier, text_lang: lang } = article;
  return (
    <>
      <Notice className="grid justify-items-start gap-4">
        <p className="text-lg">{t('locked', { plan: t(`plans.${tier}`) })}</p>
        <ButtonLink to={`${paths.pricing}#plans`}>{t('words.seePlans')}</ButtonLink>
      </Notice>
      <Section title={t('inIt')}>
        <ul lang={lang} className="grid max-w-read list-disc gap-2 ps-6">
          {contents.map(({ text }, at) => (
            <li key={partId(at + 1)}>{text}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
