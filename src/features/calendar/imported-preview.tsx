import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleText } from '@/components/schedule/rule-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useFormats } from '@/i18n/use-formats';
import { ruleOf } from '@/lib/calendar/event';
import type { LeftReason } from '@/lib/calendar/import/event';
import type { ImportedEvent, ImportPreview } from '@/lib/calendar/import/read';
import { sameZone } from '@/lib/calendar/zone';
import { zoneText } from './use-entry-words';

export interface ImportedPreviewProps {
  preview: ImportPreview;
  /** Of the person. */
  tz: string;
  busy: boolean;
  /** Why it was not saved. */
  problem: string | null;
  onSave: () => void;
  onOther: () => void;
}

/** Looked at one by one; of the others their number. */
const shownEvents = 20;
/** A file of nothing but faults is not read to its end by anybody. */
const shownLeft = 100;

/** What a file would bring, before anything is saved. */
export function ImportedPreview({ preview, tz, busy, problem, onSave, onOther }: ImportedPreviewProps) {
  const { t } = useTranslation('calendar-exchange');
  const { count } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of what was pressed.
  useEffect(() => heading.current?.focus(), []);
  const { found, events, left, dropped, zones } = preview;
  const fresh = events.filter(({ isNew }) => isNew).length;
  const shortened = events.filter((event) => event.shortened).length;
  const facts = [
    t('import.fresh', { number: count(fresh) }),
    events.length > fresh ? t('import.newer', { number: count(events.length - fresh) }) : null,
    left.length > 0 ? t('import.left', { number: count(left.length) }) : null,
    shortened > 0 ? t('import.shortened', { number: count(shortened) }) : null,
  ].filter((fact) => fact !== null);
  return (
    <div className="grid gap-5" data-part="import-preview">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {t('import.found', { number: count(found) })}
        </h3>
        <ul className="mt-1 text-ink-soft">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {events.length === 0 ? null : (
        <div>
          {events.length > shownEvents ? (
            <h4 className="text-base">{t('import.first', { number: count(shownEvents) })}</h4>
          ) : null}
          <ul className="mt-1 border-t border-line" data-part="first-events">
            {events.slice(0, shownEvents).map((event) => (
              <li key={event.id} className="border-b border-line py-2">
                <EventFacts event={event} tz={tz} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="empty:hidden">
        <LeftOut left={left} />
        <Fold title={dropped.length > 0 ? t('import.dropped') : null} part="dropped">
          {dropped.map(({ name, count: times }) => (
            <li key={name}>
              {t('words.pair', { name: t(`import.parts.${name as 'VTODO'}`), text: count(times) })}
            </li>
          ))}
        </Fold>
        <Fold title={zones.length > 0 ? t('import.zones') : null} part="zones">
          {zones.map(({ name, zone }) => (
            <li key={name} className="wrap-anywhere">
              {t('words.pair', { name, text: zoneText(zone ?? tz) })}
            </li>
          ))}
        </Fold>
      </div>
      {problem === null ? null : (
        <Notice role="alert" tone="danger">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {events.length === 0 ? null : (
          <Button busy={busy} className="max-w-full" data-action="save-import" onClick={onSave}>
            {t('import.save')}
          </Button>
        )}
        <Button variant="outline" className="max-w-full" data-action="other-file" onClick={onOther}>
          {t('import.other')}
        </Button>
      </div>
    </div>
  );
}

/** What it is called and when it is; words of a file are shown as text alone. */
function EventFacts({ event: { fields }, tz }: { event: ImportedEvent; tz: string }) {
  const { t, i18n } = useTranslation('schedule');
  const [date = '', time] = fields.starts.split('T');
  const start = { date, time: time?.slice(0, 5) ?? null, tz: fields.tz };
  const when = ruleText(ruleOf(fields), start, t, i18n.language);
  const isHere = fields.all_day || sameZone(fields.tz, tz);
  return (
    <>
      <p className="font-semibold wrap-anywhere">{fields.title}</p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {isHere ? when : `${when} (${zoneText(fields.tz)})`}
      </p>
    </>
  );
}

function LeftOut({ left }: Pick<ImportPreview, 'left'>) {
  const { t } = useTranslation(['calendar-exchange', 'schedule']);
  const { count } = useFormats();
  const reasonText = (reason: LeftReason) => {
    if (reason === 'bad_rule') return t('schedule:fault.unsupported');
    return t(`import.reason.${reason === 'own' || reason === 'already' ? 'there' : reason}`);
  };
  return (
    <Fold title={left.length > 0 ? t('import.left', { number: count(left.length) }) : null} part="left">
      {left.slice(0, shownLeft).map(({ line, title, reason }) => (
        <li key={line} className="wrap-anywhere">
          {[t('import.line', { number: count(line) }), title, reasonText(reason)].filter(Boolean).join(' · ')}
        </li>
      ))}
    </Fold>
  );
}

/** A list that few look at, behind its name; null: there is none. */
function Fold({ title, part, children }: { title: string | null; part: string; children: ReactNode }) {
  if (title === null) return null;
  return (
    <details data-part={part} className="border-b border-line">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">{title}</summary>
      <ul className="mb-3 grid gap-1 text-sm text-ink-soft">{children}</ul>
    </details>
  );
}
