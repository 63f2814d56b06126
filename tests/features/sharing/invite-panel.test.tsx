import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleAttempt } from '../reports/support/sample';
import {
  aboutChild,
  attemptId,
  inDays,
  invite,
  lastToast,
  longDate,
  openPanels,
  refusal,
  type Stored,
  token,
} from './support';

const address = `${window.location.origin}/test/childfocus/invite/${token}`;
const open = (stored: Stored = {}, form: 'parent' | 'teacher' = 'parent') =>
  openPanels(stored, aboutChild({ form }));
const row = (id: string) => document.querySelector<HTMLElement>(`[data-invite="${id}"]`);

async function ask(label: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Who do you ask?'), label);
  await userEvent.click(screen.getByRole('button', { name: 'Make an invite link' }));
}

describe('asking for the other form', () => {
  it('hands text and link to the mail program of the person, with nobody named in it', async () => {
    open();
    await ask('class teacher');
    const mail = await screen.findByRole('link', { name: 'Write an email' });
    const { protocol, pathname, searchParams } = new URL(mail.getAttribute('href') ?? '');
    expect([protocol, pathname]).toEqual(['mailto:', '']);
    expect(searchParams.get('subject')).toBe('Questions about attention in class');
    expect(searchParams.get('body')).toMatch(new RegExp(`Hello! .+\r\n${address}$`));
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).not.toMatch(/Tom|class teacher/);
  });

  it.each([
    ['parent', 'Ask a teacher'],
    ['teacher', 'Ask someone at home'],
  ] as const)('after the %s form is called %s', async (form, title) => {
    open({}, form);
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
    await screen.findByText('You have asked nobody yet.');
  });

  it('asks nobody again where the other form has been answered, and one more only who wants to', async () => {
    const inClass = sampleAttempt(undefined, {
      ...aboutChild({ form: 'teacher', invite_id: 'asked' }),
      id: '7d0e8f0a-51b4-4c0b-8f3e-6f6f1f6f1f11',
    });
    open({ attempts: [inClass] });
    const panel = await screen.findByRole('region', { name: 'Second view' });
    expect(panel).toHaveTextContent(`A teacher answered on ${longDate(inClass.completed_at)}.`);
    expect(screen.queryByText('Ask a teacher')).not.toBeInTheDocument();
    const more = within(panel).getByText('Ask one more teacher').closest('details');
    expect(more).not.toHaveAttribute('open');
    expect(within(panel).getByLabelText('Who do you ask?').closest('details')).toBe(more);
  });

  it('stands where the address names it', () => {
    open();
    expect(document.querySelector('#invite')).toBe(screen.getByRole('region', { name: 'Ask a teacher' }));
  });

  it('says that no account is needed and to whom the answers go', () => {
    open();
    const text = screen.getByRole('region', { name: 'Ask a teacher' }).textContent;
    expect(text).toContain('No account is needed.');
    expect(text).toContain('The answers come to you only.');
  });

  it('is there for own answers about a child only', () => {
    openPanels();
    expect(screen.queryByText('Ask a teacher')).not.toBeInTheDocument();
    openPanels({}, aboutChild({ form: 'teacher', invite_id: 'asked' }));
    expect(screen.queryByText('Ask someone at home')).not.toBeInTheDocument();
  });

  it('makes a link for whom was named, for 14 days unless others are chosen', async () => {
    const backend = open();
    await ask('  class teacher ');
    const field = await screen.findByLabelText<HTMLInputElement>('Link for: class teacher');
    expect(field).toHaveValue(address);
    expect(backend.rpc).toHaveBeenCalledWith('create_informant_invite', {
      p_attempt: attemptId,
      p_label: 'class teacher',
      p_days: 14,
    });
  });

  it('gives a text to send along, with the link and its last day, and without the name of the child', async () => {
    const user = userEvent.setup();
    open();
    await ask('class teacher');
    const text = await screen.findByLabelText<HTMLTextAreaElement>('A text to send along');
    expect(text.value).toContain(address);
    expect(text.value).toContain(longDate(inDays(14)));
    expect(text.value).not.toContain('Tom');
    await user.click(screen.getByRole('button', { name: 'Copy text and link' }));
    await waitFor(() => expect(lastToast()?.[0]).toBe('Copied'));
    expect(await navigator.clipboard.readText()).toBe(text.value);
  });

  it('wants to know who is asked, in up to 40 characters', async () => {
    const backend = open();
    await ask('   ');
    expect(screen.getByText('Write who you ask, in up to 40 characters.')).toBeVisible();
    const field = screen.getByLabelText<HTMLInputElement>('Who do you ask?');
    expect(field).toHaveFocus();
    expect(field.maxLength).toBe(40);
    expect(backend.rpc).not.toHaveBeenCalled();
  });

  it.each([
    ['names the limit', refusal(409, 'too_many_invites'), /You have 5 open invites/],
    ['says that it cannot be done for this result', refusal(400, 'not_invitable'), /Nobody can be asked/],
    ['says that the result is gone', refusal(404, 'attempt_not_found'), /no longer in your account/],
  ])('%s when no invite can be made', async (_, answer, text) => {
    const backend = open();
    backend.rpc.mockResolvedValue(answer);
    await ask('nurse');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Who do you ask?')).toHaveValue('nurse');
  });
});

describe('the list of people asked', () => {
  it('tells what became of each invite', async () => {
    open({
      invites: [
        invite('open'),
        invite('answered', { completed_at: inDays(-1), completed_attempt_id: 'theirs' }),
        invite('over', { expires_at: inDays(-3) }),
        invite('back', { revoked_at: inDays(-1) }),
        invite('gone', { completed_at: inDays(-1), revoked_at: inDays(0) }),
      ],
    });
    await screen.findByText(`Open until ${longDate(inDays(12))}`);
    const states = ['open', 'answered', 'over', 'back', 'gone'].map((id) => row(id)?.dataset.state);
    expect(states).toEqual(['open', 'answered', 'expired', 'revoked', 'answered']);
    expect(row('answered')).toHaveTextContent(`Answered on ${longDate(inDays(-1))}`);
    expect(row('gone')).toHaveTextContent('You deleted the answers.');
    expect(row('over')).toHaveTextContent(`Ended on ${longDate(inDays(-3))} without answers`);
    expect(row('back')).toHaveTextContent(`Taken back on ${longDate(inDays(-1))}`);
    const fold = screen.getByText('Ended invites (2)').closest('details');
    expect(fold?.querySelectorAll('[data-invite]')).toHaveLength(2);
  });

  it('leads to the report of the answers', async () => {
    open({ invites: [invite('a', { completed_at: inDays(-1), completed_attempt_id: 'theirs' })] });
    const way = await screen.findByRole('link', { name: 'Open the report by class teacher' });
    expect(way).toHaveAttribute('href', '/reports/theirs');
    expect(screen.queryByText('Take back')).not.toBeInTheDocument();
  });

  it('takes an invite back only after asking', async () => {
    const backend = open({ invites: [invite('a')] });
    const press = await screen.findByRole('button', { name: 'Take back the invite for class teacher' });
    await userEvent.click(press);
    const dialog = await screen.findByRole('alertdialog', { name: 'Take this invite back?' });
    expect(backend.rpc).not.toHaveBeenCalled();
    backend.rows.informant_invites = [invite('a', { revoked_at: inDays(0) })];
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
    await screen.findByText('Ended invites (1)');
    expect(backend.rpc).toHaveBeenCalledWith('revoke_informant_invite', { p_id: 'a' });
  });
});
