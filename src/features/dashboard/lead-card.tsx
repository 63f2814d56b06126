import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import type { Shapes } from '@/components/drawings/shapes';
import type { StateName } from '@/components/drawings/states';
import { StateDrawing } from '@/components/state-drawing';
import { Card } from '@/components/ui/card';

export interface LeadCardProps {
  eyebrow: string;
  title: string;
  text?: string | undefined;
  /** Its own drawing, that of a moment, or one that comes later, `asPicture`. */
  drawing: Shapes | StateName | ReactElement;
  /** The page's main button. */
  action?: ReactNode;
  /** Another way, as a link. */
  more?: ReactNode;
}

/** How large a drawing stands in the card. */
export const asPicture = {
  size: 'page',
  className: 'max-sm:max-h-16 max-sm:max-w-16 sm:max-h-42 sm:max-w-42',
} as const;

/** The one thing to do next, with the page's main button. */
export function LeadCard({ eyebrow, title, text, drawing, action, more }: LeadCardProps) {
  return (
    <Card
      tone="tint"
      data-part="next"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 sm:items-center sm:gap-x-10"
    >
      <div className="max-sm:contents">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-2 max-w-[30ch] text-xl wrap-anywhere">{title}</h2>
        </div>
        <div className="max-sm:col-span-full max-sm:row-start-2">
          {text ? <p className="mt-2.5 max-w-[46ch] text-ink-soft wrap-anywhere">{text}</p> : null}
          {action ? (
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
              {action}
              {more}
            </div>
          ) : null}
        </div>
      </div>
      {isValidElement(drawing) ? drawing : <Picture drawing={drawing} />}
    </Card>
  );
}

function Picture({ drawing }: { drawing: Shapes | StateName }) {
  return typeof drawing === 'string' ? (
    <StateDrawing name={drawing} {...asPicture} />
  ) : (
    <Drawing shapes={drawing} {...asPicture} />
  );
}
