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
  trialEnding: {
    subject: 'Ihre Probezeit von {plan} endet am {day}',
    lines: [
      'Bis zum {date} kostet {plan} nichts.',
      'Wenn Sie nichts tun, läuft der Tarif danach weiter und kostet {price}.',
      'Wenn Sie das nicht möchten, wählen Sie vorher in den Kontoeinstellungen „Probezeit kündigen“. Dann zahlen Sie nichts.',
    ],
  },
  renewalComing: {
    subject: '{plan}: Die nächste Zahlung ist am {day} fällig',
    lines: [
      'Am {day} verlängert sich Ihr Tarif. {plan} kostet dann {price}.',
      'Wenn Sie das nicht möchten, kündigen Sie vorher: in den Kontoeinstellungen unter „Abrechnung verwalten“. Dann wird nichts abgebucht, und Ihr Tarif bleibt bis zu diesem Tag nutzbar.',
    ],
  },
  orderPaid: {
    subject: 'Ihre Bestellung: {paid}',
    lines: [
      'Vielen Dank. Ihre Zahlung ist angekommen, und was Sie gekauft haben, steht in Ihrem Konto offen.',
    ],
    after: ['Es gehört Ihnen, solange es den Dienst gibt.'],
  },
  planStarted: {
    subject: '{plan} ist offen',
    lines: ['Vielen Dank. Alles in {plan} steht Ihnen jetzt offen.'],
    after: [
      'Ihr Tarif verlängert sich am {day} für {price} und so weiter, bis Sie kündigen.',
      'Kündigen können Sie jederzeit: in den Kontoeinstellungen unter „Abrechnung verwalten“.',
    ],
  },
  planChanged: {
    subject: 'Ihr Tarif ist jetzt {plan}',
    lines: ['Ihr Tarif wurde von „{from}“ auf „{to}“ geändert. Alles in {plan} steht Ihnen jetzt offen.'],
    after: [
      'Die nächste Zahlung ist am {day} fällig.',
      'Wenn Sie das nicht waren, wählen Sie ein neues Passwort und schreiben Sie uns.',
    ],
  },
  planChanges: {
    subject: 'Ihr Tarif ändert sich am {day}',
    lines: [
      'Bis zum {day} bleibt Ihr Tarif, wie er ist: „{from}“. Danach ist es „{to}“.',
      'Vor diesem Tag wird nichts abgebucht.',
      'Sie haben es sich anders überlegt? Bis dahin können Sie den Wechsel zurücknehmen: in den Kontoeinstellungen unter „Abrechnung verwalten“.',
    ],
  },
  paymentFailed: {
    subject: 'Eine Zahlung für {plan} hat nicht geklappt',
    lines: [
      '{amount} konnten nicht abgebucht werden. Das kommt vor, wenn eine Karte abgelaufen ist oder die Bank erst nachfragen will.',
      '{plan} bleibt bis zum {day} nutzbar. Bis dahin versuchen wir es von selbst noch einmal.',
      'Damit es so bleibt, prüfen Sie Ihre Karte: in den Kontoeinstellungen unter „Abrechnung verwalten“.',
      'Kommt bis dahin keine Zahlung an, wird {plan} geschlossen. Ihre Ergebnisse bleiben in Ihrem Konto.',
    ],
  },
  refunded: {
    subject: 'Sie bekommen {amount} zurück',
    lines: [
      'Wir haben {amount} erstattet. Das Geld geht auf die Karte, mit der Sie bezahlt haben. Bei den meisten Banken dauert das 5 bis 10 Tage.',
    ],
  },
  inviteAnswered: {
    subject: 'Die zweite Sicht ist da',
    lines: [
      'Jemand, den Sie gefragt haben, hat geantwortet. In Ihrem Bericht können Sie jetzt beide Sichten nebeneinander lesen.',
      'Zum Schutz aller Beteiligten stehen in dieser Mail kein Name und kein Ergebnis.',
    ],
  },
  inviteEnding: {
    subject: 'Eine Ihrer Einladungen endet am {day}',
    lines: [
      'Ein Link für eine zweite Sicht, den Sie erstellt haben, gilt bis zum {date}. Bisher hat niemand geantwortet.',
      'Vielleicht möchten Sie die Person, die Sie gefragt haben, daran erinnern. Ist der Link verloren, nehmen Sie die Einladung im Bericht zurück und erstellen Sie eine neue.',
    ],
  },
  attached:
    'Die Nutzungsbedingungen liegen als Textdatei bei: wie Tarife enden und wann Geld erstattet wird.',
  footChoice:
    'Sie bekommen diese Mail, weil Sie jemanden um eine zweite Sicht gebeten haben. Solche Mails können Sie abschalten: in den Einstellungen unter „Benachrichtigungen“.',
  report: 'Bericht öffnen',
  planAt: '{plan}, {price}',
  charged: 'Für diesen Wechsel wurden {paid} abgebucht.',
  nothingCharged: 'Für diesen Wechsel wurde nichts abgebucht.',
  closes: 'Damit geschlossen: {items}.',
  staysOpen: 'Was Sie gekauft haben, bleibt offen.',
  rows: {
    saving: 'Paketrabatt',
    bundle: 'Rabatt für mehrere Artikel, {percent} %',
    inPrices: '{amount} (in den Preisen schon abgezogen)',
    coupon: 'Gutscheincode {code}',
    credit: 'Guthaben aus früheren Käufen',
    tax: 'Steuer',
    taxIncluded: 'Darin enthaltene Steuer',
    paid: 'Bezahlt',
  },
};
