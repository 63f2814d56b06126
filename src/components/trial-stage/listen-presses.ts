import type { Device } from '@/lib/cognitive/engine/device';
import type { PressInput } from '@/lib/cognitive/engine/types';

export interface PressListenerOptions {
  /** Keys that count, by `event.code`. Any other key is left to the page, and so is every key on a control outside the area. */
  readonly codes: ReadonlySet<string>;
  /** Presses elsewhere are left to the page. */
  readonly area: HTMLElement;
  /** Two thumbs lie on two buttons: every finger counts, not the first alone. */
  readonly everyFinger?: boolean;
  /** With the event, which says what was pressed. */
  readonly onPress: (press: PressInput, event: KeyboardEvent | PointerEvent) => void;
}

const controls = 'button, a, input, select, textarea, summary';

const deviceOfPointer = (event: PointerEvent): Device => (event.pointerType === 'mouse' ? 'mouse' : 'touch');

/**
 * Hands over key presses and pointer presses the moment they go down, from one listener in the capture phase that
 * stays for the whole run, so that no gap opens between two trials. Answers how to stop.
 */
export function listenForPresses({
  codes,
  area,
  everyFinger = false,
  onPress,
}: PressListenerOptions): () => void {
  const hand = (event: KeyboardEvent | PointerEvent, device: Device, repeat: boolean) => {
    const handlerTime = performance.now();
    event.preventDefault();
    onPress({ timeStamp: event.timeStamp, handlerTime, device, trusted: event.isTrusted, repeat }, event);
  };
  const isForControl = ({ target }: KeyboardEvent) =>
    target instanceof Element && !area.contains(target) && target.closest(controls) !== null;
  const onKey = (event: KeyboardEvent) => {
    if (codes.has(event.code) && !isForControl(event)) hand(event, 'keyboard', event.repeat);
  };
  const onPointer = (event: PointerEvent) => {
    if ((event.isPrimary || everyFinger) && event.target instanceof Node && area.contains(event.target)) {
      hand(event, deviceOfPointer(event), false);
    }
  };
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('pointerdown', onPointer, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    window.removeEventListener('pointerdown', onPointer, { capture: true });
  };
}
