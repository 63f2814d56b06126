import type { StateName } from './drawings/states';
import { StateDrawing } from './state-drawing';

/** A small drawing at the end of the heading of a section. It takes no height, and no room that the heading needs. */
export function SectionDrawing({ name }: { name: StateName }) {
  return <StateDrawing name={name} size="list" className="-my-2.5 min-w-0 shrink! self-center" />;
}
