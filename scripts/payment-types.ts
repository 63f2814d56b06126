/** Reads types of the installed `stripe` package and writes them down as JSON schemas. */
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

export interface JsonSchema {
  [keyword: string]: unknown;
}

export interface SdkTypes {
  checker: ts.TypeChecker;
  objects: ts.Type;
  params: ts.Type;
}

type Names = Readonly<Record<string, string>>;

/** Type `objects` and `params` have a field for each name given, of the type of the SDK that goes with it. */
export function readTypes(objects: Names, params: Names): SdkTypes {
  const declare = (name: string, types: Names): string =>
    `export type ${name} = {${Object.entries(types)
      .map(([key, type]) => `\n ${JSON.stringify(key)}: Stripe.${type};`)
      .join('')}\n};\n`;
  const text = `import Stripe from 'stripe';\n${declare('Objects', objects)}${declare('Params', params)}`;
  const file = join(root, 'scripts/.payment-shapes-root.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  if (!source) throw new Error('the types could not be read');
  const [problem] = program.getSemanticDiagnostics(source);
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  const exported = (name: string): ts.Type => {
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!symbol) throw new Error(`no type ${name}`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  return { checker, objects: exported('Objects'), params: exported('Params') };
}

const F = ts.TypeFlags;

function nameOf(type: ts.Type): string {
  const parts: string[] = [];
  let symbol: (ts.Symbol & { parent?: ts.Symbol }) | undefined = type.aliasSymbol ?? type.symbol;
  for (; symbol?.name && !symbol.name.startsWith('"') && symbol.name !== '__type'; symbol = symbol.parent) {
    parts.unshift(symbol.name);
  }
  return parts.join('.');
}

const isOpenText = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some(({ flags }) => flags & F.String);

/** Walks the types of the SDK and writes them down as JSON schemas. */
export class Describer {
  readonly defs: Record<string, JsonSchema> = {};
  private readonly checker: ts.TypeChecker;
  /** Names of the objects that are described in full. */
  private readonly objects: ReadonlySet<string>;
  private readonly names = new Map<ts.Type, string>();

  constructor(checker: ts.TypeChecker, objects: ReadonlySet<string>) {
    this.checker = checker;
    this.objects = objects;
  }

  private literal(type: ts.Type, field: string): string | undefined {
    const symbol = type.getProperty(field);
    const inner = symbol && this.checker.getTypeOfSymbol(symbol);
    return inner?.isStringLiteral() ? inner.value : undefined;
  }

  private union(type: ts.UnionType): JsonSchema {
    const parts = type.types.filter(({ flags }) => !(flags & (F.Undefined | F.Void)));
    const isOpen = parts.some(isOpenText);
    const literals = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
    const anyOf: JsonSchema[] = [];
    if (isOpen) anyOf.push({ type: 'string' });
    else if (literals.length > 0) anyOf.push({ enum: literals });
    const booleans = parts.filter(({ flags }) => flags & F.BooleanLiteral);
    if (booleans.length > 1) anyOf.push({ type: 'boolean' });
    for (const part of parts) {
      if (part.isStringLiteral() || isOpenText(part)) continue;
      if (booleans.length > 1 && part.flags & F.BooleanLiteral) continue;
      anyOf.push(this.describe(part));
    }
    const [only] = anyOf;
    return anyOf.length === 1 && only ? only : { anyOf };
  }

  /** Fields that have no type of their own at run time, such as `deleted?: void`, are left out. */
  private fields(type: ts.Type): { name: string; type: ts.Type; isOptional: boolean }[] {
    return type.getProperties().flatMap((symbol) => {
      const inner = this.checker.getTypeOfSymbol(symbol);
      const parts = (inner.isUnion() ? inner.types : [inner]).filter(({ flags }) => !(flags & F.Undefined));
      const isNothing = parts.every(({ flags }) => flags & F.Void);
      if (isNothing || parts.some((part) => part.getCallSignatures().length > 0)) return [];
      return [
        { name: symbol.name, type: inner, isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional) },
      ];
    });
  }

  describe(type: ts.Type): JsonSchema {
    const { flags } = type;
    if (flags & (F.Any | F.Unknown)) return {};
    if (type.isUnion()) return this.union(type);
    if (isOpenText(type) || flags & F.String) return { type: 'string' };
    if (type.isStringLiteral()) return { const: type.value };
    if (flags & F.BooleanLiteral) return { const: this.checker.typeToString(type) === 'true' };
    if (flags & F.Boolean) return { type: 'boolean' };
    if (flags & (F.Number | F.NumberLiteral)) return { type: 'number' };
    if (flags & F.Null) return { type: 'null' };
    const [argument] = type.aliasTypeArguments ?? this.checker.getTypeArguments(type as ts.TypeReference);
    if (this.checker.isArrayType(type) && argument) return { type: 'array', items: this.describe(argument) };
    const name = nameOf(type);
    // On the wire a decimal is a text.
    if (name.endsWith('Decimal')) return { type: 'string' };
    if (name.endsWith('ApiList') && argument) {
      const list = { const: 'list' };
      return {
        type: 'object',
        required: ['object', 'data', 'has_more', 'url'],
        properties: { object: list, data: { type: 'array', items: this.describe(argument) } },
      };
    }
    return flags & (F.Object | F.Intersection) ? this.object(type, name) : {};
  }

  private object(type: ts.Type, name: string): JsonSchema {
    const known = this.names.get(type);
    if (known) return { $ref: `#/$defs/${known}` };
    const object = this.literal(type, 'object');
    // Objects that the sandbox never makes are not described further.
    if (object !== undefined && !this.objects.has(object)) return { type: 'object', required: ['object'] };
    // What is left of a deleted object carries the same word in `object`.
    const isWhole = object !== undefined && !name.includes('Deleted');
    const wanted = isWhole ? object : name || 'anonymous';
    // Two files may each have a `Session.AfterExpiration`.
    let key = wanted;
    for (let n = 2; key in this.defs; n += 1) key = `${wanted}.${n}`;
    this.names.set(type, key);
    const definition: JsonSchema = { type: 'object' };
    this.defs[key] = definition;
    const fields = this.fields(type);
    definition.required = fields.filter(({ isOptional }) => !isOptional).map(({ name: field }) => field);
    definition.properties = Object.fromEntries(
      fields.map((field) => [field.name, this.describe(field.type)]),
    );
    return { $ref: `#/$defs/${key}` };
  }
}
