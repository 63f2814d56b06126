/** What commands are asked for on their line: a misspelt word ends them with one sentence instead of being passed over. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { assertUsablePort } from '../supabase/local/ports.ts';

/** A command was called in a way that it does not know; the message is for who typed it. */
export class WrongCall extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongCall';
  }
}

/**
 * The values of a command's options.
 * @throws WrongCall that lists the options there are
 */
export function optionsOf<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  args = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new WrongCall(`${(error as Error).message.split('. ')[0]}. Options: ${known.join(' ')}`);
  }
}

/**
 * Those of `known` that were named, in the order of `known`; all where none was.
 * @throws WrongCall that names the unknown one
 */
export function chosenFrom(known: readonly string[], args = process.argv.slice(2)): string[] {
  const unknown = args.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new WrongCall(`There is no ${unknown}. Known: ${known.join(' ')}`);
  return known.filter((name) => args.length === 0 || args.includes(name));
}

/**
 * The port that PORT names.
 * @throws WrongCall where it is no port, or one that browsers refuse to call
 */
export function portFrom(text: string | undefined, usual: number): number {
  const port = text === undefined || text === '' ? usual : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new WrongCall(`PORT is ${text}, which is no port: choose one such as ${usual}.`);
  try {
    assertUsablePort(port);
  } catch (error) {
    throw new WrongCall((error as Error).message);
  }
  return port;
}

/** Runs a command; what it was called wrongly with, or cannot begin without, is said in one sentence. */
export function orSay<Value>(begin: () => Value): Value {
  try {
    return begin();
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
