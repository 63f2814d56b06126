import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';

/** So many rows of a shelf are shown on a phone at first. */
const few = 3;

/** Hides the rows after `few` on a phone. */
const short = 'max-sm:[&>li:nth-child(n+4)]:hidden';

export interface ShelfProps {
  /** What stands on it. */
  name: string;
  /** Of its rows, in their order. */
  skus: readonly string[];
  /** What was looked for is shown whole. */
  whole: boolean;
  className: string;
  /** The rows. */
  children: ReactNode;
}

/** The rows of one kind. On a phone a long shelf shows its first ones until all are asked for, or an address names one. */
export function Shelf({ name, skus, whole, className, children }: ShelfProps) {
  const { t } = useTranslation('store');
  const { count } = useFormats();
  const { hash } = useLocation();
  const [asked, setAsked] = useState(false);
  const isWhole =
    whole || asked || skus.length <= few + 1 || skus.includes(decodeURIComponent(hash.slice(1)));
  const label = t('showAll', { n: count(skus.length) });
  return (
    <>
      <ul className={cx(className, isWhole || short)}>{children}</ul>
      {isWhole ? null : (
        <Button
          variant="outline"
          size="sm"
          className="mt-4 sm:hidden"
          aria-label={t('words.pair', { name: label, text: name })}
          data-action="show-all"
          onClick={() => setAsked(true)}
        >
          {label}
        </Button>
      )}
    </>
  );
}
