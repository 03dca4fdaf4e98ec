import {orderMails} from '../order-mail-text'

/** Mails about orders in German. */
export const deOrders = orderMails({
  quantity: (count) => `Menge: ${count}`,
  totals: {
    goods: 'Artikel',
    discount: 'Rabatt',
    delivery: 'Versand',
    tax: 'Steuer',
    total: 'Gesamtsumme',
    includedTax: 'Enthaltene MwSt.',
    giftCertificate: 'Mit Gutschein bezahlt',
    due: 'Noch zu zahlen',
  },
  facts: {
    address: 'Lieferadresse',
    method: 'Versandart',
    payment: 'Zahlung',
    giftMessage: 'Grußbotschaft',
    trackingNumber: 'Sendungsnummer',
    store: 'Geschäft',
    refund: 'Betrag',
  },
  payments: {
    paid: 'Bezahlt',
    pending: 'Wird bearbeitet',
    toBePaid: 'Rechnung, zahlbar innerhalb von 14 Tagen',
  },
  links: {
    order: 'Bestellung ansehen',
    cancel: 'Bestellung stornieren',
    cart: 'Zum Warenkorb',
    track: 'Sendung verfolgen',
  },
  letters: {
    orderConfirmation: ({orderNo, total, cancelUntil}) => ({
      subject: `Vielen Dank für deine Bestellung ${orderNo}`,
      paragraphs: [
        `Deine Bestellung ${orderNo} über ${total} ist bei uns eingegangen und wird vorbereitet.`,
        `Sobald sie unser Lager verlässt, schreiben wir dir wieder. Bis ${cancelUntil} kannst du sie stornieren.`,
      ],
    }),
    orderPaymentFailed: ({orderNo, total}) => ({
      subject: `Die Zahlung für Bestellung ${orderNo} ist fehlgeschlagen`,
      paragraphs: [
        `Die Zahlung von ${total} für Bestellung ${orderNo} konnte nicht abgeschlossen werden. Die Bestellung wurde deshalb nicht ausgeführt und nichts abgebucht.`,
        'Deine Artikel liegen wieder im Warenkorb. Du kannst sie mit einer anderen Zahlungsart bestellen.',
      ],
    }),
    orderCancelled: ({orderNo, refund}) => ({
      subject: `Deine Bestellung ${orderNo} ist storniert`,
      paragraphs: [
        `Deine Bestellung ${orderNo} ist storniert und wird nicht verschickt.`,
        ...(refund ? [`Wir erstatten ${refund} über die von dir gewählte Zahlungsart.`] : []),
      ],
    }),
    orderShipped: ({orderNo}) => ({
      subject: `Deine Bestellung ${orderNo} ist unterwegs`,
      paragraphs: [
        `Deine Bestellung ${orderNo} hat unser Lager verlassen. Der Paketdienst liefert sie an die unten stehende Adresse.`,
      ],
    }),
    orderReadyForPickup: ({orderNo}) => ({
      subject: `Deine Bestellung ${orderNo} liegt zur Abholung bereit`,
      paragraphs: [
        `Deine Bestellung ${orderNo} liegt im Geschäft für dich bereit. Bitte bring die Bestellnummer und einen Ausweis mit.`,
      ],
    }),
    orderReturnReceived: ({orderNo, refund, isCredit}) => ({
      subject: `Deine Rücksendung zu Bestellung ${orderNo} ist angekommen`,
      paragraphs: [
        'Vielen Dank. Deine Rücksendung ist bei uns angekommen und wurde geprüft.',
        isCredit
          ? `Wir haben die Rechnung um ${refund} gekürzt.`
          : `Wir erstatten ${refund} über die von dir gewählte Zahlungsart. Die Gutschrift kann bis zu fünf Werktage dauern.`,
      ],
    }),
  },
})
