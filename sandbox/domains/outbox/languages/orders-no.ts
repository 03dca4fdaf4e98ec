import {orderMails} from '../order-mail-text'

/** Mails about orders in Norwegian. */
export const noOrders = orderMails({
  quantity: (count) => `Antall: ${count}`,
  totals: {
    goods: 'Varer',
    discount: 'Rabatt',
    delivery: 'Frakt',
    tax: 'Mva.',
    total: 'Totalt',
    includedTax: 'Herav mva.',
    giftCertificate: 'Betalt med gavekort',
    due: 'Gjenstår å betale',
  },
  facts: {
    address: 'Leveringsadresse',
    method: 'Leveringsmåte',
    payment: 'Betaling',
    giftMessage: 'Gavehilsen',
    trackingNumber: 'Sporingsnummer',
    store: 'Butikk',
    refund: 'Beløp',
  },
  payments: {
    paid: 'Betalt',
    pending: 'Behandles',
    toBePaid: 'Faktura, betales innen 14 dager',
  },
  links: {
    order: 'Se bestillingen',
    cancel: 'Kanseller bestillingen',
    cart: 'Gå til handlekurven',
    track: 'Spor pakken',
  },
  letters: {
    orderConfirmation: ({orderNo, total, cancelUntil}) => ({
      subject: `Takk for bestilling ${orderNo}`,
      paragraphs: [
        `Vi har mottatt bestilling ${orderNo} på ${total} og gjør den klar.`,
        `Du får en ny e-post når den forlater lageret. Du kan kansellere den til ${cancelUntil}.`,
      ],
    }),
    orderPaymentFailed: ({orderNo, total}) => ({
      subject: `Betalingen for bestilling ${orderNo} mislyktes`,
      paragraphs: [
        `Betalingen på ${total} for bestilling ${orderNo} ble ikke fullført. Bestillingen er derfor ikke gjennomført, og ingenting er trukket.`,
        'Varene ligger i handlekurven igjen. Du kan bestille dem med en annen betalingsmåte.',
      ],
    }),
    orderCancelled: ({orderNo, refund}) => ({
      subject: `Bestilling ${orderNo} er kansellert`,
      paragraphs: [
        `Bestilling ${orderNo} er kansellert og blir ikke sendt.`,
        ...(refund ? [`Vi betaler ${refund} tilbake med betalingsmåten du brukte.`] : []),
      ],
    }),
    orderShipped: ({orderNo}) => ({
      subject: `Bestilling ${orderNo} er på vei`,
      paragraphs: [
        `Bestilling ${orderNo} har forlatt lageret. Transportøren leverer den til adressen nedenfor.`,
      ],
    }),
    orderReadyForPickup: ({orderNo}) => ({
      subject: `Bestilling ${orderNo} er klar til henting`,
      paragraphs: [
        `Bestilling ${orderNo} er klar til henting i butikken. Ta med bestillingsnummeret og legitimasjon.`,
      ],
    }),
    orderReturnReceived: ({orderNo, refund, isCredit}) => ({
      subject: `Vi har mottatt returen for bestilling ${orderNo}`,
      paragraphs: [
        'Takk. Returen er kommet frem og kontrollert.',
        isCredit
          ? `Vi har redusert fakturaen med ${refund}.`
          : `Vi betaler ${refund} tilbake med betalingsmåten du brukte. Det kan ta opptil fem virkedager.`,
      ],
    }),
  },
})
