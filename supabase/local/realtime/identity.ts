/** Acting in the database as the person behind a channel. */
import type { Claims, Query } from '../types.ts';

/** Equal for two claim sets exactly when the database cannot tell them apart. */
export const identityKey = (claims: Claims): string => JSON.stringify(claims);

/**
 * Takes on role and claims for the rest of the transaction that `query` belongs to. The two single-claim
 * settings are there because `auth.uid()` and `auth.role()` read them first.
 */
export async function actAs(query: Query, claims: Claims, topic = ''): Promise<void> {
  await query(
    `select set_config('request.jwt.claims', $1::text, true), set_config('request.jwt.claim.sub', $2::text, true),
       set_config('request.jwt.claim.role', $3::text, true), set_config('realtime.topic', $4::text, true),
       set_config('role', $3::text, true)`,
    [JSON.stringify(claims), claims.sub ?? '', claims.role, topic],
  );
}
