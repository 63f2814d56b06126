import type { ExtraValue } from './run-state.ts';
import type { ExtraQuestion } from './types.ts';

/**
 * An answer to an unscored question as it is kept, or undefined when it is none: an option that does not exist, a list
 * where one is chosen, nothing where something must be chosen. Choices stand once, in the order of the options; text is
 * cut to its length.
 */
export function readExtra(question: ExtraQuestion, value: unknown): ExtraValue | undefined {
  switch (question.kind) {
    case 'single':
      return typeof value === 'string' && question.options.includes(value) ? value : undefined;
    case 'multi': {
      if (value === null) return null;
      if (!Array.isArray(value) || value.some((each) => !question.options.includes(each))) return undefined;
      return question.options.filter((option) => value.includes(option));
    }
    case 'text':
      if (value === null) return null;
      // A cut through a character of two code units would leave half of it.
      return typeof value === 'string'
        ? value.slice(0, question.maxLength).replace(/[\uD800-\uDBFF]$/, '')
        : undefined;
  }
}
