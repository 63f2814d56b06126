import { cx } from 'class-variance-authority';
import type { AnswerKey } from '../view';

const face =
  'grid min-h-16 min-w-16 cursor-pointer place-items-center rounded-m border-2 border-line-strong bg-surface py-3 text-center text-balance text-lg font-semibold leading-tight active:border-accent active:bg-accent-tint';

/**
 * What touch and mouse press: in the lower corners for two, in a row for more; nothing for one, which is the whole field.
 * Keys give the same answers, and the stage says which, so these are no controls of their own.
 */
export function AnswerButtons({
  answers,
  textOf,
}: {
  answers: readonly AnswerKey[];
  textOf: (label: string) => string;
}) {
  if (answers.length < 2) return null;
  return (
    <div
      aria-hidden="true"
      className={cx(
        'absolute inset-x-0 bottom-0 z-2 gap-3 px-[max(1rem,env(safe-area-inset-left))] pb-[max(1rem,env(safe-area-inset-bottom))]',
        answers.length === 2
          ? 'flex justify-between'
          : 'mx-auto grid max-w-160 auto-cols-fr max-sm:grid-cols-2 sm:grid-flow-col',
      )}
    >
      {answers.map(({ label, Icon, isLast }, area) => (
        <div
          key={label}
          data-answer={area}
          className={cx(
            face,
            isLast && 'order-last',
            answers.length === 2 ? 'min-w-28 max-w-[45%] px-4' : 'px-2',
          )}
        >
          {Icon ? <Icon aria-hidden="true" className="size-8" /> : textOf(label)}
        </div>
      ))}
    </div>
  );
}
