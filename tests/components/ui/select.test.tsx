import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { SelectOption } from '@/components/ui/select-keys';

const subjects: SelectOption[] = [
  { value: 'general', label: 'General question' },
  { value: 'technical', label: 'Technical problem' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'forms', label: 'Forms', disabled: true },
  { value: 'finance', label: 'Finance' },
  { value: 'other', label: 'Other' },
];

function Subject({ onChange = () => {} }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <form aria-label="contact">
      <Field label="Subject" error="Please select a subject.">
        <Select
          options={subjects}
          value={value}
          name="subject"
          placeholder="Choose"
          onValueChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      </Field>
    </form>
  );
}

const button = () => screen.getByRole('combobox', { name: 'Subject' });
const marked = () =>
  document.getElementById(button().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Select', () => {
  it('refuses an option with an empty value', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const options = [{ value: '', label: 'Nothing' }];
    expect(() => render(<Select options={options} value={null} onValueChange={() => {}} />)).toThrow(
      'must have a value that is not an empty string',
    );
    silent.mockRestore();
  });

  it('opens by mouse, chooses by mouse and closes', async () => {
    const onChange = vi.fn();
    render(<Subject onChange={onChange} />);
    const user = userEvent.setup();
    expect(button().textContent).toBe('Choose');
    await user.click(button());
    await user.click(screen.getByRole('option', { name: 'Feedback' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('feedback');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(button().textContent).toBe('Feedback');
    await user.click(button());
    expect(screen.getByRole('option', { name: 'Feedback' }).getAttribute('aria-selected')).toBe('true');
    await user.click(button());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is worked by keys alone, with the focus staying on the button', async () => {
    const onChange = vi.fn();
    render(<Subject onChange={onChange} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(marked()).toBe('General question');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(marked()).toBe('Finance');
    expect(document.activeElement).toBe(button());
    await user.keyboard('{Home}');
    expect(marked()).toBe('General question');
    await user.keyboard('{End}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('other');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('changes nothing on Escape and takes the marked option along on Tab', async () => {
    const onChange = vi.fn();
    render(<Subject onChange={onChange} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}{ArrowDown}');
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('technical');
  });

  it('ignores a disabled option', async () => {
    const onChange = vi.fn();
    render(<Subject onChange={onChange} />);
    const user = userEvent.setup();
    await user.click(button());
    await user.click(screen.getByRole('option', { name: 'Forms' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('option', { name: 'Forms' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('takes label and error from its field and carries its value into the form', async () => {
    render(<Subject />);
    const ids = button().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(ids)?.textContent).toBe('Please select a subject.');
    expect(button().getAttribute('aria-invalid')).toBe('true');
    await userEvent.setup().click(button());
    fireEvent.click(screen.getByRole('option', { name: 'Other' }));
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('subject')).toBe('other');
  });

  describe('typing letters', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const type = (letters: string) => {
      for (const key of letters) fireEvent.keyDown(button(), { key });
    };

    it('marks the option that starts with them', () => {
      render(<Subject />);
      fireEvent.keyDown(button(), { key: 'ArrowDown' });
      type('te');
      expect(marked()).toBe('Technical problem');
    });

    it('chooses without opening when the list is closed', () => {
      const onChange = vi.fn();
      render(<Subject onChange={onChange} />);
      type('o');
      expect(onChange).toHaveBeenCalledExactlyOnceWith('other');
      expect(screen.queryByRole('listbox')).toBeNull();
    });

    it('steps through options with the same first letter', () => {
      render(<Subject />);
      fireEvent.keyDown(button(), { key: 'ArrowDown' });
      type('f');
      expect(marked()).toBe('Feedback');
      type('f');
      expect(marked()).toBe('Finance');
      type('f');
      expect(marked()).toBe('Feedback');
    });

    it('starts a new word after one second', () => {
      render(<Subject />);
      fireEvent.keyDown(button(), { key: 'ArrowDown' });
      type('f');
      act(() => vi.advanceTimersByTime(999));
      type('i');
      expect(marked()).toBe('Finance');
      act(() => vi.advanceTimersByTime(1000));
      type('o');
      expect(marked()).toBe('Other');
    });
  });
});
