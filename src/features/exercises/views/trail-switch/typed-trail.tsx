import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** The next item is typed: the order is kept without a search. */
export function TypedTrail({ label, onType }: { label: string; onType: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sign = typed.trim().toUpperCase();
    if (sign === '') return;
    setTyped('');
    onType(sign);
  };
  return (
    <form ref={box} onSubmit={submit} className="mx-auto w-full max-w-80">
      <Field label={label}>
        <Input
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onPaste={(event) => event.preventDefault()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </form>
  );
}
