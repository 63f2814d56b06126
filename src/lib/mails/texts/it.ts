import type { MailTexts } from '../mail-texts.ts';

export const it: MailTexts = {
  perMonth: '{price} al mese',
  perYear: '{price} all’anno',
  foot: 'Ricevi questa e-mail perché qualcosa è cambiato nel tuo account.',
  settings: 'Apri le impostazioni dell’account',
  plans: 'Vedi i piani',
  keep: 'Tieni il mio account',
  trialStarted: {
    subject: 'La tua prova di {plan} è iniziata',
    lines: [
      'Tutto ciò che offre {plan} è aperto per te fino a questo momento: {date}. Fino ad allora non costa nulla.',
      'Se non fai nulla, poi continua e costa {price}.',
      'Se preferisci di no, premi prima «Disdici la prova» nelle impostazioni dell’account e non paghi nulla.',
    ],
  },
  trialCancelled: {
    subject: 'La tua prova di {plan} è disdetta',
    lines: [
      '{plan} resta disponibile fino a questo momento: {date}. Non viene addebitato nulla.',
      'I tuoi risultati restano nel tuo account.',
      'Hai cambiato idea? Fino ad allora puoi annullare la disdetta: nelle impostazioni dell’account, in «Gestisci la fatturazione».',
    ],
  },
  trialEnded: {
    subject: 'La tua prova di {plan} è disdetta',
    lines: [
      '{plan} è chiuso e ora usi Freemium. Non viene addebitato nulla.',
      'I tuoi risultati restano nel tuo account.',
      'Se vuoi di nuovo {plan}, puoi sceglierlo quando vuoi. Una seconda prova gratuita non c’è.',
    ],
  },
  planCancelled: {
    subject: 'Hai disdetto {plan}',
    lines: [
      '{plan} resta disponibile fino a questo momento: {date}. Poi passi a Freemium e non viene addebitato altro.',
      'I tuoi risultati restano nel tuo account.',
      'Hai cambiato idea? Fino ad allora puoi annullare la disdetta: nelle impostazioni dell’account, in «Gestisci la fatturazione».',
    ],
  },
  erasurePlanned: {
    subject: 'Il tuo account sarà eliminato',
    lines: [
      'Data e ora dell’eliminazione: {date}. Il tuo account sparisce con tutto ciò che contiene: profilo, risultati, rapporti ed esercizi. Dopo, nessuno può recuperarlo.',
      'Non costa nulla. Un piano in corso finisce con il periodo che hai pagato.',
      'Hai cambiato idea? Accedi prima di allora e premi «Tieni il mio account».',
      'Se non l’hai chiesto tu, fallo subito e scegli una nuova password.',
    ],
  },
  erasureUndone: {
    subject: 'Il tuo account resta',
    lines: [
      'Non è stato eliminato nulla. I tuoi risultati e le impostazioni sono come prima.',
      'Un piano disdetto non ricomincia da solo. Nelle impostazioni dell’account vedi a che punto è.',
      'Puoi chiedere di nuovo l’eliminazione quando vuoi. Se la richiesta non è partita da te, scegli una nuova password.',
    ],
  },
  trialEnding: {
    subject: 'La tua prova di {plan} finisce presto: {day}',
    lines: [
      '{plan} non costa nulla fino a questo momento: {date}.',
      'Se non fai nulla, poi continua e costa {price}.',
      'Se preferisci di no, premi prima «Disdici la prova» nelle impostazioni dell’account e non paghi nulla.',
    ],
  },
  renewalComing: {
    subject: '{plan}, prossimo pagamento: {day}',
    lines: [
      'Il tuo piano si rinnova in questa data: {day}. {plan} costa allora {price}.',
      'Se preferisci di no, disdici prima di quel giorno: nelle impostazioni dell’account, in «Gestisci la fatturazione». Non viene addebitato nulla e il piano resta disponibile fino a quel giorno.',
    ],
  },
  orderPaid: {
    subject: 'Il tuo ordine: {paid}',
    lines: ['Grazie. Il pagamento è arrivato e ciò che hai acquistato è aperto nel tuo account.'],
    after: ['Resta tuo finché il servizio esiste.'],
  },
  planStarted: {
    subject: '{plan} è attivo',
    lines: ['Grazie. Tutto ciò che offre {plan} è ora aperto per te.'],
    after: [
      'Il tuo piano si rinnova in questa data: {day}. Costa {price} e continua così finché non lo disdici.',
      'Puoi disdire quando vuoi: nelle impostazioni dell’account, in «Gestisci la fatturazione».',
    ],
  },
  planChanged: {
    subject: 'Ora il tuo piano è {plan}',
    lines: ['Il tuo piano è passato da «{from}» a «{to}». Tutto ciò che offre {plan} è ora aperto per te.'],
    after: [
      'Prossimo pagamento: {day}.',
      'Se non sei stato tu a cambiarlo, scegli una nuova password e scrivici.',
    ],
  },
  planChanges: {
    subject: 'Il tuo piano cambia: {day}',
    lines: [
      'Fino a questa data il tuo piano resta com’è, «{from}»: {day}. Poi diventa «{to}».',
      'Prima di quel giorno non viene addebitato nulla.',
      'Hai cambiato idea? Fino ad allora puoi annullare il cambio: nelle impostazioni dell’account, in «Gestisci la fatturazione».',
    ],
  },
  paymentFailed: {
    subject: 'Un pagamento per {plan} non è riuscito',
    lines: [
      'Non è stato possibile addebitare {amount}. Succede quando una carta è scaduta o la banca vuole prima chiedere conferma.',
      '{plan} resta disponibile fino a questa data: {day}. Fino ad allora riproviamo da soli.',
      'Perché resti disponibile, controlla la tua carta: nelle impostazioni dell’account, in «Gestisci la fatturazione».',
      'Se per allora non arriva nessun pagamento, {plan} si chiude. I tuoi risultati restano nel tuo account.',
    ],
  },
  refunded: {
    subject: 'Ti restituiamo {amount}',
    lines: [
      'Abbiamo restituito {amount}. Il denaro torna sulla carta con cui hai pagato. Con la maggior parte delle banche ci vogliono da 5 a 10 giorni.',
    ],
  },
  inviteAnswered: {
    subject: 'È arrivato il secondo sguardo',
    lines: [
      'Una persona a cui hai chiesto ha risposto. Ora puoi leggere i due sguardi fianco a fianco nel tuo rapporto.',
      'Per proteggere tutte le persone coinvolte, questa e-mail non contiene né nomi né risultati.',
    ],
  },
  inviteEnding: {
    subject: 'Un tuo invito finisce presto: {day}',
    lines: [
      'Un link che hai creato per un secondo sguardo funziona fino a questo momento: {date}. Nessuno ha ancora risposto.',
      'Forse vuoi ricordarlo alla persona a cui hai chiesto. Se il link è andato perso, ritira l’invito nel tuo rapporto e creane uno nuovo.',
    ],
  },
  attached:
    'I termini di servizio sono allegati come file di testo: come finiscono i piani e quando il denaro viene restituito.',
  footChoice:
    'Ricevi questa e-mail perché hai chiesto a qualcuno un secondo sguardo. Puoi disattivare queste e-mail nelle impostazioni, in «Notifiche».',
  report: 'Apri il rapporto',
  planAt: '{plan}, {price}',
  charged: 'Per questo cambio è stato addebitato: {paid}.',
  nothingCharged: 'Per questo cambio non è stato addebitato nulla.',
  closes: 'Si chiude con il rimborso: {items}.',
  staysOpen: 'Ciò che hai acquistato resta aperto.',
  rows: {
    saving: 'Sconto del pacchetto',
    bundle: 'Sconto per più articoli, {percent}%',
    inPrices: '{amount} (già detratti dai prezzi)',
    coupon: 'Codice sconto {code}',
    credit: 'Credito di acquisti precedenti',
    tax: 'Imposta',
    taxIncluded: 'Imposta inclusa',
    paid: 'Pagato',
  },
};
