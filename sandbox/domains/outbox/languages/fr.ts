import type {MailLanguage} from '../mail-values'

export const fr: MailLanguage = {
  greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,'),
  closing: (shop) => `Bien à vous\n${shop}`,
  loginCode: ({code, minutes, shop}) => ({
    subject: `${code} est votre code de connexion ${shop}`,
    paragraphs: [
      'Saisissez ce code pour vous connecter :',
      `Il sert une seule fois, pendant ${minutes} minutes. Vous ne l’avez pas demandé ? Ne faites rien : sans ce code, personne n’entre.`,
    ],
    code,
  }),
  passwordReset: ({code, minutes, shop}) => ({
    subject: `Choisissez un nouveau mot de passe ${shop}`,
    paragraphs: [
      'Saisissez ce code, puis choisissez un nouveau mot de passe :',
      `Il sert une seule fois, pendant ${minutes} minutes. Si vous ne l’avez pas demandé, l’ancien mot de passe reste valable.`,
    ],
    code,
  }),
  passwordChanged: ({shop}) => ({
    subject: `Votre mot de passe ${shop} a été modifié`,
    paragraphs: [
      'Votre mot de passe vient d’être modifié et tous vos autres appareils sont déconnectés.',
      'Ce n’était pas vous ? Réinitialisez-le tout de suite et écrivez à notre service client.',
    ],
  }),
  welcome: ({shop}) => ({
    subject: `Bienvenue chez ${shop}`,
    paragraphs: [
      'Votre compte est ouvert. Adresses, commandes et liste d’envies vous attendent au même endroit.',
    ],
  }),
  orderConfirmation: ({orderNo, total, rows, orderLink}) => ({
    subject: `Commande ${orderNo} : merci`,
    paragraphs: [
      `Nous avons bien reçu votre commande ${orderNo} d’un montant de ${total} et la préparons.`,
      'Nous vous écrirons dès qu’elle quittera notre entrepôt.',
    ],
    rows,
    ...(orderLink ? {link: {label: 'Voir la commande', href: orderLink}} : {}),
  }),
  orderCancelled: ({orderNo, refund}) => ({
    subject: `La commande ${orderNo} est annulée`,
    paragraphs: [
      `Votre commande ${orderNo} est annulée et rien ne sera expédié.`,
      ...(refund ? [`Nous remboursons ${refund} sur le compte qui a servi au paiement.`] : []),
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
  contactReceived: ({message}) => ({
    subject: 'Votre message est arrivé',
    paragraphs: [
      'Merci de nous avoir écrit. Nous répondons sous deux jours ouvrés.',
      `« ${message} »`,
    ],
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
