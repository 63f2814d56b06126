import { areaDrawings } from '@/components/drawings/areas';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import type { Shapes } from '@/components/drawings/shapes';
import { stateDrawings } from '@/components/drawings/states';
import { testDrawings } from '@/components/drawings/tests';
import { Specimen } from './specimen';

/** The whole family side by side, at the three sizes it is used in. */
export function DrawingSpecimens() {
  return (
    <>
      <Sheet title="Drawings of tests" drawings={testDrawings} />
      <Sheet title="Drawings of areas" drawings={areaDrawings} />
      <Sheet title="Drawings of exercises" drawings={exerciseDrawings} />
      <Sheet title="Drawings of states and moments" drawings={stateDrawings} />
    </>
  );
}

function Sheet({ title, drawings }: { title: string; drawings: Readonly<Record<string, Shapes>> }) {
  return (
    <Specimen title={title}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(26rem,1fr))] gap-6">
        {Object.entries(drawings).map(([id, shapes]) => (
          <li key={id} className="text-sm">
            <span className="flex flex-wrap items-end gap-3">
              <Drawing shapes={shapes} size="page" />
              <Drawing shapes={shapes} />
              <Drawing shapes={shapes} size="list" />
            </span>
            {id}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
