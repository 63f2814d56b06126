import { cx } from 'class-variance-authority';
import { Suspense } from 'react';
import type { StateProps } from './drawings/state';
import { lazyWhenIdle } from './lazy-when-idle';

// Nobody waits for a picture of what there is not: it comes when the page is there, into room that is kept for it.
const State = lazyWhenIdle(() => import('./drawings/state').then((module) => module.State));

const room = { list: 'size-12', card: 'size-24', page: 'size-60' } as const;

/** The drawing of an empty page or of a moment. */
export function StateDrawing(props: StateProps) {
  return (
    <Suspense
      fallback={
        <span
          aria-hidden="true"
          className={cx('block shrink-0', room[props.size ?? 'card'], props.className)}
        />
      }
    >
      <State {...props} />
    </Suspense>
  );
}
