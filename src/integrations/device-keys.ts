/** Names of all that the storage of the browser holds for this site; none where it is switched off. */
export function keptNames(): string[] {
  try {
    return [...new Set([...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)])];
  } catch {
    return [];
  }
}
