import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '@/api/community/own-profile';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { refusalOfText } from '@/lib/community/refusal-of-text';
import { isTagCount } from '@/lib/community/tags';

/** What is wrong with each part of a question, in words. */
export interface Faults {
  title?: string;
  body?: string;
  tags?: string;
}

export const hasFault = (faults: Faults): boolean => Object.keys(faults).length > 0;

export interface CheckedTopic {
  /** null: it does not change. */
  readonly title: string | null;
  readonly body: string;
  readonly tags: readonly string[];
}

/** Reads a question as the database will, before it is sent. */
export function useTopicFaults(): (topic: CheckedTopic, writer: Pick<OwnProfile, 'level'>) => Faults {
  const { t } = useTranslation('community-errors');
  const explain = useRefusalText();
  return ({ title: asked, body: text, tags }, writer) => {
    const title = asked === null ? null : refusalOfText(asked, 'title', writer);
    const body = refusalOfText(text, 'topic', writer);
    return {
      ...(title && { title: explain(title) }),
      ...(body && { body: explain(body) }),
      ...(isTagCount(tags) ? {} : { tags: t('tag_count') }),
    };
  };
}
