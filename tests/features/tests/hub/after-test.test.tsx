import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAttempt } from '../../reports/support/sample';
import { openAs, type Person, TestingHubPage } from './support';

async function openHub(person: Person = {}, path = '/testing-hub') {
  const opened = openAs(person, path, <TestingHubPage />);
  await screen.findByRole('heading', { level: 1, name: 'Testing Hub' });
  return opened;
}
describe('the hub after a test', () => {
  const attempt = sampleAttempt();
  const person = { attempts: [attempt] };

  it('shows the results of the attempt the address names, at the third step', async () => {
    await openHub(person, `/testing-hub?attempt=${attempt.id}`);
    expect(screen.getByRole('heading', { name: 'Your result' })).toBeInTheDocument();
    expect(screen.getByText('53 of 100')).toBeVisible();
    expect(screen.getByRole('img', { name: /Organization & Memory: 75 of 100/ })).toBeInTheDocument();
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe('3 Review Results');
  });

  it('has a link that opens the enhanced report in the hub', async () => {
    await openHub(person, `/testing-hub?attempt=${attempt.id}`);
    const link = screen.getByRole('link', { name: 'Open the full report' });
    expect(link).toHaveAttribute('href', `/testing-hub?attempt=${attempt.id}&report=enhanced`);
  });

  it('shows the enhanced report when it is asked for, with its own page a step away', async () => {
    openAs(person, `/testing-hub?attempt=${attempt.id}&report=enhanced`, <TestingHubPage />);
    const report = await screen.findByRole('article');
    expect(within(report).getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(within(report).getByText('53')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe('3 Review Results');
    expect(screen.getByRole('link', { name: 'Share it or print it' })).toHaveAttribute(
      'href',
      `/reports/${attempt.id}`,
    );
  });

  it('is the hub when the attempt is not the person’s', async () => {
    await openHub({}, `/testing-hub?attempt=${attempt.id}&report=enhanced`);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Available Assessments' })).toBeInTheDocument();
  });
});
