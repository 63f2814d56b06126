/** Leaves out of a class what nothing calls: the bundler cannot, because any member might be asked for by name. */

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* nodesIn(one);
}

const nameOf = (node: unknown): string | null =>
  isNode(node) && typeof node.name === 'string' ? node.name : null;

/** Names that are read of any object: whoever the object is, a member of that name may be meant. */
function namesRead(nodes: Iterable<Node>): Set<string> {
  const names = new Set<string>();
  for (const { type, property, computed } of nodes) {
    const name = type === 'MemberExpression' && !computed ? nameOf(property) : null;
    if (name !== null) names.add(name);
  }
  return names;
}

const isClass = (node: Node, className: string) =>
  node.type === 'ClassDeclaration' && nameOf(node.id) === className;
/** `var Name = class extends … {}`, as some bundlers write it. */
const holdsClass = ({ type, id, init }: Node, className: string) =>
  type === 'VariableDeclarator' &&
  nameOf(id) === className &&
  isNode(init) &&
  init.type === 'ClassExpression';

function membersOf(all: readonly Node[], className: string): readonly Node[] {
  const found = all.find((node) => isClass(node, className) || holdsClass(node, className));
  const body = found?.type === 'VariableDeclarator' ? (found.init as Node).body : found?.body;
  return isNode(body) ? (body.body as Node[]) : [];
}

/** Names of the members of a class. */
export function namesIn(tree: unknown, className: string): string[] {
  const all = isNode(tree) ? [...nodesIn(tree)] : [];
  return membersOf(all, className).flatMap(({ key }) => nameOf(key) ?? []);
}

/** The field that a statement `this.field = …` of the constructor fills. */
function filledField(statement: Node): string | null {
  const { expression } = statement;
  if (!isNode(expression) || expression.type !== 'AssignmentExpression' || !isNode(expression.left))
    return null;
  const { object, property } = expression.left;
  return isNode(object) && object.type === 'ThisExpression' ? nameOf(property) : null;
}

/**
 * @param tree the file's code as a syntax tree
 * @param called methods that are called from outside
 * @param unused fields that nobody reads: their filling is left out, too
 * @returns the code without the methods that neither these nor the constructor reach
 * @throws where a name is not in the class or a field is read after all, so that a new version of a package is looked at
 */
export function withoutUnused(
  code: string,
  tree: unknown,
  className: string,
  called: readonly string[],
  unused: readonly string[],
): string {
  const all = isNode(tree) ? [...nodesIn(tree)] : [];
  const members = membersOf(all, className);
  const byName = new Map<string, Node[]>();
  for (const member of members) {
    const name = nameOf(member.key);
    if (name !== null) byName.set(name, [...(byName.get(name) ?? []), member]);
  }
  const begin = byName.get('constructor')?.[0];
  byName.delete('constructor');
  const missing = called.filter((name) => !byName.has(name));
  if (missing.length > 0) throw new Error(`${className} has no ${missing.join(', ')}`);

  const statements =
    isNode(begin?.value) && isNode(begin.value.body) ? (begin.value.body.body as Node[]) : [];
  const fillings = statements.filter((statement) => unused.includes(filledField(statement) ?? ''));
  const unfilled = unused.filter((name) => !fillings.some((one) => filledField(one) === name));
  if (unfilled.length > 0) throw new Error(`${className} does not fill ${unfilled.join(', ')}`);

  const kept = new Set<string>();
  const read = new Set<string>();
  const keep = (nodes: Iterable<Node>): void => {
    for (const name of namesRead(nodes)) {
      read.add(name);
      if (!byName.has(name) || kept.has(name)) continue;
      kept.add(name);
      keep((byName.get(name) ?? []).flatMap((member) => [...nodesIn(member)]));
    }
  };
  const within = (node: Range, ranges: readonly Range[]) =>
    ranges.some(({ start, end }) => node.start >= start && node.end <= end);
  const apart = [...members.filter((member) => member !== begin), ...fillings];
  // What stands outside the class, and the constructor as it remains.
  keep(all.filter((node) => !within(node, apart)));
  for (const name of called) {
    kept.add(name);
    keep((byName.get(name) ?? []).flatMap((member) => [...nodesIn(member)]));
  }
  const readAfterAll = unused.filter((name) => read.has(name));
  if (readAfterAll.length > 0) throw new Error(`${className} reads ${readAfterAll.join(', ')}`);

  const left = members.filter((member) => {
    const name = nameOf(member.key);
    return name !== null && member !== begin && !kept.has(name);
  });
  return [...left, ...fillings]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}
