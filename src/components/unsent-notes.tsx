import { useTranslation } from 'react-i18next';
import { Button } from './ui/button';
import { Notice } from './ui/notice';

/** Something whose change is on this device alone. */
export interface UnsentItem {
  readonly id: string;
  /** As this device shows it. */
  readonly title: string;
  readonly status: 'sending' | 'waiting' | 'refused' | 'stuck';
  /** False where the device keeps nothing: it lasts as long as this page. */
  readonly kept: boolean;
  /** The account took as much today as one day allows: it goes out tomorrow. */
  readonly dayIsFull: boolean;
  /** What each side says where both changed the same; null where that is not why it was not sent. */
  readonly sides: { readonly mine: readonly string[]; readonly theirs: readonly string[] } | null;
}

export interface UnsentNotesProps {
  items: readonly UnsentItem[];
  /** What kind of thing it is, for those who look for it. */
  kind: string;
  busy: boolean;
  onSendAgain: (id: string) => void;
  /** `mine` writes what this device says over the other, else that is dropped. */
  onSettle: (asked: { id: string; mine: boolean }) => void;
  /** Keeps both, one beside the other, where there is room for two. */
  onBoth?: (id: string) => void;
}

/** What is on this device alone, and what another device said otherwise. */
export function UnsentNotes({ items, ...props }: UnsentNotesProps) {
  const { t } = useTranslation();
  const waiting = items.filter(({ status }) => status === 'waiting');
  const kept = waiting.every((one) => one.kept) ? 'kept' : 'unkept';
  const keptText = waiting.some(({ dayIsFull }) => dayIsFull) ? t(`dayFull.${kept}`) : t(`unsent.${kept}`);
  return (
    <>
      <p role="status" className="text-sm text-ink-soft empty:hidden" data-part="kept-here">
        {waiting.length > 0 ? keptText : null}
      </p>
      {items
        .filter(({ status }) => status === 'refused' || status === 'stuck')
        .map((item) => (
          <Failed key={item.id} item={item} {...props} />
        ))}
    </>
  );
}

type FailedProps = Omit<UnsentNotesProps, 'items'> & { item: UnsentItem };

function Failed({ item, kind, busy, onSendAgain, onSettle, onBoth }: FailedProps) {
  const { t } = useTranslation();
  const { id, title, sides } = item;
  if (sides) {
    return (
      <Notice role="alert" tone="caution" data-part={`${kind}-conflict`}>
        <p className="font-semibold">{t('conflict.title')}</p>
        <Side label={t('conflict.mine')} texts={sides.mine} />
        <Side label={t('conflict.theirs')} texts={sides.theirs} />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" data-action="keep-mine" busy={busy} onClick={() => onSettle({ id, mine: true })}>
            {t('conflict.keepMine')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            data-action="use-other"
            busy={busy}
            onClick={() => onSettle({ id, mine: false })}
          >
            {t('conflict.useOther')}
          </Button>
          {onBoth ? (
            <Button
              variant="outline"
              size="sm"
              data-action="show-both"
              busy={busy}
              onClick={() => onBoth(id)}
            >
              {t('conflict.both')}
            </Button>
          ) : null}
        </div>
      </Notice>
    );
  }
  return (
    <Notice role="alert" tone="caution" data-part={`${kind}-unsent`}>
      <p className="wrap-anywhere">{t('unsent.failed', { title })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" data-action={`send-${kind}`} onClick={() => onSendAgain(id)}>
          {t('stuck.again')}
        </Button>
        <Button variant="outline" size="sm" busy={busy} onClick={() => onSettle({ id, mine: false })}>
          {t('words.removeFromDevice')}
        </Button>
      </div>
    </Notice>
  );
}

/** The texts of one side, as far as they differ from the other's. */
function Side({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <div className="mt-2">
      <p className="text-sm text-ink-soft">{label}</p>
      {texts.map((text) => (
        <p key={text} className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  );
}
