import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { address, loadApp } from '../auth/support';
import { serve } from './support';

const app = await loadApp();
const { CommunityEducation } = await import('@/features/community/education-screen');

const Library = () => <h1>What there is to read</h1>;
const open = (search: string) =>
  app.open(`/community-education${search}`, <CommunityEducation Library={Library} />);
beforeEach(() => void serve());

it('shows the part that the address names, and the community where it names none that there is', async () => {
  for (const [search, heading] of [
    ['', 'Community'],
    ['?tab=education', 'What there is to read'],
    ['?tab=nothing', 'Community'],
  ] as const) {
    const view = open(search);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    view.unmount();
  }
});

it('leads from one part to another by the address', async () => {
  open('');
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the community' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Community');
  await userEvent.click(tabs.getByRole('link', { name: 'Library' }));
  expect(address()).toBe('/community-education?tab=education');
  expect(screen.getByRole('heading', { name: 'What there is to read' })).toBeInTheDocument();
  await userEvent.click(tabs.getByRole('link', { name: 'Community' }));
  expect(address()).toBe('/community-education');
});
