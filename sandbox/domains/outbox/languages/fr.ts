import type {MailLanguage} from '../mail-values'
import {frOrders} from './orders-fr'

export const fr: MailLanguage = {
  ...frOrders,
  greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,'),
  closing: (shop) => `Bien à vous\n${shop}`,
  loginCode: ({code, minutes, shop, link}) => ({
    subject: `${code} est votre code de connexion ${shop}`,
    paragraphs: [
      'Saisissez ce code pour vous connecter :',
      `Il sert une seule fois, pendant ${minutes} minutes. Vous ne l’avez pas demandé ? Ne faites rien : sans ce code, personne n’entre.`,
    ],
    code,
    ...(link ? {link: {label: 'Se connecter', href: link}} : {}),
  }),
  passwordReset: ({code, minutes, shop, link}) => ({
    subject: `Choisissez un nouveau mot de passe ${shop}`,
    paragraphs: [
      'Saisissez ce code, puis choisissez un nouveau mot de passe :',
      `Il sert une seule fois, pendant ${minutes} minutes. Si vous ne l’avez pas demandé, l’ancien mot de passe reste valable.`,
    ],
    code,
    ...(link ? {link: {label: 'Choisir un nouveau mot de passe', href: link}} : {}),
  }),
  passkeyCode: ({code, minutes, shop}) => ({
    subject: `${code} : ajoutez une clé d’accès à votre compte ${shop}`,
    paragraphs: [
      'Saisissez ce code dans votre compte pour ajouter une clé d’accès :',
      `Il sert une seule fois, pendant ${minutes} minutes. Si vous ne l’avez pas demandé, ignorez ce message : rien ne change sans le code.`,
    ],
    code,
  }),
  accountActivation: ({code, hours, shop, link}) => ({
    subject: `Activez votre compte ${shop}`,
    paragraphs: [
      'Il reste une étape : confirmez que cette adresse est la vôtre.',
      `Le lien et le code servent une seule fois, pendant ${hours} heures. Vous n’avez pas ouvert de compte ? Ne faites rien.`,
    ],
    code,
    link: {label: 'Activer mon compte', href: link},
  }),
  passwordChanged: ({shop}) => ({
    subject: `Votre mot de passe ${shop} a été modifié`,
    paragraphs: [
      'Votre mot de passe vient d’être modifié et tous vos autres appareils sont déconnectés.',
      'Ce n’était pas vous ? Réinitialisez-le tout de suite et écrivez à notre service client.',
    ],
  }),
  emailChangeCode: ({code, minutes, shop}) => ({
    subject: `${code} : modifiez l’adresse e-mail de votre compte ${shop}`,
    paragraphs: [
      'Saisissez ce code dans votre compte pour utiliser une autre adresse e-mail :',
      `Il sert une seule fois, pendant ${minutes} minutes. Si vous ne l’avez pas demandé, ignorez ce message : rien ne change sans le code.`,
    ],
    code,
  }),
  emailChangeLink: ({hours, shop, link}) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    paragraphs: [
      `Vous souhaitez utiliser cette adresse e-mail pour votre compte ${shop}.`,
      `Le lien sert une seule fois, pendant ${hours} heures. D’ici là, votre ancienne adresse reste valable. Vous n’avez rien demandé ? Ignorez ce message.`,
    ],
    link: {label: 'Confirmer l’adresse e-mail', href: link},
  }),
  emailChangeRequested: ({shop, withoutPassword}) => ({
    subject: 'Une nouvelle adresse e-mail a été saisie pour votre compte',
    paragraphs: [
      `${withoutPassword ? 'Une personne qui a le code de notre dernier message a' : 'Une personne qui connaît votre mot de passe a'} demandé à modifier l’adresse e-mail de votre compte ${shop}. Elle ne changera que si le lien envoyé à la nouvelle adresse est ouvert.`,
      withoutPassword
        ? 'Ce n’était pas vous ? Connectez-vous et annulez la modification, puis écrivez à notre service client.'
        : 'Ce n’était pas vous ? Changez votre mot de passe tout de suite : la demande sera annulée.',
    ],
  }),
  emailChanged: ({shop}) => ({
    subject: `Votre adresse e-mail ${shop} a été modifiée`,
    paragraphs: [
      'L’adresse e-mail de votre compte a été modifiée. Vous ne pouvez plus vous connecter avec celle-ci.',
      'Ce n’était pas vous ? Écrivez tout de suite à notre service client.',
    ],
  }),
  emailInUse: ({shop}) => ({
    subject: `Vous avez déjà un compte ${shop}`,
    paragraphs: [
      'Cette adresse e-mail a été saisie comme nouvelle adresse d’un compte. Elle est déjà celle de votre compte : rien n’a changé.',
      'Connectez-vous comme d’habitude. Si vous n’avez pas saisi cette adresse, ignorez ce message.',
    ],
  }),
  welcome: ({shop}) => ({
    subject: `Bienvenue chez ${shop}`,
    paragraphs: [
      'Votre compte est ouvert. Adresses, commandes et liste d’envies vous attendent au même endroit.',
    ],
  }),
  orderAccessCode: ({code, minutes, orderNo}) => ({
    subject: `${code} ouvre votre commande ${orderNo}`,
    paragraphs: [
      `Saisissez ce code pour voir votre commande ${orderNo} :`,
      `Il sert une seule fois, pendant ${minutes} minutes.`,
    ],
    code,
  }),
  contactReceived: ({message, ticketNumber}) => ({
    subject: 'Votre message est arrivé',
    paragraphs: [
      'Merci de nous avoir écrit. Nous répondons sous deux jours ouvrés.',
      `« ${message} »`,
    ],
    ...(ticketNumber ? {facts: [{label: 'Numéro de dossier', value: ticketNumber}]} : {}),
  }),
  newsletterConfirm: ({shop, link}) => ({
    subject: 'Confirmez votre abonnement à la newsletter',
    paragraphs: [
      `Vous souhaitez recevoir la newsletter de ${shop}. Confirmez-le avec ce lien.`,
      'Si vous n’avez rien demandé, vous n’avez rien à faire : sans confirmation, nous n’enverrons rien.',
    ],
    link: {label: 'Confirmer l’abonnement', href: link},
  }),
  newsletterWelcome: ({shop}) => ({
    subject: `Des nouvelles de ${shop}`,
    paragraphs: [
      'Vous serez désormais parmi les premiers à découvrir nos nouveautés pour les premières années.',
      'Un clic au bas de chaque lettre suffit pour ne plus la recevoir.',
    ],
  }),
  stockAlertNoted: ({product}) => ({
    subject: `Nous vous écrirons au retour de ${product}`,
    paragraphs: [
      `C’est noté pour ${product}. Vous recevrez un message dès qu’il sera de nouveau disponible.`,
    ],
  }),
  warrantyRegistered: ({product, until}) => ({
    subject: `Votre garantie pour ${product}`,
    paragraphs: [`La garantie prolongée de ${product} est enregistrée et court jusqu’au ${until}.`],
  }),
}
