/** What can be wrong with a submission. Apart from the checks themselves: who sends one needs the codes alone. */
export const submissionErrorCodes = [
  /** The body is not a submission at all; `detail` is the path of the first wrong field. */
  'invalid_body',
  'unknown_test',
  'unknown_version',
  'unknown_form',
  'consent_required',
  /** Something the form asks about the one who is described is missing; `detail` says what. */
  'details_missing',
  /** The teacher has known the child for less than four weeks. */
  'known_too_short',
  /** A choice or an open answer to a question, or of an option, the form does not have. */
  'unknown_context',
  'unknown_text',
  'unknown_question',
  'duplicate_question',
  'too_many_questions',
  'too_few_questions',
  /** The questions are not spread over the areas as the selection rule demands. */
  'wrong_distribution',
  /** The follow-ups are not ones the rule of the test could have asked. */
  'wrong_follow_ups',
  'answer_not_served',
  'no_answers',
  /** The test has no skipping and some question has no answer. */
  'answers_missing',
  'unknown_task',
  'task_missing',
  /** The record of a task cannot be read; `detail` is the task and the reason. */
  'task_invalid',
  /** Ends before it starts, lies before 2020 or more than a day ahead (which the database alone looks at), or an item time is negative, too long or of another question. */
  'bad_times',
] as const;
export type SubmissionErrorCode = (typeof submissionErrorCodes)[number];
export type SubmissionError = { readonly code: SubmissionErrorCode; readonly detail?: string };
