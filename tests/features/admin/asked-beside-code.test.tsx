import { screen } from '@testing-library/react';
import { type ComponentType, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { heading, loadDesk } from './support';

interface OverviewProps {
  roles: readonly AdminRole[];
}

const { arrive, arrived } = vi.hoisted(() => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive: () => arrive(), arrived };
});
// A room that cannot be drawn yet, as when its code is not there.
const drawnLater = (Room: ComponentType<OverviewProps>) => (props: OverviewProps) => {
  use(arrived);
  return <Room {...props} />;
};
vi.mock('@/features/admin/overview/open-work', async (original) => {
  const { OpenWork } = await original<{ OpenWork: ComponentType<OverviewProps> }>();
  return { OpenWork: drawnLater(OpenWork) };
});
vi.mock('@/features/admin/overview/own-entries', async (original) => {
  const { OwnEntries } = await original<{ OwnEntries: ComponentType<OverviewProps> }>();
  return { OwnEntries: drawnLater(OwnEntries) };
});
const { open, calls } = await loadDesk();

describe('the first room of the team', () => {
  it('asks for what it says while its code is on its way', async () => {
    open('');
    await vi.waitFor(() => {
      expect(calls('moderation_overview')).toHaveLength(1);
      expect(calls('my_audit_entries')).toHaveLength(1);
    });
    expect(screen.queryByRole('heading', { name: 'What you did' })).toBeNull();
    arrive();
    expect(await heading('What you did')).toBeInTheDocument();
  });
});
