/** How the statements within a function were carried out, as the server logs them. */
import postgres from 'postgres';
import * as z from 'zod/mini';

interface Node {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Actual Rows'?: number | undefined;
  Plans?: Node[] | undefined;
}
const node: z.ZodMiniType<Node> = z.lazy(() =>
  z.looseObject({
    'Node Type': z.string(),
    'Relation Name': z.optional(z.string()),
    'Actual Rows': z.optional(z.number()),
    Plans: z.optional(z.array(node)),
  }),
);
const logged = z.looseObject({ Plan: node });

/** Tables that grow with the community, the library, with what people write to each other, buy and do, and with the team's work. */
const growing = new Set([
  'admin_audit_log',
  'answers',
  'article_bodies',
  'article_progress',
  'article_texts',
  'articles',
  'assessment_attempts',
  'billing_events',
  'comments',
  'community_profiles',
  'focus_sessions',
  'journal_entries',
  'message_threads',
  'notifications',
  'order_lines',
  'orders',
  'payments',
  'reports',
  'revisions',
  'tasks',
  'topic_tags',
  'topics',
  'training_runs',
  'user_messages',
  'votes',
]);

export interface Findings {
  /** Tables that were read from end to end. */
  readonly scanned: Set<string>;
  /** Rows of the largest sort. */
  sorted: number;
}

function look(found: Findings, { Plans: below = [], ...at }: Node): void {
  const table = at['Relation Name'];
  if (at['Node Type'] === 'Seq Scan' && table && growing.has(table)) found.scanned.add(table);
  if (/Sort/.test(at['Node Type'])) {
    for (const child of below) found.sorted = Math.max(found.sorted, child['Actual Rows'] ?? 0);
  }
  for (const child of below) look(found, child);
}

/** Runs a call as somebody and looks at the plans of all statements it led to. */
export async function plansOf(
  url: string,
  claims: string,
  sql: string,
  args: readonly (string | number | null)[],
  role: 'authenticated' | 'service_role' = 'authenticated',
): Promise<Findings> {
  const found: Findings = { scanned: new Set(), sorted: 0 };
  const session = postgres(url, {
    max: 1,
    onnotice: ({ message }) => {
      const start = message?.indexOf('{') ?? -1;
      if (!message?.includes('plan:') || start < 0) return;
      look(found, z.parse(logged, JSON.parse(message.slice(start))).Plan);
    },
  });
  try {
    await session.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_format = json; set auto_explain.log_nested_statements = on; set client_min_messages = log`);
    await session.unsafe(`set role ${role}; set request.jwt.claims = '${claims}'`);
    await session.unsafe(sql, [...args]);
  } finally {
    await session.end();
  }
  return found;
}
