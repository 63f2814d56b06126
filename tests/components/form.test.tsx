import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Form, FormField, useHouseForm } from '@/components/form';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { useSave } from '@/components/use-save';
import { AppError } from '@/lib/app-error';
import { burstFormSchema } from '@/lib/cognitive/burst-form';
import { renderAt } from '../support/render';

const kept = vi.fn(async (_burst: unknown) => {});

function Setup({ length = '10' }: { length?: string }) {
  const form = useHouseForm(burstFormSchema, {
    values: { task: '', firstStep: '', length, otherMinutes: '', mood: null },
  });
  const { save, busy, problem } = useSave({ mutationFn: kept }, { saved: 'Kept', failed: 'Not kept' });
  return (
    <Form form={form} onSubmit={save}>
      <FormField form={form} name="task" label="Task" faultValues={{ max: 120 }} required />
      <FormField form={form} name="otherMinutes" label="Minutes" />
      <button type="submit" disabled={busy}>
        Keep
      </button>
      <output>{problem}</output>
    </Form>
  );
}

function LateSetup() {
  const [length, setLength] = useState('10');
  return (
    <>
      <Setup length={length} />
      <button type="button" onClick={() => setLength('25')}>
        Arrive
      </button>
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Keep' }));

beforeEach(() => {
  kept.mockReset().mockResolvedValue(undefined);
  clearToasts();
});

describe('a form of the house', () => {
  it('says nothing before the first try', async () => {
    renderAt('/', <Setup />);
    await userEvent.click(screen.getByLabelText('Task'));
    await userEvent.tab();
    expect(screen.getByLabelText('Task')).not.toHaveAttribute('aria-invalid');
  });

  it('says at every field what is wrong and goes to the first', async () => {
    renderAt('/', <Setup length="other" />);
    await press();
    const task = screen.getByLabelText('Task');
    await waitFor(() => expect(task).toHaveFocus());
    const fault = screen.getByText('Please name one task.').closest('p');
    expect(task.getAttribute('aria-describedby')).toBe(fault?.id);
    expect(screen.getByText('Please enter a whole number from 1 to 120.')).toBeVisible();
    expect(kept).not.toHaveBeenCalled();
  });

  it('names the limit of a field and takes the message back once it is kept', async () => {
    renderAt('/', <Setup />);
    await userEvent.click(screen.getByLabelText('Task'));
    await userEvent.paste('x'.repeat(121));
    await press();
    expect(await screen.findByText(/120/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Task'), '{Backspace}');
    await waitFor(() => expect(screen.queryByText(/120/)).not.toBeInTheDocument());
  });

  it('leaves alone what was typed when its first values change', async () => {
    renderAt('/', <LateSetup />);
    await userEvent.type(screen.getByLabelText('Task'), 'Read');
    await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    await press();
    await waitFor(() => expect(kept.mock.calls[0]?.[0]).toMatchObject({ task: 'Read', length: '25' }));
  });

  it('sends what the schema made of the fields and says that it went well', async () => {
    renderAt('/', <Setup />);
    await userEvent.type(screen.getByLabelText('Task'), '  Read ');
    await press();
    await waitFor(() => expect(toastState().toasts[0]?.title).toBe('Kept'));
    expect(kept.mock.calls[0]?.[0]).toMatchObject({ task: 'Read' });
  });

  it('says why it failed in words and can be sent again', async () => {
    kept.mockRejectedValueOnce(new AppError('network'));
    renderAt('/', <Setup />);
    await userEvent.type(screen.getByLabelText('Task'), 'Read');
    await press();
    const status = screen.getByRole('status');
    await waitFor(() => expect(status.textContent).not.toBe(''));
    const [said] = toastState().toasts;
    expect([said?.title, said?.variant]).toEqual(['Not kept', 'destructive']);
    expect(said?.description).toBe(status.textContent);
    await press();
    await waitFor(() => expect(toastState().toasts[0]?.title).toBe('Kept'));
  });

  it('sends once while it is busy', async () => {
    let finish = () => {};
    kept.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    renderAt('/', <Setup />);
    await userEvent.type(screen.getByLabelText('Task'), 'Read{Enter}');
    await waitFor(() => expect(kept).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Task'), '{Enter}');
    finish();
    await waitFor(() => expect(toastState().toasts[0]?.title).toBe('Kept'));
    expect(kept).toHaveBeenCalledOnce();
  });
});
