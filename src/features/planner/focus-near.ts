import { focusHeading } from '@/hooks/focus-heading';

/** Moves the focus on before its row goes away: to the next row, else to the one before, else to the heading. */
export function focusNear(pressed: HTMLElement): void {
  const row = pressed.closest('li');
  const neighbour = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  if (neighbour) neighbour.focus();
  else focusHeading();
}
