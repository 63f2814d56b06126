import type { LatestResult } from '@/api/attempts/latest';
import { areaDrawings } from '@/components/drawings/areas';
import { Drawing } from '@/components/drawings/drawing';
import type { Shapes } from '@/components/drawings/shapes';
import { testDrawings } from '@/components/drawings/tests';
import { findInstrument } from '@/lib/assessments/instruments';
import { asPicture } from './lead-card';

/** The drawing of the area that stands out most; of the test where none was scored. */
export function StrongestArea({ result }: { result: LatestResult }) {
  return <Drawing shapes={shapesOf(result)} {...asPicture} />;
}

function shapesOf({ test_id, domains }: LatestResult): Shapes {
  const [top] = (findInstrument(test_id)?.domains ?? [])
    .filter(({ id }) => domains[id] != null)
    .sort((a, b) => (domains[b.id] ?? 0) - (domains[a.id] ?? 0));
  return top ? areaDrawings[top.kind] : testDrawings[test_id];
}
