import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import type { Shapes } from '@/components/drawings/shapes';
import { useFormats } from '@/i18n/use-formats';

export interface ExerciseGroupProps {
  title: string;
  /** Of one of its exercises, on the fold. */
  drawing: Shapes;
  /** Of the exercises in it: they tell on a phone what the fold holds. */
  names: readonly string[];
  /** What was looked for is not folded away. */
  open: boolean;
  /** The cards. */
  children: ReactNode;
}

/** The exercises of one kind. On a phone they are folded under their names, where all of them would be a long way down. */
export function ExerciseGroup({ title, drawing, names, open, children }: ExerciseGroupProps) {
  const formats = useFormats();
  const [opened, setOpened] = useState(false);
  const listId = useId();
  const isOpen = open || opened;
  return (
    <section data-part="exercise-group">
      <h2 className="text-lg sm:mb-5 sm:text-xl">
        <span className="max-sm:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          disabled={open}
          onClick={() => setOpened(!opened)}
          data-action="open-group"
          className={cx(
            'grid w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-m border border-line bg-surface px-4 py-3.5 text-start sm:hidden',
            isOpen && 'mb-4',
          )}
        >
          <Drawing shapes={drawing} size="list" className="-ms-1" />
          <span>{title}</span>
          <span className="font-sans text-sm font-normal text-ink-soft tabular-nums">
            {formats.count(names.length)}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 transition-transform', isOpen && 'rotate-180', open && 'invisible')}
          />
          {isOpen ? null : (
            <span className="col-span-full mt-1 font-sans text-sm leading-snug font-normal tracking-normal text-ink-soft">
              {formats.narrowList(names)}
            </span>
          )}
        </button>
      </h2>
      <ul id={listId} className={cx('grid gap-5 sm:grid-cols-2 lg:grid-cols-3', isOpen || 'max-sm:hidden')}>
        {children}
      </ul>
    </section>
  );
}
