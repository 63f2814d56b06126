import { describe, expect, it } from 'vitest';
import { sampleAttempt } from './support/sample.ts';
import { part, show } from './support/show.tsx';

describe('a report that is printed', () => {
  it('opens every fold and closes those it opened', async () => {
    const { container } = await show(sampleAttempt());
    const open = () => container.querySelectorAll('details[open]').length;
    const before = open();
    window.dispatchEvent(new Event('beforeprint'));
    expect(open()).toBe(container.querySelectorAll('details').length);
    window.dispatchEvent(new Event('afterprint'));
    expect(open()).toBe(before);
  });

  it('says what the numbers must not be used for', async () => {
    const { container } = await show(sampleAttempt());
    expect(part(container, 'print-footer')?.textContent).toBe(
      'Focus Snapshot, November 20, 2026, test version 3.0.0' +
        'This is a screening result, not a diagnosis. Only a qualified health professional can diagnose a condition. ' +
        'These bands are not based on population norms. Not for use in hiring, insurance, school placement or legal decisions.',
    );
  });
});
