import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/text-field';

export interface MomentFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** As `localMoment` writes it. */
  value: string;
  onChange: (value: string) => void;
}

/** A day and a time where the person is. */
export function MomentField({ onChange, ...field }: MomentFieldProps) {
  return <TextField {...field} type="datetime-local" onChange={({ target }) => onChange(target.value)} />;
}
