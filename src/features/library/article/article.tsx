import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WholeArticle } from '@/api/library/shapes';
import { ArticleBody } from '@/components/articles/article-body';
import { ArticleContents } from '@/components/articles/article-contents';
import { ArticleHead } from '@/components/articles/article-head';
import { ArticleSources } from '@/components/articles/article-sources';
import { latePart } from '@/components/late-part';
import { Section } from '@/components/section';
import { languages } from '@/config/languages';
import { paths } from '@/config/paths';
import { useHashTarget } from '@/hooks/use-hash-target';
import { usePageTitle } from '@/hooks/use-page-title';
import { currentLanguage } from '@/i18n/init';
import { useFormats } from '@/i18n/use-formats';
import { ReadAloud } from '../aloud/read-aloud';
import { CardRow } from '../list/card-row';
import { EndOfText } from './end-of-text';
import { Locked } from './locked';
import { ReadingTools } from './reading-tools';
import { useReadingProgress } from './use-reading-progress';
import { WhereItStopped } from './where-it-stopped';

// Most texts are read by the voice of the device.
const Recording = latePart(() => import('./recording').then((module) => module.Recording));

export interface ArticleProps {
  article: WholeArticle;
  userId: string;
}

/** A text with what belongs to it. In one column on a phone; on a wide screen the contents stand beside it. */
export function Article({ article, userId }: ArticleProps) {
  const { t } = useTranslation('library');
  usePageTitle(article.title);
  const bodyRef = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { current, finish } = useReadingProgress({ article, userId, bodyRef, isDrawn });
  const { body, contents, kind, related, sources, text_lang: lang } = article;
  return (
    <article className="grid gap-12 py-6 pb-section sm:pt-10">
      <Head article={article} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid min-w-0 content-start gap-8">
          {body === null ? (
            <Locked article={article} />
          ) : (
            <>
              {article.audio_url === null ? (
                isDrawn && <ReadAloud key={`${article.slug} ${lang}`} article={article} bodyRef={bodyRef} />
              ) : (
                <Recording
                  article={article}
                  src={article.audio_url}
                  userId={userId}
                  waiting={<div className="min-h-36" />}
                />
              )}
              <ArticleContents kind={kind} contents={contents} lang={lang} current={current} folded />
              {isDrawn && <WhereItStopped article={article} />}
              <ArticleBody ref={bodyRef} text={body} lang={lang} onDrawn={() => setDrawn(true)} />
              {isDrawn && <Arrival />}
              <EndOfText article={article} onFinish={finish} />
            </>
          )}
          <ArticleSources sources={sources} />
        </div>
        {body !== null && (
          <div className="max-lg:hidden" data-print="hide">
            <ArticleContents kind={kind} contents={contents} lang={lang} current={current} />
          </div>
        )}
      </div>
      {related.length > 0 && (
        <div data-print="hide">
          <Section title={t('related')}>
            <ul className="divide-y divide-line border-y border-line">
              {related.map((card) => (
                <CardRow key={card.id} card={card} />
              ))}
            </ul>
          </Section>
        </div>
      )}
    </article>
  );
}

/** The heading that the address names, once it is there. */
function Arrival() {
  useHashTarget();
  return null;
}

function Head({ article }: Pick<ArticleProps, 'article'>) {
  const { t } = useTranslation('library');
  const { languageName } = useFormats();
  const { kind, category, lang, text_lang, title, summary, reading_min, early, author_name } = article;
  const own = currentLanguage();
  return (
    <ArticleHead
      kind={kind}
      category={category}
      minutes={reading_min}
      lang={lang}
      title={title}
      summary={summary}
      author={author_name}
      changedAt={article.text_updated_at}
      early={early}
      wayBack={
        <p className="-ms-1" data-print="hide">
          <Link to={paths.education} className="link inline-flex min-h-11 items-center px-1">
            {t('toLibrary')}
          </Link>
        </p>
      }
    >
      {text_lang !== own && (
        <p className="max-w-read border-s-4 border-accent ps-4 text-sm">
          {t('fallback', { language: languageName(own) ?? languages[own] })}
        </p>
      )}
      <ReadingTools title={title} />
    </ArticleHead>
  );
}
