import { Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './ui/button';

export interface MenuOnDemandProps {
  /** The name of the button: of what it is the menu. */
  label: string;
  /** The menu with its own button, which takes the place of this one; its code comes with the first press. */
  children: ReactNode;
}

/** One button for everything that is done seldom. */
export function MenuOnDemand({ label, children }: MenuOnDemandProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return wanted ? <Suspense fallback={button}>{children}</Suspense> : button;
}
