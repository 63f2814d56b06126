import type { MailTexts } from '../mail-texts.ts';

export const de: MailTexts = {
  perMonth: '{price} im Monat',
  perYear: '{price} im Jahr',
  foot: 'Sie bekommen diese Mail, weil sich in Ihrem Konto etwas geändert hat.',
  settings: 'Kontoeinstellungen öffnen',
  plans: 'Tarife ansehen',
  keep: 'Konto behalten',
  trialStarted: {
    subject: 'Ihre Probezeit von {plan} hat begonnen',
    lines: [
      'Alles in {plan} steht Ihnen bis zum {date} offen. Bis dahin kostet es nichts.',
      'Wenn Sie nichts tun, läuft der Tarif danach weiter und kostet {price}.',
      'Wenn Sie das nicht möchten, wählen Sie vorher in den Kontoeinstellungen „Probezeit kündigen“. Dann zahlen Sie nichts.',
    ],
  },
  trialCancelled: {
    subject: 'Ihre Probezeit von {plan} ist gekündigt',
    lines: [
      '{plan} bleibt bis zum {date} nutzbar. Es wird nichts abgebucht.',
      'Ihre Ergebnisse bleiben in Ihrem Konto.',
      'Sie haben es sich anders überlegt? Bis dahin können Sie die Kündigung zurücknehmen: in den Kontoeinstellungen unter „Abrechnung verwalten“.',
    ],
  },
  trialEnded: {
    subject: 'Ihre Probezeit von {plan} ist gekündigt',
    lines: [
      '{plan} ist beendet, und Sie haben jetzt Freemium. Es wird nichts abgebucht.',
      'Ihre Ergebnisse bleiben in Ihrem Konto.',
      'Wenn Sie {plan} wieder möchten, können Sie den Tarif jederzeit wählen. Eine zweite Probezeit gibt es nicht.',
    ],
  },
  planCancelled: {
    subject: 'Sie haben {plan} gekündigt',
    lines: [
      '{plan} bleibt bis zum {date} nutzbar. Danach haben Sie Freemium, und es wird nichts mehr abgebucht.',
      'Ihre Ergebnisse bleiben in Ihrem Konto.',
      'Sie haben es sich anders überlegt? Bis dahin können Sie die Kündigung zurücknehmen: in den Kontoeinstellungen unter „Abrechnung verwalten“.',
    ],
  },
  erasurePlanned: {
    subject: 'Ihr Konto wird gelöscht',
    lines: [
      'Am {date} wird Ihr Konto mit allem darin gelöscht: Profil, Ergebnisse, Berichte und Übungen. Danach kann es niemand mehr zurückholen.',
      'Das kostet nichts. Ein laufender Tarif endet mit dem bezahlten Zeitraum.',
      'Sie haben es sich anders überlegt? Melden Sie sich vorher an und wählen Sie „Konto behalten“.',
      'Wenn Sie das nicht veranlasst haben, tun Sie es sofort und wählen Sie ein neues Passwort.',
    ],
  },
  erasureUndone: {
    subject: 'Ihr Konto bleibt',
    lines: [
      'Es wurde nichts gelöscht. Ihre Ergebnisse und Einstellungen sind wie zuvor.',
      'Ein beendeter Tarif beginnt nicht von selbst neu. Wie er steht, sehen Sie in den Kontoeinstellungen.',
      'Sie können die Löschung jederzeit wieder veranlassen. Wenn Sie das nicht waren, wählen Sie ein neues Passwort.',
    ],
  },
};
