/** Texts of the wallet's sheet. */
export interface WalletTexts {
  readonly title: string
  readonly address: string
  readonly delivery: string
  /** `{amount}` is the total. */
  readonly pay: string
  readonly close: string
  readonly total: string
  readonly failed: string
  readonly note: string
}

const languages: Readonly<Record<string, WalletTexts>> = {
  en: {
    title: 'Pay with your wallet',
    address: 'Deliver to',
    delivery: 'Delivery',
    pay: 'Pay {amount}',
    close: 'Close',
    total: 'Total',
    failed: 'The wallet is not available. Please try again.',
    note: 'This is the sandbox’s wallet. No money moves.',
  },
  de: {
    title: 'Mit deiner Wallet bezahlen',
    address: 'Lieferung an',
    delivery: 'Versand',
    pay: '{amount} bezahlen',
    close: 'Schließen',
    total: 'Gesamtsumme',
    failed: 'Die Wallet ist gerade nicht erreichbar. Bitte versuche es noch einmal.',
    note: 'Das ist die Wallet der Sandbox, es fließt kein Geld.',
  },
  ja: {
    title: 'ウォレットで支払う',
    address: 'お届け先',
    delivery: '配送方法',
    pay: '{amount}を支払う',
    close: '閉じる',
    total: '合計',
    failed: 'ウォレットをご利用いただけません。もう一度お試しください。',
    note: 'サンドボックスのウォレットです。実際のお金は動きません。',
  },
}

export const walletTexts = (lang: string): WalletTexts =>
  languages[lang] ?? (languages['en'] as WalletTexts)

/** Contact and addresses that the wallet knows of its only user. */
export const walletEmail = 'wallet@example.test'

export const walletAddresses = [
  {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: 'Lindenstraße 12',
    city: 'Berlin',
    postalCode: '10969',
    countryCode: 'DE',
    phone: '+49 30 901820',
  },
  {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: '12 Willow Street',
    city: 'Albany',
    postalCode: '12207',
    stateCode: 'NY',
    countryCode: 'US',
    phone: '+1 518 555 0100',
  },
  {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: '48 Harbor Road',
    city: 'Portland',
    postalCode: '97205',
    stateCode: 'OR',
    countryCode: 'US',
    phone: '+1 503 555 0100',
  },
  {
    firstName: '花',
    lastName: '山田',
    address1: '千代田1-1',
    city: '千代田区',
    postalCode: '100-0001',
    stateCode: 'JP-13',
    countryCode: 'JP',
    phone: '03-5555-0100',
  },
] as const
