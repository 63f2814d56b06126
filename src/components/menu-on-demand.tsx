import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LateProps } from './late-part';
import { Button } from './ui/button';

export interface MenuOnDemandProps {
  /** The name of the button: of what it is the menu. */
  label: string;
  /** The menu with its own button, which takes the place of this one; its code comes with the first press. */
  children: (late: LateProps) => ReactNode;
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
  return wanted ? children({ waiting: button, onMissing: () => setWanted(false) }) : button;
}
