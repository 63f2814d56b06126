import { render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';

const busy = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

/** Takes the focus in an effect, as headings of answers do, and so long to draw that effects wait for another turn. */
const Heading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    heading.current?.focus();
    setTold(true);
  }, []);
  busy(20);
  return (
    <h1 ref={heading} tabIndex={-1}>
      Answer {isTold ? 'told' : ''}
    </h1>
  );
};

const Later = () => {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    setTimeout(() => setHere(true), 5);
  }, []);
  return isHere ? <Heading /> : null;
};

describe('what a test waits for, on a busy machine', () => {
  it('has had its effects, and what they changed is drawn', async () => {
    // Ended with the test: those after it have the same window, and clocks that stand still.
    const load = new MutationObserver(() => busy(5));
    load.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => load.disconnect());
    render(<Later />);
    const heading = await screen.findByRole('heading');
    expect(heading).toHaveFocus();
    expect(heading).toHaveTextContent('Answer told');
  });
});
