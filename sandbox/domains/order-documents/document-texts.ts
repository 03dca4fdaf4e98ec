/** Texts of invoices and return labels in one language. */
export interface DocumentTexts {
  readonly invoice: string
  readonly invoiceNo: string
  readonly orderNo: string
  readonly orderDate: string
  readonly billTo: string
  readonly deliverTo: string
  readonly taxNumber: string
  readonly item: string
  readonly quantity: string
  readonly amount: string
  readonly taxRate: (rate: string) => string
  readonly paid: string
  readonly pending: string
  readonly toBePaid: (days: number) => string
  readonly refunded: string
  readonly cancelled: string
  readonly returnLabel: string
  readonly returnNo: string
  readonly returnTo: string
  readonly returnSteps: readonly string[]
}

const en: DocumentTexts = {
  invoice: 'Invoice',
  invoiceNo: 'Invoice number',
  orderNo: 'Order number',
  orderDate: 'Order date',
  billTo: 'Bill to',
  taxNumber: 'Tax number',
  deliverTo: 'Deliver to',
  item: 'Item',
  quantity: 'Quantity',
  amount: 'Amount',
  taxRate: (rate) => `Tax ${rate}`,
  paid: 'This invoice has been paid.',
  pending: 'The payment is being processed.',
  toBePaid: (days) => `Please pay within ${days} days, quoting the invoice number.`,
  refunded: 'Refunded',
  cancelled: 'This order was cancelled.',
  returnLabel: 'Return label',
  returnNo: 'Return number',
  returnTo: 'Return to',
  returnSteps: [
    'Pack the items listed below in their original packaging if possible.',
    'Print this page and stick it on the parcel.',
    'Take the parcel to a parcel shop. Sending it is free of charge.',
  ],
}

const de: DocumentTexts = {
  invoice: 'Rechnung',
  invoiceNo: 'Rechnungsnummer',
  orderNo: 'Bestellnummer',
  orderDate: 'Bestelldatum',
  billTo: 'Rechnungsadresse',
  taxNumber: 'Steuernummer',
  deliverTo: 'Lieferadresse',
  item: 'Artikel',
  quantity: 'Menge',
  amount: 'Betrag',
  taxRate: (rate) => `MwSt. ${rate}`,
  paid: 'Diese Rechnung ist bezahlt.',
  pending: 'Die Zahlung wird bearbeitet.',
  toBePaid: (days) => `Zahlbar innerhalb von ${days} Tagen unter Angabe der Rechnungsnummer.`,
  refunded: 'Erstattet',
  cancelled: 'Diese Bestellung wurde storniert.',
  returnLabel: 'Rücksendeetikett',
  returnNo: 'Retourennummer',
  returnTo: 'Rücksendung an',
  returnSteps: [
    'Verpacke die unten aufgeführten Artikel möglichst in der Originalverpackung.',
    'Drucke diese Seite aus und klebe sie auf das Paket.',
    'Gib das Paket in einem Paketshop ab. Der Versand ist kostenlos.',
  ],
}

const ja: DocumentTexts = {
  invoice: '請求書',
  invoiceNo: '請求書番号',
  orderNo: '注文番号',
  orderDate: '注文日',
  billTo: 'ご請求先',
  taxNumber: '納税者番号',
  deliverTo: 'お届け先',
  item: '商品',
  quantity: '数量',
  amount: '金額',
  taxRate: (rate) => `消費税 ${rate}`,
  paid: 'お支払い済みです。',
  pending: 'お支払いを確認しています。',
  toBePaid: (days) => `${days}日以内に、請求書番号を明記のうえお支払いください。`,
  refunded: '返金額',
  cancelled: 'このご注文はキャンセルされました。',
  returnLabel: '返品ラベル',
  returnNo: '返品番号',
  returnTo: '返送先',
  returnSteps: [
    '下記の商品を、できるだけ元の箱に入れて梱包してください。',
    'このページを印刷し、箱に貼ってください。',
    '配送会社の窓口にお持ちください。送料は無料です。',
  ],
}

const fr: DocumentTexts = {
  invoice: 'Facture',
  invoiceNo: 'Numéro de facture',
  orderNo: 'Numéro de commande',
  orderDate: 'Date de commande',
  billTo: 'Adresse de facturation',
  taxNumber: 'Numéro fiscal',
  deliverTo: 'Adresse de livraison',
  item: 'Article',
  quantity: 'Quantité',
  amount: 'Montant',
  taxRate: (rate) => `TVA ${rate}`,
  paid: 'Cette facture est payée.',
  pending: 'Le paiement est en cours de traitement.',
  toBePaid: (days) => `À payer sous ${days} jours en indiquant le numéro de facture.`,
  refunded: 'Remboursé',
  cancelled: 'Cette commande a été annulée.',
  returnLabel: 'Étiquette de retour',
  returnNo: 'Numéro de retour',
  returnTo: 'Retourner à',
  returnSteps: [
    'Emballez les articles ci-dessous, si possible dans leur emballage d’origine.',
    'Imprimez cette page et collez-la sur le colis.',
    'Déposez le colis dans un point relais. L’envoi est gratuit.',
  ],
}

const no: DocumentTexts = {
  invoice: 'Faktura',
  invoiceNo: 'Fakturanummer',
  orderNo: 'Bestillingsnummer',
  orderDate: 'Bestillingsdato',
  billTo: 'Fakturaadresse',
  taxNumber: 'Skattenummer',
  deliverTo: 'Leveringsadresse',
  item: 'Vare',
  quantity: 'Antall',
  amount: 'Beløp',
  taxRate: (rate) => `Mva. ${rate}`,
  paid: 'Fakturaen er betalt.',
  pending: 'Betalingen behandles.',
  toBePaid: (days) => `Betales innen ${days} dager, merket med fakturanummeret.`,
  refunded: 'Refundert',
  cancelled: 'Bestillingen er kansellert.',
  returnLabel: 'Returetikett',
  returnNo: 'Returnummer',
  returnTo: 'Returneres til',
  returnSteps: [
    'Pakk varene nedenfor, helst i originalemballasjen.',
    'Skriv ut denne siden og fest den på pakken.',
    'Lever pakken på et utleveringssted. Sendingen er gratis.',
  ],
}

const languages: Readonly<Record<string, DocumentTexts>> = {de, en, fr, ja, nb: no, nn: no, no}

/** Returns the texts for a locale; English for a language without texts. */
export function documentTexts(locale: string): DocumentTexts {
  return languages[locale.split('-')[0]?.toLowerCase() ?? ''] ?? en
}
