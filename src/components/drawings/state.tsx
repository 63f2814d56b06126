import { Drawing, type DrawingProps } from './drawing';
import { type StateName, stateDrawings } from './states';

export interface StateProps extends Omit<DrawingProps, 'shapes'> {
  name: StateName;
}

/** The drawing of a state or a moment by its name. */
export function State({ name, ...props }: StateProps) {
  return <Drawing shapes={stateDrawings[name]} {...props} />;
}
