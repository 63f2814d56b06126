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

/** Facts of a row, each with its name. */
const told = (row: HTMLElement) =>
  [...row.querySelectorAll('dl > div')].map((fact) => fact.textContent?.trim());

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
    expect(told(first as HTMLElement)).toEqual(['In force: yes → no', 'In the role of: Master Admin']);
    expect(within(second as HTMLElement).getByText('new.deed')).toBeInTheDocument();
    expect(within(second as HTMLElement).getByText('The system, or a deleted account')).toBeInTheDocument();
    expect(await screen.findByText('2 of 1,000+')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Time of the entry' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('tells dates, amounts, languages and filters as people read them, and a key of a newer version by itself', async () => {
    answers.audit_entries = () => [
      entry(1, {
        action: 'payment.refund_requested',
        detail: { before: 0, after: 1900, currency: 'eur', amount_cents: 1900, reason: 'Bought twice.' },
      }),
      entry(2, {
        action: 'order.exported',
        detail: { rows: 1200, filters: { state: 'paid', least: '500', from: '2026-11-01' } },
      }),
      entry(3, {
        action: 'library.save',
        detail: { lang: 'ja', version: 2, body: { before: null, after: { length: 2400, sha256: 'ab' } } },
      }),
      entry(4, {
        action: 'community.silence',
        detail: { before: 'active', after: 'silenced', reason_code: 'spam', until: '2026-12-01T10:00:00Z' },
      }),
      entry(5, { action: 'new.deed', detail: { moon_phase: 'waxing' } }),
      entry(6, {
        action: 'catalogue.changed',
        detail: {
          before: { titles: {}, difficulty: 'Beginner' },
          after: { titles: { fr: 'Choix' }, difficulty: 'Advanced' },
        },
      }),
      entry(7, {
        action: 'payment.coupon_created',
        detail: { percent_off: 20, once_per_person: true, max_redemptions: 1000 },
      }),
      entry(8, { action: 'payment.gift_given', detail: { what: 'premium', gift: 'g1' } }),
    ];
    open('?tab=audit');
    await heading('What the team did');
    const [, ...rows] = await screen.findAllByRole('row', undefined, patient);
    expect(rows.map(told)).toEqual([
      [
        'Given back altogether: €0.00 → €19.00',
        'Currency used: Euro',
        'Amount of money: €19.00',
        'Reason given: Bought twice.',
      ],
      [
        'Rows in the file: 1,200',
        expect.stringMatching(
          /^Narrowed by: Its state: paid; From the amount: \$5\.00; From the day: .*2026/,
        ),
      ],
      ['In the languages: 日本語', 'Number of the version: 2', 'Wording of the text: – → 2,400 characters'],
      [
        'Its state: active → silenced',
        'On the ground of: Spam or advertising',
        expect.stringMatching(/^Holds until: December 1, 2026 at/),
      ],
      ['moon_phase: waxing'],
      ['Names by language: – → Français: Choix', 'Level of difficulty: Beginner → Advanced'],
      ['Percent taken off: 20%', 'Only once per person: yes', 'Uses at most: 1,000'],
      ['What was given: Premium', 'Number of the gift: g1'],
    ]);
    expect(screen.getByText('moon_phase').tagName).toBe('CODE');
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
