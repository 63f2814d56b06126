/**
 * Ports above 1023 that fetch refuses, in browsers and on servers: a backend there would answer pages and none of its
 * own functions. Source: Fetch standard, "bad port".
 */
const FORBIDDEN: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/** @throws an error of one sentence */
export function assertUsablePort(port: number): void {
  if (FORBIDDEN.has(port))
    throw new Error(
      `Port ${port} is one that fetch and browsers refuse to call: choose another, such as 5180.`,
    );
}
