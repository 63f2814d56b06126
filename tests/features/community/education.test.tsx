import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CommunityTab } from '@/features/community/education-screen';
import { address, loadApp } from '../auth/support';
import { serve } from './support';

const app = await loadApp();
const { CommunityEducation, communityTab } = await import('@/features/community/education-screen');

const one = { id: 'community', name: () => 'Community', Content: () => <h1>Questions of members</h1> };
const other = { id: 'other', name: () => 'Another part', Content: () => <h1>What another part shows</h1> };
const open = (search: string, first: CommunityTab, ...others: CommunityTab[]) =>
  app.open(`/community-education${search}`, <CommunityEducation tabs={[first, ...others]} />);

it('shows the part that the address names, and the first one where it names none that there is', () => {
  for (const [search, heading] of [
    ['', 'Questions of members'],
    ['?tab=other', 'What another part shows'],
    ['?tab=nothing', 'Questions of members'],
  ] as const) {
    const view = open(search, one, other);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    view.unmount();
  }
});

it('leads from one part to another by the address', async () => {
  open('', one, other);
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the community' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Community');
  await userEvent.click(tabs.getByRole('link', { name: 'Another part' }));
  expect(address()).toBe('/community-education?tab=other');
  expect(screen.getByRole('heading', { name: 'What another part shows' })).toBeInTheDocument();
  await userEvent.click(tabs.getByRole('link', { name: 'Community' }));
  expect(address()).toBe('/community-education');
});

it('shows no choice where there is one part', async () => {
  serve();
  open('?tab=education', communityTab);
  expect(await screen.findByRole('heading', { level: 1, name: 'Community' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Parts of the community' })).not.toBeInTheDocument();
});
