import type { Topic } from '@/api/community/shapes';
import type { PostKind } from '@/api/community/writing';
import { latePart } from '@/components/late-part';
import { MenuOnDemand } from '@/components/menu-on-demand';

const PostMenu = latePart(() => import('./post-menu').then((module) => module.PostMenu));

/** What the menu of a post has to know. */
export interface ActedPost {
  readonly kind: PostKind;
  readonly id: string;
  readonly author_profile_id: string | null;
  readonly state: string;
  readonly created_at: string;
  readonly version: number;
  readonly accepted?: boolean;
}

export interface PostActionsProps {
  post: ActedPost;
  topic: Topic;
  /** The name of its button: of which post it is. */
  label: string;
  /** Of a question: how many answers of others it has. */
  otherAnswers?: number;
  /** Without it the post cannot be edited. */
  onEdit?: () => void;
}

/** One button for everything that is done seldom; the menu comes with the first press. */
export function PostActions(props: PostActionsProps) {
  return <MenuOnDemand label={props.label}>{(late) => <PostMenu {...props} {...late} />}</MenuOnDemand>;
}
