import * as PopoverPrimitive from '@radix-ui/react-popover';
import { cx } from 'class-variance-authority';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlClasses } from './control-classes';
import { type ControlWiring, useFieldWiring } from './field';
import {
  checkOptions,
  moveByKey,
  nextEnabled,
  type SelectOption,
  typeAhead,
  typeAheadResetMs,
} from './select-keys';

export interface SelectProps extends ControlWiring {
  options: readonly SelectOption[];
  /** Null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  /** Carries the value into a plain form. */
  name?: string;
  'aria-label'?: string;
  onBlur?: () => void;
  className?: string;
}

/**
 * A list that opens, after the 'select-only combobox' pattern: the focus stays on the button, arrows and letters move
 * the mark, Enter, Space or Tab choose. Placed by Radix Popover; Radix Select writes style elements and is not used.
 */
export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  name,
  onBlur,
  className,
  ...own
}: SelectProps) {
  checkOptions(options);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wiring = useFieldWiring(own);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = useRef({ text: '', timer: undefined as ReturnType<typeof setTimeout> | undefined });
  const chosen = options.findIndex((option) => option.value === value);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => () => clearTimeout(typed.current.timer), []);

  const show = (index: number) => {
    if (disabled) return;
    setActive(index === -1 ? nextEnabled(options, 0, 1) : index);
    setOpen(true);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option && !option.disabled && option.value !== value) onValueChange(option.value);
    setOpen(false);
  };
  const collectLetter = (letter: string): string => {
    clearTimeout(typed.current.timer);
    typed.current.text += letter;
    typed.current.timer = setTimeout(() => {
      typed.current.text = '';
    }, typeAheadResetMs);
    return typed.current.text;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || disabled) return;
    const isLetter = event.key.length === 1 && (event.key !== ' ' || typed.current.text !== '');
    if (isLetter && !event.altKey) {
      event.preventDefault();
      const found = typeAhead(options, open ? active : chosen, collectLetter(event.key));
      if (found === -1) return;
      if (open) setActive(found);
      else choose(found);
    } else if (!open) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'].includes(event.key)) return;
      event.preventDefault();
      const target =
        event.key === 'Home' || event.key === 'End' ? moveByKey(options, chosen, event.key) : chosen;
      show(target ?? chosen);
    } else if (event.key === 'Enter' || event.key === ' ' || (event.key === 'ArrowUp' && event.altKey)) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Tab') {
      choose(active);
    } else {
      const target = moveByKey(options, active, event.key);
      if (target === null) return;
      event.preventDefault();
      setActive(target);
    }
  };

  return (
    <PopoverPrimitive.Root open={open} onOpenChange={setOpen}>
      <PopoverPrimitive.Anchor asChild>
        <button
          ref={button}
          type="button"
          data-slot="select"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={own['aria-label']}
          {...(open && active >= 0 ? { 'aria-activedescendant': optionId(active) } : {})}
          {...wiring}
          disabled={disabled}
          onClick={() => (open ? setOpen(false) : show(chosen))}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          className={cx(
            controlClasses,
            'flex cursor-pointer items-center justify-between gap-3 text-start',
            className,
          )}
        >
          <span lang={options[chosen]?.lang} className={cx('truncate', chosen === -1 && 'text-ink-soft')}>
            {options[chosen]?.label ?? placeholder}
          </span>
          <ChevronDown aria-hidden="true" className="size-[1.15em] shrink-0 text-ink-soft" />
        </button>
      </PopoverPrimitive.Anchor>
      {name === undefined ? null : <input type="hidden" name={name} value={value ?? ''} />}
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // A press on the button closes the list by its own click.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className="z-50 w-(--radix-popover-trigger-width) min-w-48 animate-rise-in rounded-m border border-line-strong bg-surface text-ink shadow-pop focus:outline-none"
          role="presentation"
        >
          <div
            id={listId}
            role="listbox"
            {...(own['aria-label'] ? { 'aria-label': own['aria-label'] } : { 'aria-labelledby': wiring.id })}
            className="max-h-[min(22rem,var(--radix-popover-content-available-height))] overflow-y-auto p-1.5"
          >
            {options.map((option, index) => (
              <Option
                key={option.value}
                id={optionId(index)}
                option={option}
                isActive={index === active}
                isChosen={index === chosen}
                onPoint={() => setActive(index)}
                onChoose={() => choose(index)}
              />
            ))}
          </div>
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}

interface OptionProps {
  id: string;
  option: SelectOption;
  isActive: boolean;
  isChosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, option, isActive, isChosen, onPoint, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The button keeps the focus and handles every key; tabIndex -1 only makes the row a valid option.
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      lang={option.lang}
      aria-selected={isChosen}
      {...(option.disabled ? { 'aria-disabled': true } : {})}
      onPointerMove={option.disabled ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={option.disabled ? undefined : onChoose}
      className={cx(
        'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-s px-3 py-2',
        isChosen && 'font-semibold',
        isActive && 'bg-accent-tint forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        option.disabled && 'cursor-not-allowed opacity-55',
      )}
    >
      {option.label}
      {isChosen ? <Check aria-hidden="true" className="size-[1.15em] shrink-0 text-accent" /> : null}
    </div>
  );
}
