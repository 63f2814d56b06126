import type { StateName } from './drawings/states';
import { StateDrawing } from './state-drawing';

/** A small drawing at the end of the heading of a section. It takes no height: the line is as high as its heading. */
export function SectionDrawing({ name }: { name: StateName }) {
  return <StateDrawing name={name} size="list" className="-my-2.5 self-center" />;
}
