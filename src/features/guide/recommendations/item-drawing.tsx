import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { ring, type Shapes } from '@/components/drawings/shapes';
import { testDrawings } from '@/components/drawings/tests';

/** A page with a line marked: something to read. */
const article: Shapes = {
  mark: 'M26 40h44v10H26z',
  dotted: ring(48, 48, 42),
  ink: 'M24 12h34l14 14v58H24zM58 12v14h14M32 60h32M32 70h22',
  accent: 'M32 46h32',
};

const byId: Readonly<Record<string, Shapes>> = { ...exerciseDrawings, ...testDrawings };

/** The drawing that a thing to do has everywhere else. */
export function ItemDrawing({ id }: { id: string }) {
  const [, of = ''] = id.split(':');
  return <Drawing shapes={byId[of] ?? article} size="list" className="sm:row-span-2" />;
}
