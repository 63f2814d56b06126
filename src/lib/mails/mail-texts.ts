/**
 * What a mail is about, as its words say it: `trialEnded` is a trial that was cancelled and closed at once, `planChanged` a
 * plan that changed at once, `planChanges` one that changes at the end of its period.
 */
export type Subject =
  | 'trialStarted'
  | 'trialCancelled'
  | 'trialEnded'
  | 'trialEnding'
  | 'planStarted'
  | 'planCancelled'
  | 'planChanged'
  | 'planChanges'
  | 'renewalComing'
  | 'paymentFailed'
  | 'orderPaid'
  | 'refunded'
  | 'inviteAnswered'
  | 'inviteEnding'
  | 'erasurePlanned'
  | 'erasureUndone';

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
  /** What stands below the amounts. */
  readonly after?: readonly string[];
}

/** Parts that only some mails of a kind have. */
type Fragment =
  /** A price by the month and by the year. */
  | 'perMonth'
  | 'perYear'
  /** A plan and its price in one. */
  | 'planAt'
  | 'charged'
  | 'nothingCharged'
  | 'closes'
  | 'staysOpen'
  | 'attached'
  /** Why somebody gets the mail; the other names how to get none of its kind. */
  | 'foot'
  | 'footChoice'
  /** Names of the links. */
  | 'settings'
  | 'plans'
  | 'keep'
  | 'report';

/** `{plan}`, `{date}`, `{price}` … stand for what the mail is about. Names in quotes are those of buttons. */
export type MailTexts = Readonly<Record<Subject, Words>> &
  Readonly<Record<Fragment, string>> & {
    /**
     * Names of amounts: `saving` is a bundle's own, `bundle` for several items; tax comes on top, or stands in the prices.
     * `inPrices` is an amount on a paper of the provider, whose lines stand without it.
     */
    readonly rows: Readonly<
      Record<'saving' | 'bundle' | 'inPrices' | 'coupon' | 'credit' | 'tax' | 'taxIncluded' | 'paid', string>
    >;
  };
