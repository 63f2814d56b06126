/** What functions log: one JSON object a line, in the frame that jobs and errors of browsers share. */
import type { Fault } from '@lib/operations/fault.ts';
import { type LogLevel, logLine } from '@lib/operations/log-line.ts';
import { requestInHand } from './in-hand.ts';

export interface LogEntry {
  level: LogLevel;
  function: string;
  /** As the caller was told; the number of the request, where that is in hand. */
  id?: string;
  /** What happened, as words with lines between them. */
  event?: string;
  fault?: Fault;
  /** Of an error in a browser. */
  client?: { readonly kind: string; readonly page: string; readonly stack: string; readonly release: string };
}

export function writeLog({ level, function: name, id, event, fault, client }: LogEntry): void {
  const request = requestInHand();
  const line = logLine({
    at: new Date().toISOString(),
    level,
    source: client ? 'client' : 'function',
    name: client?.kind ?? name,
    request: request?.id ?? id,
    release: client?.release ?? request?.release,
    event,
    fault,
    page: client?.page,
    stack: client?.stack,
  });
  console[level](line);
}
