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
  trialEnding: {
    subject: 'Votre essai de {plan} se termine le {day}',
    lines: [
      'Jusqu’au {date}, {plan} ne coûte rien.',
      'Si vous ne faites rien, la formule continue ensuite et coûte {price}.',
      'Si vous ne le souhaitez pas, appuyez avant cette date sur « Résilier l’essai » dans les réglages du compte : vous ne paierez rien.',
    ],
  },
  renewalComing: {
    subject: '{plan} : prochain paiement le {day}',
    lines: [
      'Le {day}, votre formule est renouvelée. {plan} coûte alors {price}.',
      'Si vous ne le souhaitez pas, résiliez avant ce jour dans les réglages du compte, sous « Gérer la facturation ». Rien n’est alors prélevé, et votre formule reste disponible jusqu’à ce jour.',
    ],
  },
  orderPaid: {
    subject: 'Votre commande : {paid}',
    lines: ['Merci. Votre paiement est arrivé, et ce que vous avez acheté est ouvert dans votre compte.'],
    after: ['C’est à vous tant que le service existe.'],
  },
  planStarted: {
    subject: 'La formule {plan} est ouverte',
    lines: ['Merci. Tout ce que contient {plan} vous est maintenant ouvert.'],
    after: [
      'Votre formule est renouvelée le {day} pour {price}, et ainsi de suite jusqu’à ce que vous la résiliiez.',
      'Vous pouvez résilier à tout moment dans les réglages du compte, sous « Gérer la facturation ».',
    ],
  },
  planChanged: {
    subject: 'Votre formule est maintenant {plan}',
    lines: [
      'Votre formule est passée de « {from} » à « {to} ». Tout ce que contient {plan} vous est maintenant ouvert.',
    ],
    after: [
      'Le prochain paiement est prévu le {day}.',
      'Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez-nous.',
    ],
  },
  planChanges: {
    subject: 'Votre formule change le {day}',
    lines: [
      'Jusqu’au {day}, votre formule reste la même : « {from} ». Ensuite, ce sera « {to} ».',
      'Rien n’est prélevé avant ce jour.',
      'Vous avez changé d’avis ? D’ici là, vous pouvez revenir en arrière dans les réglages du compte, sous « Gérer la facturation ».',
    ],
  },
  paymentFailed: {
    subject: 'Un paiement pour {plan} n’a pas abouti',
    lines: [
      '{amount} n’ont pas pu être prélevés. Cela arrive quand une carte a expiré ou que la banque veut d’abord vérifier.',
      'La formule {plan} reste disponible jusqu’au {day}. D’ici là, nous réessayons de nous-mêmes.',
      'Pour qu’elle le reste, vérifiez votre carte dans les réglages du compte, sous « Gérer la facturation ».',
      'Si aucun paiement n’arrive d’ici là, la formule {plan} se ferme. Vos résultats restent dans votre compte.',
    ],
  },
  refunded: {
    subject: '{amount} vous sont rendus',
    lines: [
      'Nous avons remboursé {amount}. L’argent va sur la carte qui a servi à payer. Dans la plupart des banques, cela prend 5 à 10 jours.',
    ],
  },
  inviteAnswered: {
    subject: 'Le second regard est arrivé',
    lines: [
      'Une personne que vous avez sollicitée a répondu. Vous pouvez maintenant lire les deux regards côte à côte dans votre rapport.',
      'Pour protéger toutes les personnes concernées, cet e-mail ne contient ni nom ni résultat.',
    ],
  },
  inviteEnding: {
    subject: 'Une de vos invitations se termine le {day}',
    lines: [
      'Un lien que vous avez créé pour un second regard fonctionne jusqu’au {date}. Personne n’y a encore répondu.',
      'Vous voudrez peut-être le rappeler à la personne sollicitée. Si le lien est perdu, annulez l’invitation dans votre rapport et créez-en une nouvelle.',
    ],
  },
  attached:
    'Les conditions d’utilisation sont jointes en fichier texte : comment une formule prend fin et quand l’argent est rendu.',
  footChoice:
    'Vous recevez cet e-mail parce que vous avez demandé un second regard à quelqu’un. Vous pouvez désactiver ces e-mails dans les réglages, sous « Notifications ».',
  report: 'Ouvrir le rapport',
  planAt: '{plan}, {price}',
  charged: 'Pour ce changement, {paid} ont été prélevés.',
  nothingCharged: 'Rien n’a été prélevé pour ce changement.',
  closes: 'Ce qui se ferme avec : {items}.',
  staysOpen: 'Ce que vous avez acheté reste ouvert.',
  rows: {
    saving: 'Remise du pack',
    bundle: 'Remise pour plusieurs articles, {percent} %',
    inPrices: '{amount} (déjà déduits des prix)',
    coupon: 'Code promo {code}',
    credit: 'Crédit d’achats précédents',
    tax: 'Taxe',
    taxIncluded: 'Taxe comprise',
    paid: 'Payé',
  },
};
