import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WithoutSight } from '@/features/training/without-sight';
import { exercises, findExercise } from '@/lib/cognitive/registry';
import { renderAt } from '../../support/render';

function show(id: string): string {
  const exercise = findExercise(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  const { container } = renderAt('/training-hub', <WithoutSight exercise={exercise} />);
  return container.textContent ?? '';
}

describe('what an exercise says to somebody who does not see', () => {
  it('is the form that works, by its name', () => {
    expect(show('nback')).toBe('Works without seeing, in this form: Letters, only spoken.');
    expect(show('trail-switch')).toBe(
      'Works without seeing, in this form: Type the next item, without search.',
    );
  });

  it('is that it works as it is, where there is one form', () => {
    expect(show('focus-burst')).toBe('Works without seeing.');
  });

  it('is which other exercise does, where none of its forms works', () => {
    expect(show('flanker')).toBe('Needs seeing. One that does not: Simon Sides');
    expect(screen.getByRole('link', { name: 'Simon Sides' })).toHaveAttribute(
      'href',
      '/training-hub/simon/intro',
    );
  });

  it('is said of each that can be opened, unless what would be offered cannot', () => {
    const silent = exercises.filter(({ id }) => show(id) === '').map(({ withoutSight }) => withoutSight);
    for (const way of silent) expect(findExercise((way as { offer: string }).offer)).toBeUndefined();
  });
});
