import * as AccordionPrimitive from '@radix-ui/react-accordion';
import { cx } from 'class-variance-authority';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** Rows between rules. `type="single" collapsible` keeps one open at a time. */
export function Accordion({ className, ...props }: ComponentProps<typeof AccordionPrimitive.Root>) {
  return (
    <AccordionPrimitive.Root
      data-slot="accordion"
      className={cx('border-t border-line', className)}
      {...props}
    />
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<typeof AccordionPrimitive.Item>, 'title'> {
  title: ReactNode;
  /** Level of the heading around the title, after the page's outline. */
  level?: 2 | 3 | 4;
}

export function AccordionItem({ title, level = 3, className, children, ...props }: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <AccordionPrimitive.Item
      data-slot="accordion-item"
      className={cx('border-b border-line', className)}
      {...props}
    >
      <AccordionPrimitive.Header asChild>
        <Heading className="text-lg">
          <AccordionPrimitive.Trigger className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 py-3.5 text-start hover:text-accent disabled:opacity-55">
            {title}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-soft transition-[rotate] group-data-[state=open]:rotate-45"
            />
          </AccordionPrimitive.Trigger>
        </Heading>
      </AccordionPrimitive.Header>
      <AccordionPrimitive.Content className="overflow-hidden data-[state=closed]:animate-close data-[state=open]:animate-open">
        <div className="max-w-read pb-5 text-ink-soft">{children}</div>
      </AccordionPrimitive.Content>
    </AccordionPrimitive.Item>
  );
}
