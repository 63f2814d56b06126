import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Section } from '@/components/section';
import type { PartProps } from '../special/types';

/** What every part of the page is drawn from. */
export interface SectionPartProps extends PartProps {
  /** Anchor of the part. */
  id: string;
  /** Only its heading shows until it is opened. */
  folded?: boolean;
}

export interface PartSectionProps {
  id: string;
  title: ReactNode;
  folded?: boolean | undefined;
  children: ReactNode;
}

/** A part of the report under its heading; a folded one is a row that opens. Printing opens it. */
export function PartSection({ id, title, folded = false, children }: PartSectionProps) {
  const headingId = useId();
  if (!folded) {
    return (
      <Section id={id} title={title} className="max-md:scroll-mt-12">
        {children}
      </Section>
    );
  }
  return (
    <section id={id} aria-labelledby={headingId} className="scroll-mt-6 max-md:scroll-mt-12">
      <details data-fold="section" className="group">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 border-b border-line py-2 sm:min-h-15 sm:py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
          <h2 id={headingId} className="text-lg">
            {title}
          </h2>
          <Plus
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-[rotate] group-open:rotate-45 print:hidden"
          />
        </summary>
        <div className="pt-5 pb-8">{children}</div>
      </details>
    </section>
  );
}
