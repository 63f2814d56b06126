/** Moves the focus to the page's heading, or to `main` while the page still loads, without scrolling. */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  const target = heading ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/** What somebody opened while the page came; taking the focus away would close it. */
const opened = '[role="menu"], [role="dialog"], [aria-expanded="true"]';

/** Moves the focus to the heading, or to `main` until a page that still reads its data has one. @returns how to stop waiting */
export function arriveAtHeading(): () => void {
  const main = document.getElementById('main');
  if (!main || document.activeElement?.closest(opened)) return () => undefined;
  focusHeading();
  if (main.querySelector('h1')) return () => undefined;
  const watch = new MutationObserver(() => {
    if (!main.querySelector('h1')) return;
    watch.disconnect();
    // Whoever went on meanwhile is not called back.
    if (document.activeElement === main || document.activeElement === document.body) focusHeading();
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}
