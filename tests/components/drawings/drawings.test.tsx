import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaDrawings } from '../../../src/components/drawings/areas';
import { Drawing } from '../../../src/components/drawings/drawing';
import { exerciseDrawings } from '../../../src/components/drawings/exercises';
import type { Shapes } from '../../../src/components/drawings/shapes';
import { stateDrawings } from '../../../src/components/drawings/states';
import { testDrawings } from '../../../src/components/drawings/tests';
import { testIds } from '../../../src/lib/assessments/catalogue';

const families: Record<string, Readonly<Record<string, Shapes>>> = {
  testDrawings,
  areaDrawings,
  stateDrawings,
  exerciseDrawings,
};
const all = Object.entries(families).flatMap(([family, drawings]) =>
  Object.entries(drawings).map(([id, shapes]) => [family, id, shapes] as const),
);

describe('the drawings', () => {
  it('show each test, twelve kinds of areas and each of the thirty exercises', () => {
    expect(Object.keys(testDrawings).sort()).toEqual([...testIds].sort());
    expect(Object.keys(areaDrawings)).toHaveLength(12);
    expect(Object.keys(exerciseDrawings)).toHaveLength(30);
  });

  it.each(all)('%s %s weighs no more than 3 kB as it stands in a page', (_family, _id, shapes) => {
    const { container } = render(<Drawing shapes={shapes} title="Name" />);
    expect(container.innerHTML.length).toBeLessThanOrEqual(3000);
  });

  it.each(all)('%s %s carries the highlighter once and stays inside its square', (_family, _id, shapes) => {
    const starts = Object.values(shapes).flatMap((path) =>
      [...path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]),
    );
    expect(shapes.mark?.match(/M/g)).toHaveLength(1);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...starts)).toBeLessThanOrEqual(96);
  });

  it('is a picture with a name where one is given, and silent where it decorates', () => {
    const { rerender } = render(<Drawing shapes={stateDrawings.success} title="Done" />);
    expect(screen.getByRole('img', { name: 'Done' })).toBeInTheDocument();
    rerender(<Drawing shapes={stateDrawings.success} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('leaves the last word about their size to whoever draws them, a smaller one too', () => {
    const { container } = render(<Drawing shapes={stateDrawings.success} className="size-14" />);
    const drawing = container.querySelector('svg');
    expect(drawing?.getAttribute('class')?.match(/\bsize-\d+/g)).toEqual(['size-14']);
    expect(drawing).toHaveAttribute('width', '6rem');
  });
});
