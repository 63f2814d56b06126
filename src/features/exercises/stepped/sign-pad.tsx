import { cx } from 'class-variance-authority';
import { Delete } from 'lucide-react';
import { Button } from '@/components/ui/button';

export interface SignPadProps {
  /** What can be typed: up to nine stand three to a row, more of them four. */
  signs: readonly string[];
  typed: readonly string[];
  /** So many are asked for: each has its place, and the answer is given once all are filled. */
  places?: number;
  onAdd: (sign: string) => void;
  onTakeBack: () => void;
  /** Leaves a place open, typed as an empty sign. */
  onLeaveOpen?: () => void;
  onGive: () => void;
  texts: {
    readonly typed: string;
    readonly takeBack: string;
    readonly give: string;
    readonly leaveOpen?: string;
  };
}

const openSign = '–';

/** Digits or letters to be typed one after the other, and what is typed so far. */
export function SignPad(props: SignPadProps) {
  const { signs, typed, places, onAdd, onTakeBack, onLeaveOpen, onGive, texts } = props;
  const isWide = signs.length > 9;
  const isReady = places === undefined ? typed.length > 0 : typed.length === places;
  return (
    <>
      {places === undefined ? (
        <p
          role="status"
          aria-label={texts.typed}
          className="min-h-14 border-control-b border-line-strong px-3 pb-1 text-center font-stimulus text-3xl tracking-[0.2em] tabular-nums wrap-anywhere"
        >
          {typed.join('')}
        </p>
      ) : (
        <Places typed={typed} places={places} label={texts.typed} />
      )}
      <div
        className={cx('mx-auto grid w-full gap-2', isWide ? 'max-w-96 grid-cols-4' : 'max-w-80 grid-cols-3')}
      >
        {signs.map((sign) => (
          <Button
            key={sign}
            variant="outline"
            className="min-h-16 rounded-m px-1 text-xl"
            onClick={() => onAdd(sign)}
          >
            {sign}
          </Button>
        ))}
        <Button
          variant="ghost"
          className="min-h-16 rounded-m px-1"
          aria-label={texts.takeBack}
          disabled={typed.length === 0}
          onClick={onTakeBack}
        >
          <Delete aria-hidden="true" />
        </Button>
        {onLeaveOpen ? (
          <Button
            variant="ghost"
            data-action="leave-open"
            className="min-h-16 rounded-m px-1 text-sm"
            onClick={onLeaveOpen}
          >
            {texts.leaveOpen}
          </Button>
        ) : null}
        <Button
          data-action="give"
          className={cx('min-h-16 rounded-m', (isWide || !onLeaveOpen) && 'col-span-2')}
          disabled={!isReady}
          onClick={onGive}
        >
          {texts.give}
        </Button>
      </div>
    </>
  );
}

/** A box for each sign that is asked for. */
function Places({ typed, places, label }: { typed: readonly string[]; places: number; label: string }) {
  return (
    <p role="status" aria-label={label} className="flex justify-center gap-2">
      {Array.from({ length: places }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the box
          key={place}
          className="grid size-12 place-items-center border-control-b border-line-strong font-stimulus text-2xl tabular-nums"
        >
          {typed[place] === '' ? openSign : typed[place]}
        </span>
      ))}
    </p>
  );
}
