import { paths } from '../../config/paths.ts';
import type { PromptContext } from './prompts.ts';

/** The list of plans; `from` says what led there. */
export function plansAddress(from: PromptContext): string {
  return `${paths.pricing}?from=${from}#plans`;
}
