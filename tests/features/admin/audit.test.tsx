import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, current } from '../auth/support';
import { heading, loadDesk, patient, uuid } from './support';

const { answers, open, calls } = await loadDesk();

const entry = (id: number, more: object = {}) => ({
  id,
  created_at: '2026-11-20T10:00:00Z',
  actor_id: uuid(id),
  actor: 'ann@example.com',
  action: 'admin_role.update',
  target: uuid(900 + id),
  detail: { before: { is_active: true }, after: { is_active: false }, roles: ['master_admin'] },
  ...more,
});

beforeEach(() => {
  current.backend.rows.admin_roles = [{ role_type: 'full_admin' }];
  answers.audit_entries = () => [
    entry(2),
    entry(1, { actor_id: null, actor: null, action: 'new.deed', detail: {} }),
  ];
  answers.audit_total = () => 1001;
});

describe('the log of the team', () => {
  it('says who did what, and what was before and after', async () => {
    open('?tab=audit');
    await heading('What the team did');
    const [, first, second] = await screen.findAllByRole('row', undefined, patient);
    expect(within(first as HTMLElement).getByText('Role changed')).toBeInTheDocument();
    expect(within(first as HTMLElement).getByText('ann@example.com')).toBeInTheDocument();
    expect(within(first as HTMLElement).getByText('true → false')).toBeInTheDocument();
    expect(within(second as HTMLElement).getByText('new.deed')).toBeInTheDocument();
    expect(within(second as HTMLElement).getByText('The system, or a deleted account')).toBeInTheDocument();
    expect(await screen.findByText('2 of 1,000+')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Time of the entry' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('leads to what an entry names, and not where its reader may not go', async () => {
    answers.audit_entries = () => [
      entry(1, { action: 'order.noted', target: `order:${uuid(5)}` }),
      entry(2, { action: 'catalogue.changed', target: 'item:test-delay-choice' }),
      entry(3, { action: 'payment.read', target: `payment:${uuid(6)}` }),
      entry(4),
      entry(5, { target: 'host:bit.ly' }),
    ];
    open('?tab=audit');
    await heading('What the team did');
    const table = within(await screen.findByRole('table', undefined, patient));
    await table.findByText('host:bit.ly');
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/admin/dashboard?tab=orders&order=${uuid(5)}`,
      '/admin/dashboard?tab=orders&part=catalogue&item=test-delay-choice',
      `/admin/dashboard?tab=payments&case=${uuid(6)}`,
      // Full admins look people up in their overview.
      `/admin/dashboard?tab=overview&person=${uuid(904)}`,
    ]);
  });

  it('is narrowed in the address, and whole again', async () => {
    open('?tab=audit&from=2026-11-01&to=never');
    await heading('What the team did');
    await waitFor(() =>
      expect(calls('audit_entries').at(-1)).toMatchObject({ p_filters: { from: '2026-11-01' } }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part of the work' }), 'Roles');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Who did it: address' }),
      'ann@example.com{Enter}',
    );
    await waitFor(() =>
      expect(calls('audit_entries').at(-1)).toEqual({
        p_filters: { action: 'admin_role', actor: 'ann@example.com', from: '2026-11-01' },
        p_limit: 25,
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/admin/dashboard?tab=audit'));
    await waitFor(() => expect(calls('audit_entries').at(-1)).toMatchObject({ p_filters: {} }));
  });

  it('says that there is nothing where nothing is narrowed', async () => {
    answers.audit_entries = () => [];
    open('?tab=audit');
    expect(await screen.findByText('There are no entries so far.', undefined, patient)).toBeInTheDocument();
  });

  it('says so where nothing fits', async () => {
    answers.audit_entries = () => [];
    open('?tab=audit&actor=nobody');
    expect(await screen.findByText('No entries for these filters.', undefined, patient)).toBeInTheDocument();
  });

  it('is saved as a file in which no cell is run as a formula', async () => {
    answers.export_audit = () => [entry(1, { target: '=HYPERLINK("https://example.org")' })];
    const kept: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          kept.push(file);
          return 'blob:file';
        },
        revokeObjectURL: () => {},
      }),
    );
    open('?tab=audit&action=admin_role');
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }, patient));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(await kept[0]?.text()).toContain(`"'=HYPERLINK(""https://example.org"")"`);
    expect(calls('export_audit')).toEqual([{ p_filters: { action: 'admin_role' } }]);
  });
});
