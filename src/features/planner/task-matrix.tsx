import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quadrant, quadrants, type RankedTask } from '@/lib/tasks/order';
import type { TaskListProps } from './task-list';
import { TaskRow } from './task-row';

/** The four quadrants. Tasks are moved by their button, or drawn over with the pointer. */
export function TaskMatrix(props: TaskListProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {quadrants.map((quadrant) => (
        <QuadrantBox key={quadrant} quadrant={quadrant} {...props} />
      ))}
    </div>
  );
}

function QuadrantBox({ quadrant, ranked, moment, actions }: TaskListProps & { quadrant: Quadrant }) {
  const { t } = useTranslation('planner');
  const headingId = useId();
  const [isOver, setOver] = useState(false);
  const rows = ranked.filter((one) => one.quadrant === quadrant);
  const drop = (id: string) => {
    const moved: RankedTask | undefined = ranked.find(({ task }) => task.id === id);
    if (moved) actions.move(moved, quadrant);
  };
  return (
    <section
      aria-labelledby={headingId}
      data-quadrant={quadrant}
      data-over={isOver ? '' : undefined}
      className="rounded-l border border-line p-4 data-over:border-accent data-over:bg-accent-tint"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        drop(event.dataTransfer.getData('text/plain'));
      }}
    >
      <h2 id={headingId} className="text-lg">
        {t(`quadrant.q${quadrant}`)}
      </h2>
      <p className="mb-2 text-sm text-ink-soft">{t(`quadrant.hint${quadrant}`)}</p>
      {rows.length === 0 ? (
        <p className="border-t border-line py-4 text-ink-soft">{t('quadrant.none')}</p>
      ) : (
        <ul aria-labelledby={headingId} className="border-t border-line *:last:border-b-0">
          {rows.map((one) => (
            <TaskRow key={one.task.id} ranked={one} moment={moment} actions={actions} movable />
          ))}
        </ul>
      )}
    </section>
  );
}
