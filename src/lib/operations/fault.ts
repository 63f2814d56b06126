/**
 * What may be told of an error: what it is and where in the program it came up. Never what it says: a message may hold an
 * address, an answer, or the row that was refused.
 */

export interface FaultPart {
  /** Class of the error. */
  readonly name?: string;
  /** SQLSTATE, or what a service calls it. */
  readonly code?: string;
  /** Files with line and column, the innermost first. */
  readonly at?: readonly string[];
}

/** An error and its causes, the outermost first. */
export type Fault = readonly FaultPart[];

/** A chain of causes may be a circle. */
const maxCauses = 5;
const maxPlaces = 8;

export const isFaultName = (text: string): boolean =>
  /^(?=.{3,60}$)[A-Z][A-Za-z]*(?:Error|Exception|Fault)$/.test(text);
/** SQLSTATE, codes of the data API, of the system, and those of services: words with lines between them. */
export const isFaultCode = (text: string): boolean =>
  /^(?:[0-9A-Z]{5}|PGRST\d{3}|E[A-Z]{3,20}|(?=.{3,60}$)[a-z]+(?:_[a-z]+)+)$/.test(text);
export const isPlace = (text: string): boolean => /^[\w.-]{1,60}\.[cm]?[jt]sx?:\d{1,7}:\d{1,7}$/.test(text);

/** A line of a stack, as V8 writes it, and as Firefox and Safari do. */
const frameLine = /^(?:\s+at\s.*|[^\s@]*@\S+)$/;
const placeInLine = /([\w.-]{1,60}\.[cm]?[jt]sx?)(?:\?[^:\s]*)?(:\d{1,7}:\d{1,7})\)?$/;

/** V8 begins a stack with what the error says, which may have lines of its own. */
function framesOf({ name, message, stack = '' }: Error): readonly string[] {
  const said = stack.startsWith(name) || stack.startsWith('Error') ? stack.indexOf(message) : 0;
  // What it says has been changed since: where that ends nobody knows.
  if (said < 0) return [];
  const frames =
    message === '' || !stack.includes(message) ? stack : stack.slice(stack.indexOf(message) + message.length);
  return frames.split('\n');
}

/** Where an error came up: names of files with line and column, without their addresses. */
export function placesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  return framesOf(error)
    .filter((line) => frameLine.test(line))
    .flatMap((line) => {
      const [, file, position] = placeInLine.exec(line.trim()) ?? [];
      return file && position ? [`${file}${position}`] : [];
    })
    .slice(0, maxPlaces);
}

/** An error, or the plain object that a client of a service fails with. */
function partOf(value: unknown): FaultPart {
  if (typeof value !== 'object' || value === null) return {};
  const { name, code } = value as { name?: unknown; code?: unknown };
  const at = placesOf(value);
  return {
    ...(typeof name === 'string' && (name === 'Error' || isFaultName(name)) && { name }),
    ...(typeof code === 'string' && isFaultCode(code) && { code }),
    ...(at.length > 0 && { at }),
  };
}

export function faultOf(error: unknown): Fault {
  const parts: FaultPart[] = [];
  let current = error;
  for (let depth = 0; depth < maxCauses; depth++) {
    parts.push(partOf(current));
    if (!(current instanceof Error) || current.cause === undefined) break;
    current = current.cause;
  }
  return parts;
}
