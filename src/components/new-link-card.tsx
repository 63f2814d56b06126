import { Copy, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useCopy } from '@/components/use-copy';

export interface NewLinkCardProps {
  title: string;
  hint: string;
  address: string;
  /** What the device's share sheet is given besides the link; without it the link is not sent on. */
  shareText?: string;
  onDone: () => void;
  /** Between the link's buttons and the one that closes the card. */
  children?: ReactNode;
}

/** A link that was just made: shown this once, to be copied or handed to another app of the device. */
export function NewLinkCard({ title, hint, address, shareText, onDone, children }: NewLinkCardProps) {
  const { t } = useTranslation();
  const copy = useCopy();
  const field = useRef<HTMLInputElement>(null);

  // It takes the place of the button that was pressed, so the focus goes here; selected, it can be copied by hand.
  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <Card tone="tint" data-part="new-link" className="grid gap-4">
      <Field label={title} hint={hint}>
        <Input
          ref={field}
          readOnly
          value={address}
          // Backwards, so that the start of a long address stays in view.
          onFocus={({ target }) => target.setSelectionRange(0, address.length, 'backward')}
          className="font-mono text-[0.95rem]"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => void copy(address)} data-action="copy-link">
          <Copy aria-hidden="true" />
          {t('newLink.copy')}
        </Button>
        {shareText !== undefined && typeof navigator.share === 'function' ? (
          <Button
            variant="outline"
            size="sm"
            onClick={() => void sendOn(shareText, address)}
            data-action="send-link"
          >
            <Share2 aria-hidden="true" />
            {t('newLink.send')}
          </Button>
        ) : null}
      </div>
      {children}
      <Button variant="link" size="sm" className="-ms-1 justify-self-start" onClick={onDone}>
        {t('newLink.done')}
      </Button>
    </Card>
  );
}

async function sendOn(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch {
    // Closed without choosing an app: nothing has happened, and the link can still be copied.
  }
}
