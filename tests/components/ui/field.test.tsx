import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { Switch } from '@/components/ui/switch';
import { TextField } from '@/components/ui/text-field';
import { Textarea } from '@/components/ui/textarea';

function description(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

describe('Field', () => {
  it('names its control and describes it by hint and error', () => {
    render(<TextField label="Email" hint="We rarely write." error="Email address is required" required />);
    const input = screen.getByLabelText('Email');
    expect(description(input)).toBe('We rarely write. | Email address is required');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAttribute('aria-required', 'true');
  });

  it('says nothing about errors while there is none', () => {
    render(<TextField label="Email" />);
    const input = screen.getByLabelText('Email');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('has its place for announcements before the first error', () => {
    const { container, rerender } = render(<TextField label="Email" />);
    const live = container.querySelector('[aria-live="polite"]');
    rerender(<TextField label="Email" error="Email address is required" />);
    expect(container.querySelector('[aria-live="polite"]')).toBe(live);
    expect(live?.textContent).toBe('Email address is required');
  });

  it('adds its description to the one a control brings along', () => {
    render(
      <Field label="Message" hint="20 at least">
        <Textarea aria-describedby="counter" />
      </Field>,
    );
    const ids = screen.getByLabelText('Message').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids[0]).toBe('counter');
    expect(ids).toHaveLength(2);
  });

  it('gives two fields different ids', () => {
    render(
      <>
        <Field label="One">
          <Input />
        </Field>
        <Field label="Two">
          <Input />
        </Field>
      </>,
    );
    expect(screen.getByLabelText('One').id).not.toBe(screen.getByLabelText('Two').id);
  });
});

describe('Checkbox', () => {
  it('toggles by its label and by Space, and describes its error', async () => {
    render(<Checkbox label="I agree" error="You must accept the Terms of Service and Privacy Policy" />);
    const user = userEvent.setup();
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    await user.click(screen.getByText('I agree'));
    expect(box).toBeChecked();
    await user.keyboard(' ');
    expect(box).not.toBeChecked();
    expect(description(box)).toBe('You must accept the Terms of Service and Privacy Policy');
    expect(box).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('RadioGroup', () => {
  it('reports the choice, names the group and describes it by its error', async () => {
    const choose = vi.fn();
    render(
      <RadioGroup legend="How often?" value="2" onValueChange={choose} error="Please select an answer">
        <RadioRow value="1" label="Never" />
        <RadioRow value="2" label="Rarely" />
        <RadioRow value="3" label="Often" disabled />
      </RadioGroup>,
    );
    const group = screen.getByRole('group', { name: 'How often?' });
    expect(description(group)).toContain('Please select an answer');
    expect(screen.getByRole('radio', { name: 'Rarely' })).toBeChecked();
    const user = userEvent.setup();
    await user.click(screen.getByText('Never'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('1');
    await user.click(screen.getByText('Often'));
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('keeps the key hint out of the name of an answer', () => {
    render(<RadioRow name="q" value="1" label="Never" keyHint="1" onChange={() => {}} />);
    expect(screen.getByRole('radio', { name: 'Never' })).toBeInTheDocument();
  });
});

describe('Switch', () => {
  it('turns on and off by its label and by the keyboard', async () => {
    const change = vi.fn();
    render(
      <Switch label="Move on by itself" hint="After each answer" checked={false} onCheckedChange={change} />,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByText('Move on by itself'));
    expect(change.mock.calls).toEqual([[true], [true]]);
    expect(description(screen.getByRole('switch'))).toBe('After each answer');
  });
});
