import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { pressProps } from '@/features/exercises/stepped/press-props';

function Question() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <input ref={box} aria-label="How many" />;
}

function Steps() {
  const [presses, setPresses] = useState(0);
  if (presses > 1) return <Question />;
  return (
    <button type="button" {...pressProps(() => setPresses(presses + 1))}>
      Stop
    </button>
  );
}

/** What a browser fires after the beginning of a press; prevented, it moves no focus. */
const movesFocus = (node: Element) => fireEvent.mouseDown(node);

it('a press that ends a step leaves the focus with the question that follows', () => {
  render(<Steps />);
  const stop = screen.getByRole('button', { name: 'Stop' });
  fireEvent.pointerDown(stop, { isPrimary: true, button: 0 });
  expect(movesFocus(stop)).toBe(true);
  fireEvent.pointerDown(stop, { isPrimary: true, button: 0 });
  expect(movesFocus(document.body)).toBe(false);
  expect(screen.getByRole('textbox', { name: 'How many' })).toHaveFocus();
  fireEvent.pointerDown(document.body, { isPrimary: true, button: 0 });
  expect(movesFocus(document.body)).toBe(true);
});
