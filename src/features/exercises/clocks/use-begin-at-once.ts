import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a link says that begins an exercise: `<Link state={…}>`. */
function asksToBegin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'begin' in state && state.begin === true;
}

/** Begins where the press that led here said so already. Only once: a reload, or a way back, waits for a press of its own. */
export function useBeginAtOnce(begin: () => void): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !asksToBegin(state)) return;
    done.current = true;
    void navigate(pathname, { replace: true, state: null });
    begin();
  }, [begin, navigate, pathname, state]);
}
