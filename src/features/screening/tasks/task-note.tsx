import { Button } from '@/components/ui/button';
import { TaskBody, type TaskBodyProps } from './task-body';

export interface TaskNoteProps extends Pick<TaskBodyProps, 'screen' | 'language' | 'header'> {
  title: string;
  lines: readonly string[];
  /** Label of the only button. */
  action: string;
  onAction: () => void;
}

/** What a person reads before or after a part of a task, and one button. */
export function TaskNote({ title, lines, action, onAction, ...body }: TaskNoteProps) {
  return (
    <TaskBody {...body}>
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <div className="mt-4 grid max-w-read gap-3 text-ink-soft">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Button size="lg" className="mt-8 max-sm:w-full" data-action="go-on" onClick={onAction}>
        {action}
      </Button>
    </TaskBody>
  );
}
