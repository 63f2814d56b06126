import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, current } from '../auth/support';
import { heading, loadDesk, patient, post, rowLink, uuid } from './support';

const { app, answers, open, calls } = await loadDesk();
const { AdminAuthPage } = await import('@/pages/admin/admin-auth-page');

describe('the dashboard of the team', () => {
  it('shows open work, totals above a thousand as such, and what the person did', async () => {
    answers.my_audit_entries = () => [
      { id: 7, action: 'community.hide', target: `topic:${uuid(1)}`, created_at: '2026-11-20T10:00:00Z' },
    ];
    open('');
    expect(await rowLink('Posts waiting for review 1,000+')).toHaveAttribute(
      'href',
      '/admin/dashboard?tab=community&queue=pending',
    );
    expect(await rowLink('Reports past their time 1')).toHaveAttribute(
      'href',
      '/admin/dashboard?tab=community&queue=reports&clock=overdue',
    );
    expect(await screen.findByText('Post hidden')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `topic:${uuid(1)}` })).toHaveAttribute(
      'href',
      `/admin/dashboard?tab=community&queue=post&case=${uuid(1)}`,
    );
  });

  it('shows to admins of orders what they did, and no desk', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'orders_admin' }];
    answers.my_audit_entries = () => [
      { id: 8, action: 'order.noted', target: `order:${uuid(1)}`, created_at: '2026-11-20T10:00:00Z' },
      // Of a role that ended.
      { id: 7, action: 'payment.read', target: `payment:${uuid(2)}`, created_at: '2026-11-20T10:00:00Z' },
    ];
    open('');
    expect(await heading('What you did')).toBeInTheDocument();
    expect(await rowLink(`order:${uuid(1)}`)).toHaveAttribute(
      'href',
      `/admin/dashboard?tab=orders&order=${uuid(1)}`,
    );
    expect(screen.getByText(`payment:${uuid(2)}`)).not.toHaveAttribute('href');
    expect(screen.queryByRole('link', { name: 'Community' })).not.toBeInTheDocument();
    expect(calls('moderation_overview')).toEqual([]);
  });

  it('says to whom a tab does not open which role it takes', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'orders_admin' }];
    open('?tab=community');
    expect(await heading('Insufficient Privileges')).toBeInTheDocument();
    expect(screen.getByText('This area requires Education Admin privileges.')).toBeInTheDocument();
    expect(calls('pending_queue')).toEqual([]);
  });

  it('closes at the next click for somebody whose role was taken away', async () => {
    answers.pending_queue = () => [post(1)];
    open('?tab=community');
    await rowLink(/^Question 1/);
    current.backend.rows.admin_roles = [];
    answers.moderate_post = () => ({ data: null, error: { message: 'not_allowed', code: 'PT403' } });
    await userEvent.click(await rowLink(/^Question 1/));
    await userEvent.click(await screen.findByRole('button', { name: /Approve/ }));
    expect(await heading('Access Denied')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Community' })).not.toBeInTheDocument();
  });
});

describe('the way in', () => {
  it('denies somebody who is signed in and not on the team', async () => {
    current.backend.rows.admin_roles = [];
    app.open('/admin/auth', <AdminAuthPage />);
    expect(await heading('Access Denied')).toBeInTheDocument();
  });

  it('leads admins to the dashboard, and shows visitors the form', async () => {
    const { unmount } = app.open('/admin/auth', <AdminAuthPage />);
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    unmount();
    current.backend.state.session = null;
    current.hasSession = false;
    app.open('/admin/auth', <AdminAuthPage />);
    expect(await screen.findByLabelText('Email', undefined, patient)).toBeInTheDocument();
  });
});
