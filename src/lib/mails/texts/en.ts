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
};
