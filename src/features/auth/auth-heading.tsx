import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '@/hooks/use-page-title';

export interface AuthHeadingProps {
  title: string;
  children?: ReactNode;
  /** False on the screen the person arrived at: there the page itself decides where the focus is. */
  takesFocus: boolean;
}

/** Heading of a form or panel. The ones that replace each other on this page take the focus, or nobody would hear it. */
export function AuthHeading({ title, children, takesFocus }: AuthHeadingProps) {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header className="mb-7 grid gap-2.5">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      {children ? <p className="text-ink-soft wrap-anywhere">{children}</p> : null}
    </header>
  );
}
