import type { MailTexts } from '../mail-texts.ts';

export const en: MailTexts = {
  perMonth: '{price} a month',
  perYear: '{price} a year',
  foot: 'You get this mail because something changed in your account.',
  settings: 'Open account settings',
  plans: 'See plans',
  keep: 'Keep my account',
  trialStarted: {
    subject: 'Your trial of {plan} has begun',
    lines: [
      'Everything in {plan} is open to you until {date}. Until then it costs nothing.',
      'If you do nothing, it goes on after that and costs {price}.',
      'If you would rather not, press “Cancel trial” in your account settings before then, and you pay nothing.',
    ],
  },
  trialCancelled: {
    subject: 'Your trial of {plan} is canceled',
    lines: [
      '{plan} stays open until {date}. Nothing is charged.',
      'Your results stay in your account.',
      'Changed your mind? Until then you can take it back: in your account settings, under “Manage billing”.',
    ],
  },
  trialEnded: {
    subject: 'Your trial of {plan} is canceled',
    lines: [
      '{plan} is closed, and you are on Freemium now. Nothing is charged.',
      'Your results stay in your account.',
      'If you want {plan} back, you can choose it at any time. There is no second free trial.',
    ],
  },
  planCancelled: {
    subject: 'You canceled {plan}',
    lines: [
      '{plan} stays open until {date}. After that you are on Freemium, and nothing more is charged.',
      'Your results stay in your account.',
      'Changed your mind? Until then you can take it back: in your account settings, under “Manage billing”.',
    ],
  },
  erasurePlanned: {
    subject: 'Your account will be erased',
    lines: [
      'On {date} your account goes with everything in it: profile, results, reports and exercises. After that nobody can bring it back.',
      'This costs nothing. A running plan ends with the period you paid for.',
      'Changed your mind? Sign in before then and press “Keep my account”.',
      'If you did not ask for this, do so at once and choose a new password.',
    ],
  },
  erasureUndone: {
    subject: 'Your account stays',
    lines: [
      'Nothing was erased. Your results and settings are as they were.',
      'A plan that was ended does not start again by itself. How it stands is in your account settings.',
      'You can ask for the erasure again at any time. If this was not you, choose a new password.',
    ],
  },
  trialEnding: {
    subject: 'Your trial of {plan} ends on {day}',
    lines: [
      'Until {date} {plan} costs nothing.',
      'If you do nothing, it goes on after that and costs {price}.',
      'If you would rather not, press “Cancel trial” in your account settings before then, and you pay nothing.',
    ],
  },
  renewalComing: {
    subject: '{plan}: the next payment is due on {day}',
    lines: [
      'On {day} your plan renews. {plan} then costs {price}.',
      'If you would rather not, cancel before that day: in your account settings, under “Manage billing”. Then nothing is charged, and your plan stays open until that day.',
    ],
  },
  orderPaid: {
    subject: 'Your order: {paid}',
    lines: ['Thank you. Your payment has arrived, and what you bought is open in your account.'],
    after: ['It stays yours as long as the service runs.'],
  },
  planStarted: {
    subject: '{plan} is open',
    lines: ['Thank you. Everything in {plan} is open to you now.'],
    after: [
      'Your plan renews on {day} for {price}, and so on until you cancel.',
      'You can cancel at any time: in your account settings, under “Manage billing”.',
    ],
  },
  planChanged: {
    subject: 'Your plan is {plan} now',
    lines: ['Your plan changed from “{from}” to “{to}”. Everything in {plan} is open to you now.'],
    after: [
      'The next payment is due on {day}.',
      'If this was not you, choose a new password and write to us.',
    ],
  },
  planChanges: {
    subject: 'Your plan changes on {day}',
    lines: [
      'Until {day} your plan stays as it is: “{from}”. After that it is “{to}”.',
      'Nothing is charged before that day.',
      'Changed your mind? Until then you can take it back: in your account settings, under “Manage billing”.',
    ],
  },
  paymentFailed: {
    subject: 'A payment for {plan} did not go through',
    lines: [
      '{amount} could not be charged. This happens when a card has expired, or when the bank wants to ask first.',
      '{plan} stays open until {day}. Until then we try again by ourselves.',
      'To keep it open, look at your card: in your account settings, under “Manage billing”.',
      'If no payment arrives by then, {plan} closes. Your results stay in your account.',
    ],
  },
  refunded: {
    subject: '{amount} goes back to you',
    lines: [
      'We have given back {amount}. It goes to the card you paid with. With most banks this takes 5 to 10 days.',
    ],
  },
  inviteAnswered: {
    subject: 'The second view has arrived',
    lines: [
      'Somebody you asked has answered. You can now read both views side by side in your report.',
      'To protect everybody involved, this mail holds no name and no result.',
    ],
  },
  inviteEnding: {
    subject: 'An invite of yours ends on {day}',
    lines: [
      'A link you made for a second view works until {date}. Nobody has answered it yet.',
      'You may want to remind the person you asked. If the link is lost, take the invite back in your report and make a new one.',
    ],
  },
  attached: 'The terms are attached as a text file: how plans end, and when money is given back.',
  footChoice:
    'You get this mail because you asked somebody for a second view. You can switch such mails off: in the settings, under “Notifications”.',
  report: 'Open the report',
  planAt: '{plan}, {price}',
  charged: 'For this change {paid} was charged.',
  nothingCharged: 'Nothing was charged for this change.',
  closes: 'Closed with it: {items}.',
  staysOpen: 'What you bought stays open.',
  rows: {
    saving: 'Bundle discount',
    bundle: 'Discount for several items, {percent}%',
    inPrices: '{amount} (already taken off the prices)',
    coupon: 'Code {code}',
    credit: 'Credit for earlier purchases',
    tax: 'Tax',
    taxIncluded: 'Tax included',
    paid: 'Paid',
  },
};
