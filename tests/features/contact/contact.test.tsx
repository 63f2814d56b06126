import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTicketId } from '@/lib/contact/ticket';
import { ann, current, loadApp } from '../auth/support';

const app = await loadApp();
const { ContactPage } = await import('@/pages/contact/contact-page');

const failure = 'Failed to submit contact form. Please try again.';
const words = 'The page of my report stays empty.';
const open = () => app.open('/contact', <ContactPage />);
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const message = () => field('Your message');
const send = () => screen.getByRole('button', { name: 'Send Message' });

async function fill(change: { name?: string; email?: string; text?: string } = {}) {
  await userEvent.type(field('Full name'), change.name ?? 'Ann Example');
  await userEvent.type(field('Your email address'), change.email ?? 'ann@example.com');
  await userEvent.selectOptions(field('Subject'), 'Technical problem');
  fireEvent.change(message(), { target: { value: change.text ?? words } });
  await userEvent.click(field(/^I agree/));
}

/** The three seconds that nobody is faster than are over. */
const later = () => vi.spyOn(performance, 'now').mockReturnValue(1e9);
async function sendLater() {
  later();
  await userEvent.click(send());
}
const sentRow = () => {
  const [write] = current.backend.writes;
  return write?.values as { subject: string; content: string; client_id: string } & Record<string, string>;
};

beforeEach(() => {
  window.localStorage.clear();
  current.backend.rows.user_messages = [];
});
afterEach(() => {
  window.localStorage.clear();
});

describe('the contact page', () => {
  it('says who reads, where they are and when they answer', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeInTheDocument();
    const touch = within(screen.getByRole('region', { name: 'Get In Touch' }));
    expect(touch.getByRole('link', { name: 'hello@focusclaritylab.example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@focusclaritylab.example.com',
    );
    expect(touch.getByText(/24-48 hours/)).toBeInTheDocument();
    const company = within(screen.getByRole('region', { name: 'Company' }));
    expect(company.getByText(/Focus Clarity Lab LLC/)).toHaveTextContent('Brooklyn');
    expect(company.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(company.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
  });

  it('offers five subjects', () => {
    open();
    const options = within(field('Subject')).getAllByRole('option');
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual([
      '',
      'general',
      'technical',
      'feedback',
      'partnership',
      'other',
    ]);
  });

  it('counts the characters of the message', async () => {
    open();
    expect(screen.getByText('0/20 min')).toBeInTheDocument();
    await userEvent.type(message(), 'Hello 🌱');
    expect(screen.getByText('7/20 min')).toBeInTheDocument();
  });
});

describe('sending the form', () => {
  it('names all that is wrong at once, sends nothing, and takes back a fault as it is mended', async () => {
    open();
    await userEvent.click(send());
    const faults = [
      'Full name is required.',
      'Email address is required',
      'Please select a subject.',
      'Message is required',
      'You must consent to data processing to submit this form.',
    ];
    for (const fault of faults) expect(await screen.findByText(fault)).toBeInTheDocument();
    await userEvent.type(field('Your email address'), 'ann');
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    await userEvent.type(field('Full name'), 'A');
    await waitFor(() => expect(screen.queryByText('Full name is required.')).not.toBeInTheDocument());
    await userEvent.type(message(), 'too short');
    expect(await screen.findByText('Message must be at least 20 characters long.')).toBeInTheDocument();
    expect(current.backend.writes).toEqual([]);
  });

  it('stores it for the operator, tells them, thanks, and names the ticket', async () => {
    open();
    await fill({ text: `  ${words}\n\n\n\n<b>Why?</b>\u202e ` });
    await sendLater();
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toHaveFocus();
    const ticket = screen.getByText(/^FCL-/).textContent ?? '';
    expect(isTicketId(ticket)).toBe(true);
    expect(screen.getByText(/ann@example\.com/)).toHaveTextContent('24-48 hours');
    expect(app.lastToast()).toEqual(['Contact form submitted successfully!', undefined, 'default']);
    const { subject, content, sender_id, recipient_id } = sentRow();
    expect([sender_id, recipient_id]).toEqual(Array(2).fill('00000000-0000-0000-0000-000000000000'));
    expect(subject).toBe(`technical ${ticket}`);
    expect(content.split('\n')).toEqual([
      `Ticket ID: ${ticket}`,
      'Name: Ann Example',
      'Email: ann@example.com',
      'Subject: technical',
      `Message: ${words}`,
      ' ',
      ' <b>Why?</b>',
      expect.stringMatching(/^Submitted: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    ]);
    expect(current.backend.invoke).toHaveBeenCalledWith('contact-notify', { body: {} });
  });

  it('gives the ticket to the clipboard, and an empty form for another message', async () => {
    const { click } = userEvent.setup();
    open();
    await fill();
    await sendLater();
    const ticket = (await screen.findByText(/^FCL-/)).textContent;
    await click(screen.getByRole('button', { name: 'Copy the ticket ID' }));
    expect(await navigator.clipboard.readText()).toBe(ticket);
    await click(screen.getByRole('button', { name: 'Submit Another Message' }));
    for (const name of ['Full name', 'Your email address', 'Subject', 'Your message'])
      expect(field(name)).toHaveValue('');
    expect(field(/^I agree/)).not.toBeChecked();
    expect(screen.getByText('0/20 min')).toBeInTheDocument();
  });

  it('waits until three seconds are over, and is busy meanwhile', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    open();
    await fill();
    vi.spyOn(performance, 'now').mockReturnValue(3900);
    const wait = vi.spyOn(globalThis, 'setTimeout');
    await userEvent.click(send());
    const busy = await screen.findByRole('button', { name: 'Sending...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(current.backend.writes).toEqual([]);
    await userEvent.click(busy);
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeInTheDocument();
    expect(wait).toHaveBeenCalledWith(expect.any(Function), 100);
    expect(current.backend.writes).toHaveLength(1);
  });

  it('sends nothing where the field is filled that nobody sees', async () => {
    const { container } = open();
    await fill();
    const trap = container.querySelector<HTMLInputElement>('[name="homepage"]');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    if (trap) trap.value = 'https://spam.example';
    await sendLater();
    expect(await screen.findByRole('alert')).toHaveTextContent(failure);
    expect(current.backend.writes).toEqual([]);
  });

  it('keeps the form when it fails, and sends the same message again under the same ticket', async () => {
    open();
    await fill();
    current.backend.fails.set('user_messages', { message: 'Failed to fetch' });
    await sendLater();
    expect(await screen.findByRole('alert')).toHaveTextContent(failure);
    expect(app.lastToast()).toEqual(['Failed to submit contact form', expect.any(String), 'destructive']);
    expect(message()).toHaveValue(words);
    expect(field(/^I agree/)).toBeChecked();
    // It had arrived; only the answer was lost.
    current.backend.fails.set('user_messages', { message: 'duplicate key', code: '23505' });
    await userEvent.click(send());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeInTheDocument();
    const [first, second] = current.backend.writes.map(({ values }) => values);
    expect(second).toEqual(first);
    expect(screen.getByText(/^FCL-/).textContent).toBe(sentRow().subject.split(' ')[1]);
  });

  it('makes another message of other words', async () => {
    open();
    await fill();
    current.backend.fails.set('user_messages', { message: 'rate_limited', code: 'PT429' });
    await sendLater();
    expect(await screen.findByRole('alert')).toHaveTextContent('That was too often');
    current.backend.fails.clear();
    await userEvent.type(message(), ' Now, too.');
    await userEvent.click(send());
    await screen.findByRole('heading', { name: 'Thank You' });
    const [first, second] = current.backend.writes.map(({ values }) => values as { client_id: string });
    expect(second?.client_id).not.toBe(first?.client_id);
  });

  it('refuses 10,000 characters with the limit, and keeps them', async () => {
    open();
    await fill({ text: 'x'.repeat(10_000) });
    await sendLater();
    expect(await screen.findByText('Please use at most 2000 characters.')).toBeInTheDocument();
    expect(message().value).toHaveLength(10_000);
    expect(current.backend.writes).toEqual([]);
  });
});

describe('what was begun', () => {
  it('is there again after a reload, but for the consent, and goes when it is sent', async () => {
    const { unmount } = open();
    await fill();
    unmount();
    open();
    expect(field('Full name')).toHaveValue('Ann Example');
    expect(field('Subject')).toHaveValue('technical');
    expect(message()).toHaveValue(words);
    expect(field(/^I agree/)).not.toBeChecked();
    await userEvent.click(field(/^I agree/));
    await sendLater();
    await screen.findByRole('heading', { name: 'Thank You' });
    expect(window.localStorage.getItem('fcl.contact')).toBeNull();
  });

  it('goes when all of it is taken out again', async () => {
    open();
    await userEvent.type(message(), 'Hello');
    expect(window.localStorage.getItem('fcl.contact')).toContain('Hello');
    await userEvent.clear(message());
    expect(window.localStorage.getItem('fcl.contact')).toBeNull();
  });

  it.each(['{', '{"fullName": 7}', '[]'])('is nothing where %s is kept', (kept) => {
    window.localStorage.setItem('fcl.contact', kept);
    open();
    expect(message()).toHaveValue('');
  });

  it('takes the address of whoever is signed in', async () => {
    current.hasSession = true;
    current.backend.become(ann);
    open();
    await waitFor(() => expect(field('Your email address')).toHaveValue('ann@example.com'));
  });
});

describe('answers that are there already', () => {
  it('are suggested while somebody writes, at most three, and open beside the form', async () => {
    open();
    await userEvent.type(message(), 'I want to cancel and get a refund');
    const box = within(await screen.findByRole('region', { name: 'These answers may help at once' }));
    const links = box.getAllByRole('link');
    expect(links.length).toBeLessThanOrEqual(3);
    expect(links[0]).toHaveAttribute('href', '/faq#cancel-refund');
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]).toHaveAccessibleName(/View full answer.*opens in a new tab/);
    expect(box.getByText('How do I cancel or get a refund?')).toBeInTheDocument();
  });

  it('are not there for words that say nothing', async () => {
    open();
    await userEvent.type(message(), 'xyzzy qwerty');
    await userEvent.type(field('Full name'), 'Ann');
    expect(screen.queryByRole('region', { name: 'These answers may help at once' })).not.toBeInTheDocument();
  });
});
