import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The registration form in the hands of somebody. */
export const password = () => screen.getByLabelText('Password', { exact: true });
export const confirmation = () => screen.getByLabelText('Confirm password');
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

interface Filled {
  email?: string;
  first?: string;
  second?: string;
  terms?: boolean;
}

export async function fill({
  email = 'ann@example.com',
  first = 'Quiet-Lake-42',
  second,
  terms = true,
}: Filled = {}) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(password(), first);
  await userEvent.type(confirmation(), second ?? first);
  if (terms) await userEvent.click(screen.getByLabelText('I accept the Terms of Service and Privacy Policy'));
}
