/** A frame comes sooner wherever there is one. */
const latestMs = 100;

/**
 * Runs once what was changed is drawn, and menus and dialogs, which do so a moment after they close, have given the focus
 * back. Where no frame comes, as in a tab that lies behind others, it runs a little later.
 */
export function afterDrawn(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    run();
  };
  const late = setTimeout(once, latestMs);
  requestAnimationFrame(() => setTimeout(once));
}
