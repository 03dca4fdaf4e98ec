import type {Text} from './model'

type NamedTexts = {readonly name: Text; readonly description?: Text}

type DeliveryTexts = Required<NamedTexts> & {readonly arrival: Text}

/** Delivery methods of the generated sites; `{amount}` is the order value from which delivery is free. */
export const deliveryTexts: Readonly<
  Record<'standard' | 'express' | 'store-pickup', DeliveryTexts>
> = {
  standard: {
    name: {en: 'Standard delivery', de: 'Standardversand', ja: '通常配送'},
    description: {
      en: 'To your door, with a link to follow the parcel. Free from {amount}.',
      de: 'Bis an die Haustür, mit Link zur Sendungsverfolgung. Ab {amount} kostenlos.',
      ja: '玄関先までお届けし、配送状況のリンクをお送りします。{amount}以上のご注文は無料です。',
    },
    arrival: {en: '2 to 5 working days', de: '2 bis 5 Werktage', ja: '2〜5営業日'},
  },
  express: {
    name: {en: 'Express delivery', de: 'Expressversand', ja: 'お急ぎ便'},
    description: {
      en: 'Ordered by noon, it leaves us on the same day.',
      de: 'Bis 12 Uhr bestellt, geht es noch am selben Tag auf den Weg.',
      ja: '正午までのご注文は、当日中に発送します。',
    },
    arrival: {en: '1 to 2 working days', de: '1 bis 2 Werktage', ja: '1〜2営業日'},
  },
  'store-pickup': {
    name: {en: 'Collect from a store', de: 'Abholung im Geschäft', ja: '店舗受け取り'},
    description: {
      en: 'Free. We set your order aside and write as soon as it is ready; bring the order number.',
      de: 'Kostenlos. Wir legen deine Bestellung zurück und schreiben dir, sobald sie bereitliegt; bring die Bestellnummer mit.',
      ja: '無料です。商品をお取り置きし、ご用意ができ次第メールでお知らせします。ご来店の際は注文番号をお持ちください。',
    },
    arrival: {
      en: 'Ready on the next day the store is open',
      de: 'Bereit am nächsten Öffnungstag',
      ja: '翌営業日にご用意',
    },
  },
}

/** Payment methods of the generated sites, by id. */
export const paymentTexts: Readonly<Record<string, NamedTexts>> = {
  CREDIT_CARD: {
    name: {en: 'Credit card', de: 'Kreditkarte', ja: 'クレジットカード'},
    description: {
      en: 'Visa, Mastercard or American Express. Charged when your order leaves us.',
      de: 'Visa, Mastercard oder American Express. Belastet wird, wenn deine Bestellung uns verlässt.',
      ja: 'Visa、Mastercard、American Expressをご利用いただけます。商品の発送時にご請求します。',
    },
  },
  ONLINE_PAYMENT: {
    name: {en: 'Pay online', de: 'Online bezahlen', ja: 'オンライン決済'},
    description: {
      en: 'Card, wallet and other methods of our payment provider.',
      de: 'Karte, Wallet und weitere Zahlungsarten unseres Zahlungsdienstes.',
      ja: 'カード、ウォレットなど、決済サービスのお支払い方法をご利用いただけます。',
    },
  },
  INVOICE: {
    name: {en: 'Invoice', de: 'Rechnung', ja: '請求書払い'},
    description: {
      en: 'You receive the goods first and pay within 14 days.',
      de: 'Du bekommst zuerst die Ware und bezahlst innerhalb von 14 Tagen.',
      ja: '商品の到着後、14日以内にお支払いください。',
    },
  },
  GIFT_CERTIFICATE: {name: {en: 'Gift certificate', de: 'Geschenkgutschein', ja: 'ギフト券'}},
}

/** Note of the engraving on oak, in the default language of a site. */
export const oakMessage: Text = {
  en: 'Oak darkens where it is cut: on oak, the letters stand out clearly only after some weeks.',
  de: 'Eiche dunkelt an der Schnittkante nach: Die Buchstaben heben sich auf Eiche erst nach einigen Wochen deutlich ab.',
  ja: 'オーク材は彫刻した部分が徐々に濃くなります。文字がはっきり見えるまで数週間かかります。',
}
