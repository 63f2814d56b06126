import type { MailTexts } from '../mail-texts.ts';

export const fr: MailTexts = {
  perMonth: '{price} par mois',
  perYear: '{price} par an',
  foot: 'Vous recevez cet e-mail parce que quelque chose a changé dans votre compte.',
  settings: 'Ouvrir les réglages du compte',
  plans: 'Voir les formules',
  keep: 'Garder mon compte',
  trialStarted: {
    subject: 'Votre essai de {plan} a commencé',
    lines: [
      'Tout ce que contient {plan} vous est ouvert jusqu’au {date}. D’ici là, cela ne coûte rien.',
      'Si vous ne faites rien, la formule continue ensuite et coûte {price}.',
      'Si vous ne le souhaitez pas, appuyez avant cette date sur « Résilier l’essai » dans les réglages du compte : vous ne paierez rien.',
    ],
  },
  trialCancelled: {
    subject: 'Votre essai de {plan} est résilié',
    lines: [
      'La formule {plan} reste disponible jusqu’au {date}. Rien n’est prélevé.',
      'Vos résultats restent dans votre compte.',
      'Vous avez changé d’avis ? D’ici là, vous pouvez revenir en arrière dans les réglages du compte, sous « Gérer la facturation ».',
    ],
  },
  trialEnded: {
    subject: 'Votre essai de {plan} est résilié',
    lines: [
      'La formule {plan} est fermée et vous utilisez maintenant Freemium. Rien n’est prélevé.',
      'Vos résultats restent dans votre compte.',
      'Si vous voulez retrouver {plan}, vous pouvez choisir la formule à tout moment. Il n’y a pas de second essai gratuit.',
    ],
  },
  planCancelled: {
    subject: 'Vous avez résilié {plan}',
    lines: [
      'La formule {plan} reste disponible jusqu’au {date}. Ensuite vous passez à Freemium, et rien d’autre n’est prélevé.',
      'Vos résultats restent dans votre compte.',
      'Vous avez changé d’avis ? D’ici là, vous pouvez revenir en arrière dans les réglages du compte, sous « Gérer la facturation ».',
    ],
  },
  erasurePlanned: {
    subject: 'Votre compte sera supprimé',
    lines: [
      'Le {date}, votre compte disparaît avec tout son contenu : profil, résultats, rapports et exercices. Ensuite, personne ne peut le rétablir.',
      'Cela ne coûte rien. Une formule en cours prend fin avec la période payée.',
      'Vous avez changé d’avis ? Connectez-vous avant et appuyez sur « Garder mon compte ».',
      'Si vous n’avez rien demandé, faites-le tout de suite et choisissez un nouveau mot de passe.',
    ],
  },
  erasureUndone: {
    subject: 'Votre compte reste',
    lines: [
      'Rien n’a été supprimé. Vos résultats et vos réglages sont comme avant.',
      'Une formule résiliée ne redémarre pas d’elle-même. Son état figure dans les réglages du compte.',
      'Vous pouvez redemander la suppression à tout moment. Si ce n’était pas vous, choisissez un nouveau mot de passe.',
    ],
  },
};
