import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** Code that comes when a test says so. */
const { code } = vi.hoisted(() => {
  const held = () => {
    let arrive: () => void = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { isAsked: false, arrive: () => arrive(), arrived };
  };
  return { code: { text: held() } };
});
vi.mock('@/components/articles/article-markdown', async () => {
  code.text.isAsked = true;
  await code.text.arrived;
  return { ArticleMarkdown: ({ text }: { text: string }) => <p>{text}</p> };
});
const { ArticleBody } = await import('@/components/articles/article-body');
const { callWhenIdle } = await import('@/hooks/when-idle');

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether what may wait waits, in a browser that is at rest; what it does when the code is there. */
async function expectToWaitFor(held: (typeof code)['text']): Promise<void> {
  await vi.waitFor(() => expect(held.isAsked).toBe(true));
  const resting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => resting.push(work));
  const rest = () => {
    for (const work of resting.splice(0)) work();
  };
  const work = vi.fn();
  callWhenIdle(work);
  rest();
  expect(work).not.toHaveBeenCalled();
  held.arrive();
  await vi.waitFor(() => {
    rest();
    expect(work).toHaveBeenCalledOnce();
  });
}

describe('what waits for rest', () => {
  it('lets the text of an article go first', async () => {
    render(<ArticleBody text="How attention works" lang="en" />);
    await expectToWaitFor(code.text);
    expect(await screen.findByText('How attention works')).toBeVisible();
  });
});
