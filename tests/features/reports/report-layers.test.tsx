import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleAttempt } from './support/sample.ts';
import { part, show } from './support/show.tsx';

describe('the layers of a report', () => {
  it('opens with a few sentences about what stands out, and one step for today', async () => {
    const { container } = await show(sampleAttempt());
    const glance = part(container, 'glance')?.textContent ?? '';
    expect(glance.split(/[.!?] /).length).toBe(2);
    expect(glance.split(' ').length).toBeLessThanOrEqual(150);
    expect(screen.getByRole('button', { name: 'Do it now' })).toBeVisible();
  });

  it('quotes the answers that stood out to the one who gave them, and to nobody else', async () => {
    const own = await show(sampleAttempt());
    await waitFor(() => expect(own.container.querySelector('[data-part="stood-out"] q')).toBeInTheDocument());
    const quotes = [...own.container.querySelectorAll('[data-part="stood-out"] li')];
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(quote).toHaveTextContent(/^How often do you .*(Often|Never)$/);
    own.unmount();
    const shared = await show(sampleAttempt(), { reader: { audience: 'shared', sharedUntil: null } });
    expect(shared.container.querySelector('[data-part="stood-out"]')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Do it now' })).not.toBeInTheDocument();
  });

  it('opens a folded part from the list of contents', async () => {
    const { container } = await show(sampleAttempt());
    const folded = container.querySelector('#scoring details') as HTMLDetailsElement;
    expect(folded.open).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'How it was scored' }));
    expect(folded.open).toBe(true);
  });
});
