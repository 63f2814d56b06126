import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleBody } from '@/components/articles/article-body';
import { ArticleContents } from '@/components/articles/article-contents';
import { ArticleHead } from '@/components/articles/article-head';
import { ArticleSources } from '@/components/articles/article-sources';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { languages } from '@/config/languages';
import { useFormats } from '@/i18n/use-formats';
import { sourceOf } from '@/lib/library/desk-text';
import { outlineOf } from '@/lib/library/outline';
import { readingMinutes } from '@/lib/library/reading';
import { textIn, useDeskInHand } from './desk-in-hand';
import { PreviewFrame } from './preview-frame';

const widths = { phone: 360, screen: 1280 } as const;
type Width = keyof typeof widths;
type Theme = 'light' | 'dark';

/** What readers will see, on a phone or a wide screen, by day or by night. */
export function Preview() {
  const { t } = useTranslation('admin-library');
  const { t: common } = useTranslation('common');
  const { languageName } = useFormats();
  const { lang } = useDeskInHand();
  const [width, setWidth] = useState<Width>('phone');
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  return (
    <section aria-label={t('preview.title')} className="grid gap-4 lg:sticky lg:top-4">
      <h3 className="font-semibold">{t('preview.title')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceBar
          legend={t('preview.width')}
          choices={(['phone', 'screen'] as const).map((value) => ({
            value,
            label: t(`preview.${value}`, { width: widths[value] }),
          }))}
          value={width}
          onValueChange={setWidth}
        />
        <ChoiceBar
          legend={t('preview.ground')}
          choices={(['light', 'dark'] as const).map((value) => ({
            value,
            label: common(`appearance.${value}`),
          }))}
          value={theme}
          onValueChange={setTheme}
        />
      </div>
      <PreviewFrame
        title={t('preview.frame', { language: languageName(lang) ?? languages[lang] })}
        width={widths[width]}
        theme={theme}
        lang={lang}
      >
        <ReadersView />
      </PreviewFrame>
    </section>
  );
}

function ReadersView() {
  const { t } = useTranslation('admin-library');
  const desk = useDeskInHand();
  const { article, lang } = desk;
  const english = useDeferredValue(textIn(desk, 'en').text);
  const text = useDeferredValue(textIn(desk, lang).text);
  // A card alone is read with the English text.
  const [body, bodyLang] = text.body.trim() === '' ? [english.body, 'en' as const] : [text.body, lang];
  const contents = useMemo(() => outlineOf(body).headings, [body]);
  const sources = english.sources.map(sourceOf).filter(({ url }) => url.startsWith('https://'));
  const { kind, category, author_name: author, updated_at } = article;
  return (
    <div className="wrap">
      <article className="grid gap-12 py-6 pb-section sm:pt-10">
        <ArticleHead
          kind={kind}
          category={category}
          minutes={readingMinutes(body, bodyLang)}
          lang={lang}
          title={text.title.trim() || t('preview.untitled')}
          summary={text.summary}
          author={author}
          changedAt={updated_at}
        />
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <div className="grid min-w-0 content-start gap-8">
            <ArticleContents kind={kind} contents={contents} lang={bodyLang} current={0} folded />
            <ArticleBody text={body} lang={bodyLang} />
            <ArticleSources sources={sources} />
          </div>
          <div className="max-lg:hidden">
            <ArticleContents kind={kind} contents={contents} lang={bodyLang} current={0} />
          </div>
        </div>
      </article>
    </div>
  );
}
