import { err, ok, type Result } from '../result.ts';

/*
 * The small language of suggestion conditions ('attention_concentration >= 70 and overall >= 50'): comparisons of
 * scores and numbers joined by and/or/not (also && || !), brackets. Read by hand, never run as code.
 *   expr = and { or and };  and = unary { and unary };  unary = not unary | primary;
 *   primary = '(' expr ')' | operand op operand;  operand = number | identifier
 */

const MAX_LENGTH = 300;
/** Brackets and 'not' inside one another. */
const MAX_NESTING = 20;
/** The overall score is declared in every test. */
const OVERALL = 'overall';

const operators = ['>=', '<=', '>', '<', '==', '!='] as const;
type Operator = (typeof operators)[number];
type Operand =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'score'; readonly id: string };

export type Condition =
  | { readonly type: 'compare'; readonly op: Operator; readonly left: Operand; readonly right: Operand }
  | { readonly type: 'and' | 'or'; readonly terms: readonly Condition[] }
  | { readonly type: 'not'; readonly term: Condition };

export type ConditionError =
  | { readonly code: 'too_long' | 'too_deep' }
  /** `at` is the position of the character that fits nowhere, or the length of the text. */
  | { readonly code: 'syntax'; readonly at: number }
  | { readonly code: 'undeclared_name'; readonly name: string };

/**
 * Reads a condition. Any text is answered with a tree or an error, never an exception.
 * @param declaredIds dimension ids of the test; 'overall' is always declared
 */
export function parseCondition(
  text: string,
  declaredIds: Iterable<string>,
): Result<Condition, ConditionError> {
  if (text.length > MAX_LENGTH) return err({ code: 'too_long' });
  try {
    return ok(new Parser(tokenize(text), text.length, new Set([...declaredIds, OVERALL])).parse());
  } catch (error) {
    if (error instanceof Refused) return err(error.reason);
    throw error;
  }
}

/** The value of a condition; a dimension without a score counts as 0. */
export function evaluateCondition(condition: Condition, scores: Readonly<Record<string, number>>): boolean {
  switch (condition.type) {
    case 'and':
      return condition.terms.every((term) => evaluateCondition(term, scores));
    case 'or':
      return condition.terms.some((term) => evaluateCondition(term, scores));
    case 'not':
      return !evaluateCondition(condition.term, scores);
    case 'compare':
      return compare(
        condition.op,
        operandValue(condition.left, scores),
        operandValue(condition.right, scores),
      );
  }
}

function operandValue(operand: Operand, scores: Readonly<Record<string, number>>): number {
  if (operand.type === 'number') return operand.value;
  return Object.hasOwn(scores, operand.id) ? (scores[operand.id] ?? 0) : 0;
}

function compare(op: Operator, left: number, right: number): boolean {
  switch (op) {
    case '>=':
      return left >= right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '<':
      return left < right;
    case '==':
      return left === right;
    case '!=':
      return left !== right;
  }
}

/** Carries a refusal out of the descent; never leaves this file. */
class Refused extends Error {
  readonly reason: ConditionError;
  constructor(reason: ConditionError) {
    super(reason.code);
    this.reason = reason;
  }
}

type Token = { readonly at: number } & (
  | { readonly type: 'number' | 'name'; readonly text: string }
  | { readonly type: 'and' | 'or' | 'not' | '(' | ')' }
  | { readonly type: 'op'; readonly op: Operator }
);

const signs = { '&&': 'and', '||': 'or', '!': 'not', '(': '(', ')': ')' } as const;

/** One token: white space, a number, a word, or a sign. `!=` and `<=` are tried before `!` and `<`. */
const TOKEN = /\s+|(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(>=|<=|==|!=|>|<)|(&&|\|\||!|\(|\))/y;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw new Refused({ code: 'syntax', at });
    const [, number, word, op, sign] = match;
    if (number !== undefined) tokens.push({ type: 'number', text: number, at });
    else if (word !== undefined) tokens.push(wordToken(word, at));
    else if (op !== undefined) tokens.push({ type: 'op', op: op as Operator, at });
    else if (sign !== undefined) tokens.push({ type: signs[sign as keyof typeof signs], at });
  }
  return tokens;
}

function wordToken(word: string, at: number): Token {
  const lower = word.toLowerCase();
  if (lower === 'and' || lower === 'or' || lower === 'not') return { type: lower, at };
  if (!/^[a-z][a-z0-9_]*$/.test(word)) throw new Refused({ code: 'syntax', at });
  return { type: 'name', text: word, at };
}

class Parser {
  private readonly tokens: readonly Token[];
  private readonly end: number;
  private readonly declared: ReadonlySet<string>;
  private position = 0;

  constructor(tokens: readonly Token[], end: number, declared: ReadonlySet<string>) {
    this.tokens = tokens;
    this.end = end;
    this.declared = declared;
  }

  parse(): Condition {
    const condition = this.chain('or', 0);
    if (this.position < this.tokens.length) this.refuse();
    return condition;
  }

  private chain(type: 'and' | 'or', depth: number): Condition {
    const part = () => (type === 'or' ? this.chain('and', depth) : this.unary(depth));
    const terms = [part()];
    while (this.take(type)) terms.push(part());
    const [only] = terms;
    return only && terms.length === 1 ? only : { type, terms };
  }

  private unary(depth: number): Condition {
    if (depth > MAX_NESTING) throw new Refused({ code: 'too_deep' });
    if (this.take('not')) return { type: 'not', term: this.unary(depth + 1) };
    if (!this.take('(')) return this.comparison();
    const inner = this.chain('or', depth + 1);
    if (!this.take(')')) this.refuse();
    return inner;
  }

  private comparison(): Condition {
    const left = this.operand();
    const op = this.take('op');
    if (op?.type !== 'op') return this.refuse();
    return { type: 'compare', op: op.op, left, right: this.operand() };
  }

  private operand(): Operand {
    const token = this.take('number') ?? this.take('name');
    if (token?.type === 'number') return { type: 'number', value: Number(token.text) };
    if (token?.type !== 'name') return this.refuse();
    if (!this.declared.has(token.text)) throw new Refused({ code: 'undeclared_name', name: token.text });
    return { type: 'score', id: token.text };
  }

  private take(type: Token['type']): Token | undefined {
    const token = this.tokens[this.position];
    if (token?.type !== type) return undefined;
    this.position += 1;
    return token;
  }

  private refuse(): never {
    throw new Refused({ code: 'syntax', at: this.tokens[this.position]?.at ?? this.end });
  }
}
