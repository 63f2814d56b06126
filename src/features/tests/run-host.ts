import type { ReactNode } from 'react';
import type { HandIn } from './runner/hand-in';

/**
 * Where a run is taken, whose it is on this device, and what becomes of it. A person's own run needs none of this;
 * an invited informant's has an address, an owner and an end of its own.
 */
export interface RunHost {
  /** Address of the start screen; a run is named in its query. */
  address: string;
  /** Under this name the device keeps the run; nobody else is offered it. */
  owner: string;
  /** Where 'Leave' leads. */
  leaveTo: string;
  handIn: HandIn;
  /** What stands there once the run is handed in. */
  ending: (attemptId: string) => ReactNode;
}
