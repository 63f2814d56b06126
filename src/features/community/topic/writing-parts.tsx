import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReplyComposerProps } from '../write/reply-composer';
import type { EditAnswerProps } from './edit-answer';
import type { EditTopicProps } from './edit-topic';

/* What somebody writes with. Most who open a question read: its code comes once there is something to write. */

const Composer = lazy(() =>
  import('../write/reply-composer').then((module) => ({ default: module.ReplyComposer })),
);
const AnswerEditor = lazy(() => import('./edit-answer').then((module) => ({ default: module.EditAnswer })));
const TopicEditor = lazy(() => import('./edit-topic').then((module) => ({ default: module.EditTopic })));

const waiting = <Skeleton className="h-56" />;

export function ReplyComposer(props: ReplyComposerProps) {
  return (
    <Suspense fallback={waiting}>
      <Composer {...props} />
    </Suspense>
  );
}

export function EditAnswer(props: EditAnswerProps) {
  return (
    <Suspense fallback={waiting}>
      <AnswerEditor {...props} />
    </Suspense>
  );
}

export function EditTopic(props: EditTopicProps) {
  return (
    <Suspense fallback={waiting}>
      <TopicEditor {...props} />
    </Suspense>
  );
}
