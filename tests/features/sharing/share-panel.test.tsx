import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offline } from '../auth/support';
import { sampleAttempt } from '../reports/support/sample';
import {
  aboutChild,
  attemptId,
  inDays,
  lastToast,
  link,
  longDate,
  openPanels,
  refusal,
  token,
} from './support';

const address = `${window.location.origin}/shared/${token}`;
const make = () => userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
const listed = (id: string) => {
  const row = document.querySelector<HTMLElement>(`[data-link="${id}"]`);
  if (!row) throw new Error(`no link ${id}`);
  return row;
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing a report', () => {
  it('says what a reader sees and what not', async () => {
    openPanels();
    const seen = document.querySelector('[data-part=what-is-seen]')?.textContent;
    expect(seen).toContain('the scores and texts of the report');
    expect(seen).toContain('your name or your email');
    expect(seen).not.toContain('child');
    await screen.findByText('There is no open link to this report.');
  });

  it('of a child tells that the age group is shown and the name is not', () => {
    openPanels({}, aboutChild());
    const [sees, seesNot] = [...document.querySelectorAll('[data-part=what-is-seen] > div')];
    expect(sees).toHaveTextContent("the child's age group");
    expect(seesNot).toHaveTextContent("the child's name or initials");
  });

  it('makes a link for the days chosen and shows it once, ready to be copied', async () => {
    const user = userEvent.setup();
    const backend = openPanels();
    await user.selectOptions(screen.getByLabelText('The link works for'), '30 days');
    await user.click(screen.getByRole('button', { name: 'Make a link' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Your new link');
    expect(backend.rpc).toHaveBeenCalledWith('create_share_link', { p_attempt: attemptId, p_days: 30 });
    expect(field).toHaveValue(address);
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(lastToast()?.[0]).toBe('Copied');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(document.body).not.toHaveTextContent(token);
    expect(screen.queryByDisplayValue(address)).not.toBeInTheDocument();
  });

  const inClass = sampleAttempt(undefined, {
    ...aboutChild({ form: 'teacher' }),
    id: '7d0e8f0a-51b4-4c0b-8f3e-6f6f1f6f1f11',
  });

  it('shows the other view of a child to nobody unless the owner ticks it', async () => {
    const user = userEvent.setup();
    const backend = openPanels({ attempts: [inClass] }, aboutChild());
    const tick = await screen.findByRole('checkbox', { name: 'Also show what a teacher reported' });
    expect(tick).not.toBeChecked();
    await make();
    await screen.findByLabelText('Your new link');
    expect(backend.rpc).toHaveBeenLastCalledWith('create_share_link', { p_attempt: attemptId, p_days: 7 });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('checkbox', { name: 'Also show what a teacher reported' }));
    await make();
    await waitFor(() =>
      expect(backend.rpc).toHaveBeenLastCalledWith('create_share_link', {
        p_attempt: attemptId,
        p_days: 7,
        p_other: inClass.id,
      }),
    );
  });

  it('has no such tick where nobody else answered about this child', async () => {
    const another = { ...inClass, details: { child_label: 'Kim', age_band: '6-8' } };
    openPanels({ attempts: [another] }, aboutChild());
    await screen.findByText('There is no open link to this report.');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('takes a word to file the report under, advises against a name, and refuses markup', async () => {
    const user = userEvent.setup();
    const backend = openPanels();
    const word = screen.getByLabelText('A word to file it under');
    expect(word).toHaveAccessibleDescription(/No full name/);
    expect(word).toHaveAttribute('maxlength', '24');
    await user.type(word, '<b>17');
    await make();
    expect(word).toHaveAccessibleDescription(/Use up to 24 characters/);
    expect(backend.rpc).not.toHaveBeenCalled();
    await user.clear(word);
    await user.type(word, ' K-17 ');
    await make();
    await waitFor(() =>
      expect(backend.rpc).toHaveBeenCalledWith('create_share_link', {
        p_attempt: attemptId,
        p_days: 7,
        p_case_word: 'K-17',
      }),
    );
  });

  it('offers a week, a month and three months', () => {
    openPanels();
    const options = within(screen.getByLabelText('The link works for')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['7 days', '30 days', '90 days']);
  });

  it('says how to copy by hand where the browser does not allow it', async () => {
    const user = userEvent.setup();
    openPanels();
    await user.click(screen.getByRole('button', { name: 'Make a link' }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(lastToast()).toEqual([
        'Copying did not work',
        'Select the text and copy it by hand.',
        'destructive',
      ]),
    );
  });

  it('hands the link to the share sheet of the device where there is one', async () => {
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    openPanels();
    await make();
    await userEvent.click(await screen.findByRole('button', { name: 'Send …' }));
    expect(share).toHaveBeenCalledWith({ text: 'Shared report', url: address });
  });

  it('has no such button where the device has no share sheet', async () => {
    openPanels();
    await make();
    await screen.findByLabelText('Your new link');
    expect(screen.queryByRole('button', { name: 'Send …' })).not.toBeInTheDocument();
  });

  it.each([
    ['names the limit', refusal(409, 'too_many_links'), /You have 10 open links/],
    ['says that the result is gone', refusal(404, 'attempt_not_found'), /no longer in your account/],
    ['says that there is no connection', { data: null, error: offline.error }, /no connection/],
  ])('%s when no link can be made', async (_, answer, text) => {
    const backend = openPanels();
    backend.rpc.mockResolvedValue(answer);
    await make();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^The link could not be made\./);
    expect(alert).toHaveTextContent(text);
    expect(screen.queryByLabelText('Your new link')).not.toBeInTheDocument();
  });
});

describe('the list of links', () => {
  it('tells what each shows besides the report', async () => {
    openPanels({ links: [link('a', { other_attempt_id: 'x', case_word: 'K-17' }), link('b')] });
    await screen.findAllByText('Not opened yet');
    expect(listed('a')).toHaveTextContent('Filed under: K-17');
    expect(listed('a')).toHaveTextContent('With the second view');
    expect(listed('b')).not.toHaveTextContent(/Filed under|second view/);
  });

  it('tells until when each works, how often it was opened and on which days', async () => {
    const [ends, made] = [inDays(5), inDays(-2)];
    openPanels({
      links: [link('a', { created_at: made, expires_at: ends }), link('b')],
      visits: [
        { share_id: 'a', viewed_on: '2026-03-02', views: 2 },
        { share_id: 'a', viewed_on: '2026-03-04', views: 1 },
      ],
    });
    await screen.findByText('Opened 3 times');
    const first = listed('a').textContent;
    expect(first).toContain(`Works until ${longDate(ends)}`);
    expect(first).toContain(`Made on ${longDate(made)}`);
    const days = [...listed('a').querySelectorAll('[data-part=visits] li')];
    expect(days.map(({ textContent }) => textContent)).toEqual(['March 2, 2026: 2', 'March 4, 2026: 1']);
    expect(listed('b')).toHaveTextContent('Not opened yet');
  });

  it('folds away what has ended or was taken back, with its log', async () => {
    openPanels({
      links: [
        link('open'),
        link('over', { created_at: inDays(-9), expires_at: inDays(-2) }),
        link('back', { revoked_at: inDays(-1) }),
      ],
      visits: [{ share_id: 'over', viewed_on: '2026-03-02', views: 1 }],
    });
    const fold = (await screen.findByText('Ended links (2)')).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.contains(listed('over')) && fold.contains(listed('back'))).toBe(true);
    expect(fold).not.toContainElement(listed('open'));
    expect(listed('over')).toHaveTextContent('Opened 1 time');
    expect(listed('back')).toHaveTextContent(`Taken back on ${longDate(inDays(-1))}`);
    expect(screen.getAllByText('Take back')).toHaveLength(1);
  });

  it('takes a link back only after asking', async () => {
    const backend = openPanels({ links: [link('a')] });
    await userEvent.click(await screen.findByText('Take back'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take this link back?' });
    expect(backend.rpc).not.toHaveBeenCalled();
    backend.rpc.mockResolvedValue({ data: true, error: null });
    backend.rows.attempt_shares = [link('a', { revoked_at: inDays(0) })];
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
    await screen.findByText('There is no open link to this report.');
    expect(backend.rpc).toHaveBeenCalledWith('revoke_share_link', { p_id: 'a' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(lastToast()?.[0]).toBe('Taken back');
  });

  it('leaves the link open when keeping it is chosen', async () => {
    const backend = openPanels({ links: [link('a')] });
    await userEvent.click(await screen.findByText('Take back'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(backend.rpc).not.toHaveBeenCalled();
  });

  it('says when a link could not be taken back, and keeps asking', async () => {
    const backend = openPanels({ links: [link('a')] });
    backend.rpc.mockResolvedValue({ data: null, error: offline.error });
    await userEvent.click(await screen.findByText('Take back'));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It could not be taken back');
  });

  it('no longer shows a new link that was taken back', async () => {
    const backend = openPanels();
    backend.rows.attempt_shares = [link('new')];
    await make();
    await screen.findByDisplayValue(address);
    await userEvent.click(await screen.findByText('Take back'));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByDisplayValue(address)).not.toBeInTheDocument());
  });

  it('can be read again when the server could not be reached', async () => {
    const backend = openPanels({ links: [link('a')] });
    backend.fails.set('attempt_shares', { message: 'Failed to fetch' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    backend.fails.clear();
    await userEvent.click(again);
    await screen.findByText('Not opened yet');
  });
});
