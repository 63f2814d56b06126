import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { similarTopicsQuery } from '@/api/community/topics';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/config/languages';
import { href, paths } from '@/config/paths';
import { similarText } from '@/lib/community/search-query';
import { Folded } from '../folded';

const pauseMs = 500;

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Questions that may have been asked before; never in the way of asking. */
export function SimilarTopics({ title, lang }: { title: string; lang: Language }) {
  const { t } = useTranslation(['community-write', 'community']);
  const sought = similarText(useSettled(title), lang);
  const { data = [] } = useQuery({
    ...similarTopicsQuery(sought ?? '', lang),
    enabled: sought !== null,
    // What stood there stays until the next answer: nothing jumps while somebody types.
    placeholderData: (before) => before,
  });
  const shown = sought === null ? [] : data;
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <section aria-label={t('similar.title')} className="rounded-m bg-sunken p-4">
          <p className="font-semibold">{t('similar.title')}</p>
          <ul className="mt-1">
            {shown.map((topic) => (
              <li key={topic.id}>
                <Folded author={topic.author_profile_id}>
                  <span className="flex flex-wrap items-center gap-x-3">
                    <Link
                      to={href(paths.communityTopic, { topicId: topic.id })}
                      target="_blank"
                      lang={topic.lang}
                      dir="auto"
                      className="link inline-flex min-h-11 items-center"
                    >
                      {topic.title}
                    </Link>
                    {topic.state === 'answered' && <Badge tone="outline">{t('community:answered')}</Badge>}
                  </span>
                </Folded>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
