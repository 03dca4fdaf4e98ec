import type {Localized} from '../sites/locale'

export type Channel = 'email' | 'sms' | 'whatsapp'
export type ConsentState = 'opt_in' | 'opt_out'

/** Subscription that a shopper can consent to. */
export interface Subscription {
  readonly subscriptionId: string
  readonly channels: readonly Channel[]
  readonly title: Localized
  readonly subtitle: Localized
  readonly consentType: 'marketing' | 'legal'
  readonly consentRequired: boolean
  readonly defaultStatus: ConsentState
  /** Tags of the storefront places that offer the subscription. */
  readonly tags: readonly string[]
}

/** The subscriptions that every site of the sandbox offers. */
export const subscriptions: readonly Subscription[] = [
  {
    subscriptionId: 'newsletter',
    channels: ['email'],
    title: {
      default: 'Newsletter',
      de: 'Newsletter',
      fr: 'Lettre d’information',
      ja: 'ニュースレター',
      no: 'Nyhetsbrev',
    },
    subtitle: {
      default: 'New things for the first years, about twice a month.',
      de: 'Neues für die ersten Jahre, etwa zweimal im Monat.',
      fr: 'Les nouveautés des premières années, environ deux fois par mois.',
      ja: '赤ちゃんとの暮らしに役立つ新しい商品を、月に2回ほどお届けします。',
      no: 'Nyheter til de første årene, omtrent to ganger i måneden.',
    },
    consentType: 'marketing',
    consentRequired: false,
    defaultStatus: 'opt_out',
    tags: ['homepage_banner', 'registration', 'checkout', 'user_profile'],
  },
  {
    subscriptionId: 'offers',
    channels: ['email', 'sms', 'whatsapp'],
    title: {
      default: 'Offers',
      de: 'Angebote',
      fr: 'Offres',
      ja: 'お買い得情報',
      no: 'Tilbud',
    },
    subtitle: {
      default: 'A short note when something you looked at costs less.',
      de: 'Eine kurze Nachricht, wenn etwas günstiger wird, das Sie sich angesehen haben.',
      fr: 'Un mot de notre part quand un article que vous avez regardé coûte moins cher.',
      ja: 'ご覧になった商品がお求めやすくなったときにお知らせします。',
      no: 'En kort beskjed når noe du har sett på, blir rimeligere.',
    },
    consentType: 'marketing',
    consentRequired: false,
    defaultStatus: 'opt_out',
    tags: ['checkout', 'user_profile'],
  },
  {
    subscriptionId: 'safety-notices',
    channels: ['email'],
    title: {
      default: 'Product safety',
      de: 'Produktsicherheit',
      fr: 'Sécurité des produits',
      ja: '製品の安全に関するお知らせ',
      no: 'Produktsikkerhet',
    },
    subtitle: {
      default: 'Recalls and safety advice for what you bought.',
      de: 'Rückrufe und Sicherheitshinweise zu dem, was Sie gekauft haben.',
      fr: 'Rappels et conseils de sécurité pour les produits achetés.',
      ja: 'ご購入いただいた商品のリコールや安全に関するご案内です。',
      no: 'Tilbakekallinger og råd om det du har kjøpt.',
    },
    consentType: 'legal',
    consentRequired: false,
    defaultStatus: 'opt_in',
    tags: ['user_profile'],
  },
]
