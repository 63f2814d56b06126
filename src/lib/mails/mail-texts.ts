/** What a mail is about, as its words say it: `trialEnded` is a trial that was cancelled and closed at once. */
type Subject =
  | 'trialStarted'
  | 'trialCancelled'
  | 'trialEnded'
  | 'planCancelled'
  | 'erasurePlanned'
  | 'erasureUndone';

/** `{plan}`, `{date}` and `{price}` stand for what the mail is about. Names in quotes are those of buttons. */
export type MailTexts = Readonly<
  Record<Subject, { readonly subject: string; readonly lines: readonly string[] }>
> & {
  readonly perMonth: string;
  readonly perYear: string;
  /** Why somebody gets the mail. */
  readonly foot: string;
  /** Names of the links. */
  readonly settings: string;
  readonly plans: string;
  readonly keep: string;
};
