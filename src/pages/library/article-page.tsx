import { useParams } from 'react-router-dom';
import { ArticleScreen } from '@/features/library/article-screen';

export function ArticlePage() {
  const { slug = '' } = useParams();
  return <ArticleScreen key={slug} slug={slug} />;
}
