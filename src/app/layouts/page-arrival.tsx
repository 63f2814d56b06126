import {
  Component,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { arriveAtHeading } from '@/hooks/focus-heading';

interface Shown {
  pathname: string | null;
  /** Stops waiting for the heading of the page that was opened last. */
  stop: () => void;
  /** How far down each entry of the history was when it was left, in CSS px. */
  readonly places: Map<string, number>;
}

const nothing = (): Shown => ({ pathname: null, stop: () => undefined, places: new Map() });

/** What was shown last. It stands above the layouts: going from one to another takes both down with all they know. */
const ShownContext = createContext<RefObject<Shown>>({ current: nothing() });

interface KeeperProps {
  entry: string;
  places: Map<string, number>;
}

/** Looks where the reader is before the next page changes the height of the document; only a class is asked in time. */
class PlaceKeeper extends Component<KeeperProps> {
  override getSnapshotBeforeUpdate({ entry, places }: KeeperProps): null {
    if (entry !== this.props.entry) places.set(entry, window.scrollY);
    return null;
  }
  // React asks for one beside getSnapshotBeforeUpdate.
  override componentDidUpdate(): void {}
  override render(): null {
    return null;
  }
}

export function ShownPage({ children }: { children: ReactNode }) {
  const shown = useRef(nothing());
  const { key } = useLocation();
  return (
    <ShownContext value={shown}>
      <PlaceKeeper entry={key} places={shown.current.places} />
      {children}
    </ShownContext>
  );
}

/** The part of the page that an address names, if there is one. */
function partAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a '%' that encodes nothing
  }
}

/**
 * What a browser does when a page loads and a router does not: on a new address the page starts at its top (or at the
 * named part) and the focus moves to its heading, so that a screen reader says where one is. Going back keeps the place.
 * Stands beside the page inside its Suspense, so that it acts when the page is there.
 */
export function PageArrival() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = use(ShownContext);

  useLayoutEffect(() => {
    const before = shown.current.pathname;
    if (before !== pathname) shown.current.stop();
    shown.current.pathname = pathname;
    const part = hash ? partAt(hash) : null;
    if (part) {
      part.scrollIntoView();
      return;
    }
    if (before === null || before === pathname) return;
    // The browser goes back to a place before the page that has it is there.
    window.scrollTo(0, type === 'POP' ? (shown.current.places.get(key) ?? 0) : 0);
    shown.current.stop = arriveAtHeading();
  }, [pathname, hash, key, type, shown]);
  return null;
}
