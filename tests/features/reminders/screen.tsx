/** The page of reminders and what a person does there. The backend is the account's: see there. */
import { fireEvent, screen, within } from '@testing-library/react';
import { RemindersScreen } from '@/features/reminders/reminders-screen';
import { renderAt } from '../../support/render';
import { account, ann } from './account.ts';

export const open = () => renderAt('/reminders', <RemindersScreen userId={ann} />);
// Without the pointer of a person: whole sentences of presses are tried in the browser.
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const choose = (label: string, text: string) => {
  const list = screen.getByLabelText(label);
  const option = within(list).getByRole('option', { name: text });
  fireEvent.change(list, { target: { value: (option as HTMLOptionElement).value } });
};
export const sent = (name: string) =>
  account.asked.filter(([asked]) => asked === name).map(([, what]) => what);
export const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
