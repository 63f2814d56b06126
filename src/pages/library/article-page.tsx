import { type Params, useParams } from 'react-router-dom';
import { articleQuery } from '@/api/library/reading';
import { ArticleScreen } from '@/features/library/article-screen';
import { currentLanguage } from '@/i18n/init';

export function ArticlePage() {
  const { slug = '' } = useParams();
  return <ArticleScreen key={slug} slug={slug} />;
}

ArticlePage.own = (userId: string, { slug = '' }: Readonly<Params>) => [
  articleQuery(userId, slug, currentLanguage()),
];
