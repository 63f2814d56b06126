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
};
