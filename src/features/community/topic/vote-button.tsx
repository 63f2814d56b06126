import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { voteMutation } from '@/api/community/writing';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import { useFormats } from '@/i18n/use-formats';
import { useAsMember } from '../as-member';
import { useReader } from '../reader';

export interface VoteButtonProps {
  topicId: string;
  viewer: string | null;
  post: {
    readonly kind: 'topic' | 'answer';
    readonly id: string;
    readonly votes: number;
    readonly voted: boolean;
    readonly author: string | null;
  };
  /** What is held cannot be voted for. */
  isShown: boolean;
}

/** 'Helpful', on or off, shown at once. Of an own post it is a number. */
export function VoteButton({ topicId, viewer, post, isShown }: VoteButtonProps) {
  const { t } = useTranslation('community-topic');
  const { count } = useFormats();
  const { profile } = useReader();
  const asMember = useAsMember();
  const explain = useRefusalText();
  const { save, busy } = useSave(voteMutation(topicId, viewer), { failed: t('words.failed'), explain });
  const label = t('helpful', { shown: count(post.votes) });
  const isOwn = profile !== null && profile.id === post.author;
  if (!isShown) return null;
  if (isOwn) return <p className="pe-2 text-sm text-ink-soft">{label}</p>;
  const press = () =>
    asMember(() => {
      if (!busy) save({ kind: post.kind, id: post.id, on: !post.voted });
    });
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={post.voted}
      className="aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent"
      onClick={press}
    >
      <ThumbsUp aria-hidden="true" />
      {label}
    </Button>
  );
}
