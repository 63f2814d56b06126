import { isPlainText, plainLine, plainText } from '../plain-text.ts';
import type { Details, Texts } from './attempt-record.ts';

interface Typed {
  readonly details?: Details | undefined;
  readonly texts?: Texts | undefined;
}

/** Whether what was typed is plain: the label of a child on one line, open answers on as many as they like. */
export function isPlainSubmission({ details, texts }: Typed): boolean {
  const label = details?.child_label ?? '';
  return label === plainLine(label) && Object.values(texts ?? {}).every(isPlainText);
}

/** The same submission with plain texts; an open answer of which nothing is left goes. */
export function plainSubmission<T extends Typed>(submission: T): T {
  const { details, texts } = submission;
  if (isPlainSubmission(submission)) return submission;
  const label = plainLine(details?.child_label ?? '').trim();
  const plain = Object.entries(texts ?? {}).map(([key, text]) => [key, plainText(text).trim()] as const);
  return {
    ...submission,
    ...(details === undefined || label === '' ? {} : { details: { ...details, child_label: label } }),
    ...(texts === undefined ? {} : { texts: Object.fromEntries(plain.filter(([, text]) => text !== '')) }),
  };
}
