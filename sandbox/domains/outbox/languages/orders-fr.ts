import {orderMails} from '../order-mail-text'

/** Mails about orders in French. */
export const frOrders = orderMails({
  quantity: (count) => `Quantité : ${count}`,
  totals: {
    goods: 'Articles',
    discount: 'Remise',
    delivery: 'Livraison',
    tax: 'TVA',
    total: 'Total',
    includedTax: 'Dont TVA',
    giftCertificate: 'Payé par carte cadeau',
    due: 'Reste à payer',
  },
  facts: {
    address: 'Adresse de livraison',
    method: 'Mode de livraison',
    payment: 'Paiement',
    giftMessage: 'Message cadeau',
    trackingNumber: 'Numéro de suivi',
    store: 'Magasin',
    refund: 'Montant',
  },
  payments: {
    paid: 'Payée',
    pending: 'En cours de traitement',
    toBePaid: 'Sur facture, à payer sous 14 jours',
  },
  links: {
    order: 'Voir la commande',
    cancel: 'Annuler la commande',
    cart: 'Aller au panier',
    track: 'Suivre le colis',
  },
  letters: {
    orderConfirmation: ({orderNo, total, cancelUntil}) => ({
      subject: `Merci pour votre commande ${orderNo}`,
      paragraphs: [
        `Nous avons bien reçu votre commande ${orderNo} d’un montant de ${total} et la préparons.`,
        `Nous vous écrirons dès qu’elle quittera notre entrepôt. Vous pouvez l’annuler jusqu’au ${cancelUntil}.`,
      ],
    }),
    orderPaymentFailed: ({orderNo, total}) => ({
      subject: `Le paiement de la commande ${orderNo} a échoué`,
      paragraphs: [
        `Le paiement de ${total} pour la commande ${orderNo} n’a pas abouti. La commande n’a donc pas été passée et rien n’a été débité.`,
        'Vos articles sont de nouveau dans votre panier. Vous pouvez les commander avec un autre moyen de paiement.',
      ],
    }),
    orderCancelled: ({orderNo, refund}) => ({
      subject: `Votre commande ${orderNo} est annulée`,
      paragraphs: [
        `Votre commande ${orderNo} est annulée et ne sera pas expédiée.`,
        ...(refund ? [`Nous remboursons ${refund} sur le moyen de paiement utilisé.`] : []),
      ],
    }),
    orderShipped: ({orderNo}) => ({
      subject: `Votre commande ${orderNo} est en route`,
      paragraphs: [
        `Votre commande ${orderNo} a quitté notre entrepôt. Le transporteur la livre à l’adresse ci-dessous.`,
      ],
    }),
    orderReadyForPickup: ({orderNo}) => ({
      subject: `Votre commande ${orderNo} est prête à être retirée`,
      paragraphs: [
        `Votre commande ${orderNo} vous attend au magasin. Munissez-vous du numéro de commande et d’une pièce d’identité.`,
      ],
    }),
    orderReturnReceived: ({orderNo, refund, isCredit}) => ({
      subject: `Nous avons reçu votre retour pour la commande ${orderNo}`,
      paragraphs: [
        'Merci. Votre retour est arrivé et a été vérifié.',
        isCredit
          ? `Nous avons réduit la facture de ${refund}.`
          : `Nous remboursons ${refund} sur le moyen de paiement utilisé. Le remboursement peut prendre jusqu’à cinq jours ouvrés.`,
      ],
    }),
  },
})
