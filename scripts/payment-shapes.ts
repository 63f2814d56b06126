/**
 * Writes supabase/local/payments/shapes.json from the type definitions of the installed `stripe` package: which fields
 * its objects must have, and which parameters each route knows. Run it after every update of that package and when a
 * route of the payments sandbox takes another parameter: node scripts/payment-shapes.ts
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import * as z from 'zod';
import { routes } from '../supabase/local/payments/routes.ts';
import { type Shape, type Shapes, shapesFile } from '../supabase/local/payments/shapes.ts';
import { Describer, type JsonSchema, readTypes } from './payment-types.ts';

const root = join(import.meta.dirname, '..');
const sdk = join(root, 'node_modules/stripe');

/** Objects of the sandbox, as the SDK's types call them. */
const OBJECTS: Readonly<Record<string, string>> = {
  'billing_portal.configuration': 'BillingPortal.Configuration',
  'billing_portal.session': 'BillingPortal.Session',
  charge: 'Charge',
  'checkout.session': 'Checkout.Session',
  coupon: 'Coupon',
  customer: 'Customer',
  customer_balance_transaction: 'CustomerBalanceTransaction',
  discount: 'Discount',
  dispute: 'Dispute',
  event: 'EventBase',
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  item: 'LineItem',
  line_item: 'InvoiceLineItem',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  plan: 'Plan',
  price: 'Price',
  product: 'Product',
  refund: 'Refund',
  subscription: 'Subscription',
  subscription_item: 'SubscriptionItem',
  subscription_schedule: 'SubscriptionSchedule',
};

/** Parameters of the routes that take any. */
const PARAMS: Readonly<Record<string, string>> = {
  'POST /v1/customers': 'CustomerCreateParams',
  'GET /v1/customers': 'CustomerListParams',
  'POST /v1/customers/:id': 'CustomerUpdateParams',
  'POST /v1/customers/:id/balance_transactions': 'CustomerCreateBalanceTransactionParams',
  'GET /v1/customers/:id/balance_transactions': 'CustomerListBalanceTransactionsParams',
  'POST /v1/products': 'ProductCreateParams',
  'GET /v1/products': 'ProductListParams',
  'POST /v1/products/:id': 'ProductUpdateParams',
  'POST /v1/prices': 'PriceCreateParams',
  'GET /v1/prices': 'PriceListParams',
  'POST /v1/prices/:id': 'PriceUpdateParams',
  'POST /v1/coupons': 'CouponCreateParams',
  'GET /v1/coupons': 'CouponListParams',
  'POST /v1/checkout/sessions': 'Checkout.SessionCreateParams',
  'GET /v1/checkout/sessions': 'Checkout.SessionListParams',
  'GET /v1/checkout/sessions/:id/line_items': 'Checkout.SessionListLineItemsParams',
  'GET /v1/subscriptions': 'SubscriptionListParams',
  'POST /v1/subscriptions/:id': 'SubscriptionUpdateParams',
  'DELETE /v1/subscriptions/:id': 'SubscriptionCancelParams',
  'POST /v1/subscription_schedules': 'SubscriptionScheduleCreateParams',
  'GET /v1/subscription_schedules': 'SubscriptionScheduleListParams',
  'POST /v1/subscription_schedules/:id': 'SubscriptionScheduleUpdateParams',
  'GET /v1/invoices': 'InvoiceListParams',
  'POST /v1/invoices/create_preview': 'InvoiceCreatePreviewParams',
  'GET /v1/invoice_payments': 'InvoicePaymentListParams',
  'GET /v1/payment_intents': 'PaymentIntentListParams',
  'GET /v1/charges': 'ChargeListParams',
  'POST /v1/refunds': 'RefundCreateParams',
  'GET /v1/refunds': 'RefundListParams',
  'GET /v1/disputes': 'DisputeListParams',
  'POST /v1/billing_portal/sessions': 'BillingPortal.SessionCreateParams',
  'GET /v1/billing_portal/configurations': 'BillingPortal.ConfigurationListParams',
  'GET /v1/events': 'EventListParams',
};

interface Described {
  shapes: Shapes;
  /** A JSON schema per object, under `$defs`. */
  schema: { $defs: Record<string, JsonSchema> };
}

/** The shape of the one object a field may hold, if there is one. */
function partOf(schema: JsonSchema): string | undefined {
  const options = (schema.anyOf as JsonSchema[] | undefined) ?? [schema];
  const refs = options.flatMap((option) => {
    const target = option.type === 'array' ? (option.items as JsonSchema) : option;
    return typeof target.$ref === 'string' ? [target.$ref.slice('#/$defs/'.length)] : [];
  });
  // An id may stand in the place of an API object; such a field is never filled in.
  return refs.length === 1 && !(refs[0] && refs[0] in OBJECTS) ? refs[0] : undefined;
}

const isNullable = (schema: JsonSchema): boolean =>
  (schema.anyOf as JsonSchema[] | undefined)?.some(({ type }) => type === 'null') ?? schema.type === 'null';

function shapeOf(definition: JsonSchema): Shape {
  const properties = definition.properties as Record<string, JsonSchema>;
  const required = definition.required as string[];
  const nulls = required.filter((field) => isNullable(properties[field] ?? {}));
  const lists = required.filter((field) => properties[field]?.type === 'array');
  const stamps = (['created', 'livemode'] as const).filter((field) => required.includes(field));
  const parts: [string, string][] = [];
  for (const [field, schema] of Object.entries(properties)) {
    const part = partOf(schema);
    // Of the many kinds of payment only cards are modelled.
    if (part && (required.includes(field) || field === 'card')) parts.push([field, part]);
  }
  return { nulls, lists, stamps, parts: Object.fromEntries(parts) };
}

function collectShapes(defs: Record<string, JsonSchema>): Record<string, Shape> {
  const shapes: Record<string, Shape> = {};
  const visit = (name: string): void => {
    const definition = defs[name];
    if (!definition || shapes[name]) return;
    const shape = shapeOf(definition);
    shapes[name] = shape;
    for (const part of Object.values(shape.parts)) visit(part);
  };
  for (const name of Object.keys(OBJECTS)) visit(name);
  return withoutEmpty(shapes);
}

/** Leaves out shapes that ask for nothing. */
function withoutEmpty(shapes: Record<string, Shape>): Record<string, Shape> {
  const isEmpty = (name: string): boolean => {
    const shape = shapes[name];
    return (
      !shape ||
      [shape.nulls, shape.lists, shape.stamps, Object.keys(shape.parts)].every((one) => one.length === 0)
    );
  };
  let isDone = false;
  while (!isDone) {
    isDone = true;
    for (const [name, { parts }] of Object.entries(shapes)) {
      for (const [field, part] of Object.entries(parts)) if (isEmpty(part)) delete parts[field];
      if (!isEmpty(name)) continue;
      delete shapes[name];
      isDone = false;
    }
  }
  return shapes;
}

/** Names the SDK knows at every place where the sandbox takes parameters. */
function knownNames(
  checker: ts.TypeChecker,
  type: ts.Type,
  schema: JsonSchema,
  place: string,
  into: Record<string, string[]>,
) {
  const parts = type.isUnion() ? type.types : [type];
  if (schema.type === 'array') {
    const list = parts.find((part) => checker.isArrayType(part));
    const [item] = list ? checker.getTypeArguments(list as ts.TypeReference) : [];
    if (item) knownNames(checker, item, schema.items as JsonSchema, `${place}[]`, into);
    return;
  }
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  if (!properties) return;
  const objects = parts.filter((part) => part.flags & ts.TypeFlags.Object && !checker.isArrayType(part));
  const names = new Map<string, ts.Type>();
  for (const object of objects) {
    for (const symbol of object.getProperties()) names.set(symbol.name, checker.getTypeOfSymbol(symbol));
  }
  into[place] = [...names.keys()].filter((name) => !(name in properties)).sort();
  for (const [name, inner] of Object.entries(properties)) {
    const innerType = names.get(name);
    if (!innerType) throw new Error(`the SDK knows no parameter ${place} ${name}`);
    knownNames(checker, innerType, inner, place === '' ? name : `${place}.${name}`, into);
  }
}

function collectParams(checker: ts.TypeChecker, params: ts.Type): Shapes['params'] {
  const left = new Set(Object.keys(PARAMS));
  const collected = routes.flatMap((route) => {
    const key = `${route.method} ${route.path}`;
    const schema = z.toJSONSchema(route.params, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    if (Object.keys(schema.properties ?? {}).length === 0) return [];
    const symbol = params.getProperty(key);
    if (!symbol) throw new Error(`${key} takes parameters, and PARAMS does not say of which type`);
    left.delete(key);
    const into: Record<string, string[]> = {};
    knownNames(checker, checker.getTypeOfSymbol(symbol), schema, '', into);
    return [[key, into] as const];
  });
  if (left.size > 0) throw new Error(`no route takes ${[...left].join(', ')}`);
  return Object.fromEntries(collected);
}

/** @throws when a route takes a parameter that the SDK does not know. */
export function describePayments(): Described {
  const { checker, objects, params } = readTypes(OBJECTS, PARAMS);
  const describer = new Describer(checker, new Set(Object.keys(OBJECTS)));
  for (const symbol of objects.getProperties()) describer.describe(checker.getTypeOfSymbol(symbol));
  const apiVersion = /'(.+?)'/.exec(readFileSync(join(sdk, 'esm/apiVersion.js'), 'utf8'))?.[1] ?? '';
  return {
    shapes: {
      sdk: readFileSync(join(sdk, 'VERSION'), 'utf8').trim(),
      apiVersion,
      shapes: collectShapes(describer.defs),
      params: collectParams(checker, params),
    },
    schema: { $defs: describer.defs },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(shapesFile, JSON.stringify(describePayments().shapes));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', shapesFile], { cwd: root, stdio: 'inherit' });
  console.log(`wrote ${shapesFile}`);
}
