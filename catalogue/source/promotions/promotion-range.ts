import type {Prices, Text} from '../model'

/** A text in every language of the promotions. */
export interface PromotionText extends Text {
  readonly fr: string
  readonly no: string
}

/** Which products: categories of the storefront or ids, by element of the promotion format. */
export type Goods = {readonly categories: readonly string[]} | {readonly ids: readonly string[]}

export type DiscountSource =
  | {readonly percentage: number}
  | {readonly amount: Prices}
  | {readonly fixedPrice: Prices}
  | {readonly free: true}
  | {readonly bonus: readonly string[]}
  | {readonly choice: readonly string[]; readonly max: number}

/** One step; `from` is money of each market, or a number of pieces. */
export interface TierSource {
  readonly from?: Prices | number
  readonly eligible?: number
  readonly discount: DiscountSource
}

export interface PromotionSource {
  readonly id: string
  readonly campaign: string
  readonly rank: number
  readonly exclusivity: 'no' | 'class' | 'global'
  readonly name: PromotionText
  readonly callout: PromotionText
  readonly details: PromotionText
  readonly rule:
    | {readonly kind: 'simple' | 'quantity' | 'bogo'; readonly goods: Goods}
    | {readonly kind: 'order'}
    | {readonly kind: 'shipping'; readonly methods: readonly string[]}
  readonly tiers: readonly TierSource[]
  readonly maxApplications?: number
  /** Static file that stands beside the callout. */
  readonly icon?: string
  /** Colours on product pages (rule PROD-7). */
  readonly colorWorld?: 'spruce' | 'sky' | 'moss' | 'sand'
  readonly badge?: Text
  /** Announced from so much below the first threshold on. */
  readonly upsell?: Prices
}

/** Campaigns and what opens them; without anything they are open to everyone. */
export const campaigns: readonly {
  readonly id: string
  readonly coupon?: string
  readonly group?: string
  readonly sourceCode?: string
  /** Only members of this group may use the coupon. */
  readonly couponGroup?: string
  /** First and last moment, ISO 8601. */
  readonly from?: string
  readonly until?: string
}[] = [
  {id: 'welcome', coupon: 'welcome-10'},
  {id: 'spend-and-save', coupon: 'spend-and-save'},
  {id: 'express-on-us', coupon: 'express-on-us'},
  {id: 'first-ride', coupon: 'first-ride'},
  {id: 'thank-you', coupon: 'thank-you'},
  {id: 'nest-club', group: 'NestClub'},
  {id: 'letter', sourceCode: 'letter'},
  {id: 'big-day'},
  {id: 'play-corner'},
  // One campaign for each reason why a code has no effect; the codes are on the sandbox's dashboard.
  {id: 'summer-days', coupon: 'summer-days', until: '2026-09-01T00:00:00.000Z'},
  {id: 'next-spring', coupon: 'next-spring', from: '2099-03-01T00:00:00.000Z'},
  {id: 'club-evening', coupon: 'club-evening', couponGroup: 'NestClub'},
  {id: 'open-house', coupon: 'open-house'},
  // Visible in a preview of that time.
  {id: 'spring-opening', from: '2099-03-01T00:00:00.000Z'},
]

const money = (eur: number, usd: number, jpy: number): Prices => ({eur, usd, jpy})

export const promotions: readonly PromotionSource[] = [
  {
    id: 'welcome-10',
    campaign: 'welcome',
    rank: 10,
    exclusivity: 'no',
    name: {
      en: 'Welcome: 10 % off',
      de: 'Willkommen: 10 % Nachlass',
      fr: 'Bienvenue : 10 % de remise',
      no: 'Velkommen: 10 % avslag',
      ja: 'ようこそ：10％オフ',
    },
    callout: {
      en: '10 % off your first order',
      de: '10 % auf deine erste Bestellung',
      fr: '10 % sur votre première commande',
      no: '10 % på din første bestilling',
      ja: '初回のご注文が10％オフ',
    },
    details: {
      en: 'Once for each customer, with the code from our welcome mail.',
      de: 'Einmal je Kunde, mit dem Code aus unserer Willkommensmail.',
      fr: 'Une fois par client, avec le code de notre e-mail de bienvenue.',
      no: 'Én gang per kunde, med koden fra velkomst-e-posten vår.',
      ja: 'お一人様1回限り。ウェルカムメールのコードをご利用ください。',
    },
    rule: {kind: 'order'},
    tiers: [{from: money(50, 50, 5000), discount: {percentage: 10}}],
  },
  {
    id: 'spend-and-save',
    campaign: 'spend-and-save',
    rank: 20,
    exclusivity: 'class',
    name: {
      en: 'Spend and save',
      de: 'Mehr kaufen, mehr sparen',
      fr: 'Plus vous achetez, plus vous économisez',
      no: 'Handle mer, spar mer',
      ja: 'お買い上げ額に応じた割引',
    },
    callout: {
      en: 'The fuller the basket, the more we take off',
      de: 'Je voller der Warenkorb, desto mehr ziehen wir ab',
      fr: 'Plus le panier est plein, plus la remise est grande',
      no: 'Jo fullere handlekurv, jo mer trekker vi fra',
      ja: 'まとめてお買い上げいただくほどお得です',
    },
    details: {
      en: 'Three steps. Each code works once.',
      de: 'Drei Stufen. Jeder Code gilt einmal.',
      fr: 'Trois paliers. Chaque code est valable une fois.',
      no: 'Tre trinn. Hver kode gjelder én gang.',
      ja: '3段階の割引です。各コードは1回限り有効です。',
    },
    rule: {kind: 'order'},
    tiers: [
      {from: money(150, 150, 20_000), discount: {amount: money(10, 10, 1500)}},
      {from: money(300, 300, 45_000), discount: {amount: money(25, 25, 3800)}},
      {from: money(600, 600, 90_000), discount: {amount: money(60, 60, 9000)}},
    ],
  },
  {
    id: 'thank-you',
    campaign: 'thank-you',
    rank: 30,
    exclusivity: 'no',
    name: {
      en: 'Thank you',
      de: 'Dankeschön',
      fr: 'Merci',
      no: 'Takk',
      ja: '感謝を込めて',
    },
    callout: {
      en: 'A small thank-you, taken off your order',
      de: 'Ein kleines Dankeschön, direkt abgezogen',
      fr: 'Un petit merci, déduit de votre commande',
      no: 'En liten takk, trukket fra bestillingen',
      ja: '感謝の気持ちを込めてお値引きいたします',
    },
    details: {
      en: 'For customers whom we kept waiting.',
      de: 'Für alle, die wir haben warten lassen.',
      fr: 'Pour ceux que nous avons fait attendre.',
      no: 'For kunder som har måttet vente på oss.',
      ja: 'お待たせしてしまったお客様へ。',
    },
    rule: {kind: 'order'},
    tiers: [{discount: {amount: money(15, 15, 2000)}}],
  },
  {
    id: 'express-on-us',
    campaign: 'express-on-us',
    rank: 10,
    exclusivity: 'no',
    name: {
      en: 'Express on us',
      de: 'Express geht auf uns',
      fr: 'La livraison express est offerte',
      no: 'Ekspress på vår regning',
      ja: 'お急ぎ便無料',
    },
    callout: {
      en: 'Express delivery costs you nothing',
      de: 'Der Expressversand kostet dich nichts',
      fr: 'La livraison express ne vous coûte rien',
      no: 'Ekspresslevering koster deg ingenting',
      ja: 'お急ぎ便の送料が無料になります',
    },
    details: {
      en: 'For orders above the threshold, with the code.',
      de: 'Für Bestellungen über dem Mindestwert, mit dem Code.',
      fr: 'Pour les commandes au-dessus du seuil, avec le code.',
      no: 'For bestillinger over minstebeløpet, med koden.',
      ja: '対象金額以上のご注文で、コードをご利用ください。',
    },
    rule: {kind: 'shipping', methods: ['express']},
    tiers: [{from: money(250, 250, 35_000), discount: {free: true}}],
    upsell: money(50, 50, 7000),
  },
  {
    id: 'first-ride',
    campaign: 'first-ride',
    rank: 10,
    exclusivity: 'no',
    name: {
      en: 'First ride',
      de: 'Erste Fahrt',
      fr: 'Première promenade',
      no: 'Første tur',
      ja: 'はじめてのお出かけ',
    },
    callout: {
      en: 'A cup holder with every stroller',
      de: 'Ein Becherhalter zu jedem Kinderwagen',
      fr: 'Un porte-gobelet avec chaque poussette',
      no: 'En koppholder til hver barnevogn',
      ja: 'ベビーカー1台につきカップホルダーを1個プレゼント',
    },
    details: {
      en: 'The cup holder finds its way into the basket by itself.',
      de: 'Der Becherhalter legt sich von selbst in den Warenkorb.',
      fr: 'Le porte-gobelet s’ajoute tout seul au panier.',
      no: 'Koppholderen legger seg i handlekurven av seg selv.',
      ja: 'カップホルダーは自動的にカートに追加されます。',
    },
    rule: {kind: 'simple', goods: {categories: ['strollers']}},
    tiers: [{discount: {bonus: ['BH-7110']}}],
    maxApplications: 1,
  },
  {
    id: 'club-textiles',
    campaign: 'nest-club',
    rank: 10,
    exclusivity: 'no',
    name: {
      en: 'Club price on textiles',
      de: 'Clubpreis auf Textilien',
      fr: 'Prix club sur les textiles',
      no: 'Klubbpris på tekstiler',
      ja: 'テキスタイル会員価格',
    },
    callout: {
      en: 'Members save 15 % on textiles',
      de: 'Mitglieder sparen 15 % auf Textilien',
      fr: 'Les membres économisent 15 % sur les textiles',
      no: 'Medlemmer sparer 15 % på tekstiler',
      ja: '会員様はテキスタイルが15％オフ',
    },
    details: {
      en: 'For members of the Nest Club who are logged in.',
      de: 'Für angemeldete Mitglieder des Nest Clubs.',
      fr: 'Pour les membres du Nest Club connectés.',
      no: 'For innloggede medlemmer av Nest Club.',
      ja: 'ログイン中のNest Club会員様が対象です。',
    },
    rule: {kind: 'simple', goods: {categories: ['textiles']}},
    tiers: [{discount: {percentage: 15}}],
  },
  {
    id: 'club-three-for-two',
    campaign: 'nest-club',
    rank: 5,
    exclusivity: 'class',
    name: {
      en: 'Blankets: three for two',
      de: 'Decken: drei für zwei',
      fr: 'Couvertures : trois pour deux',
      no: 'Tepper: tre for to',
      ja: 'ブランケット：3枚で2枚分の価格',
    },
    callout: {
      en: 'Three blankets for the price of two',
      de: 'Drei Decken zum Preis von zweien',
      fr: 'Trois couvertures pour le prix de deux',
      no: 'Tre tepper til prisen av to',
      ja: 'ブランケット3枚を2枚分のお値段で',
    },
    details: {
      en: 'The cheapest of three is free for members.',
      de: 'Die günstigste von dreien ist für Mitglieder gratis.',
      fr: 'La moins chère des trois est offerte aux membres.',
      no: 'Det billigste av tre er gratis for medlemmer.',
      ja: '会員様は3枚のうち最もお求めやすい1枚が無料です。',
    },
    rule: {kind: 'bogo', goods: {categories: ['blankets']}},
    tiers: [{from: 2, eligible: 1, discount: {free: true}}],
  },
  {
    id: 'letter-cup-holder',
    campaign: 'letter',
    rank: 10,
    exclusivity: 'no',
    name: {
      en: 'Letter: cup holder',
      de: 'Newsletter: Becherhalter',
      fr: 'Newsletter : porte-gobelet',
      no: 'Nyhetsbrev: koppholder',
      ja: 'ニュースレター：カップホルダー',
    },
    callout: {
      en: 'The cup holder at our readers’ price',
      de: 'Der Becherhalter zum Leserpreis',
      fr: 'Le porte-gobelet au prix lecteurs',
      no: 'Koppholderen til leserpris',
      ja: 'カップホルダーを読者様価格で',
    },
    details: {
      en: 'For readers who come from our letter.',
      de: 'Für alle, die über unseren Newsletter kommen.',
      fr: 'Pour ceux qui viennent de notre lettre.',
      no: 'For lesere som kommer fra nyhetsbrevet vårt.',
      ja: 'ニュースレターからお越しのお客様が対象です。',
    },
    rule: {kind: 'simple', goods: {ids: ['BH-7110']}},
    tiers: [{discount: {fixedPrice: money(9.9, 9.9, 1200)}}],
  },
  {
    id: 'letter-pairs',
    campaign: 'letter',
    rank: 20,
    exclusivity: 'no',
    name: {
      en: 'Letter: rain and sun in pairs',
      de: 'Newsletter: Regen und Sonne im Paar',
      fr: 'Newsletter : pluie et soleil par deux',
      no: 'Nyhetsbrev: regn og sol i par',
      ja: 'ニュースレター：雨と日差し対策をセットで',
    },
    callout: {
      en: '20 % off two or more covers and canopies',
      de: '20 % auf zwei oder mehr Hüllen und Verdecke',
      fr: '20 % dès deux habillages pluie ou voiles d’ombrage',
      no: '20 % på to eller flere regntrekk og solseil',
      ja: 'カバーやキャノピー2点以上で20％オフ',
    },
    details: {
      en: 'For readers who come from our letter.',
      de: 'Für alle, die über unseren Newsletter kommen.',
      fr: 'Pour ceux qui viennent de notre lettre.',
      no: 'For lesere som kommer fra nyhetsbrevet vårt.',
      ja: 'ニュースレターからお越しのお客様が対象です。',
    },
    rule: {kind: 'quantity', goods: {categories: ['rain-and-sun']}},
    tiers: [{from: 2, discount: {percentage: 20}}],
  },
  {
    id: 'big-day-gift',
    campaign: 'big-day',
    rank: 50,
    exclusivity: 'no',
    name: {
      en: 'A gift for the big day',
      de: 'Ein Geschenk zum großen Tag',
      fr: 'Un cadeau pour le grand jour',
      no: 'En gave til den store dagen',
      ja: '大切な日の贈り物',
    },
    callout: {
      en: 'Choose a gift with large orders',
      de: 'Such dir zu großen Bestellungen ein Geschenk aus',
      fr: 'Choisissez un cadeau pour toute grande commande',
      no: 'Velg en gave ved store bestillinger',
      ja: '高額のご注文で、お好きな贈り物をお選びいただけます',
    },
    details: {
      en: 'One gift of your choice while stocks last.',
      de: 'Ein Geschenk nach Wahl, solange der Vorrat reicht.',
      fr: 'Un cadeau au choix, dans la limite des stocks.',
      no: 'Én valgfri gave så lenge lageret rekker.',
      ja: 'お好きな贈り物を1点。在庫がなくなり次第終了いたします。',
    },
    rule: {kind: 'order'},
    tiers: [
      {
        from: money(1500, 1600, 220_000),
        discount: {choice: ['BH-7110', 'BH-7030', 'BH-7040'], max: 1},
      },
    ],
    upsell: money(200, 200, 30_000),
  },
  {
    id: 'play-corner',
    campaign: 'play-corner',
    rank: 40,
    exclusivity: 'no',
    icon: 'promotions/play-corner.svg',
    colorWorld: 'moss',
    badge: {en: '4 for less', de: '4 im Paket', ja: '4脚でお得'},
    name: {
      en: 'A chair for every friend',
      de: 'Für jeden Freund ein Stuhl',
      fr: 'Une chaise pour chaque ami',
      no: 'En stol til hver venn',
      ja: 'みんなの分のキッズチェア',
    },
    callout: {
      en: '15 % off four play chairs',
      de: '15 % auf vier Kinderstühle',
      fr: '15 % sur quatre chaises d’enfant',
      no: '15 % på fire barnestoler',
      ja: 'キッズチェア4脚で15％オフ',
    },
    details: {
      en: 'Put four play chairs in your cart, in any colours, and 15 % comes off each of them. No code needed.',
      de: 'Leg vier Kinderstühle in den Warenkorb, die Farben sind egal, und jeder wird um 15 % günstiger. Ganz ohne Code.',
      fr: 'Ajoutez quatre chaises d’enfant au panier, couleurs au choix : 15 % de remise sur chacune, sans code.',
      no: 'Legg fire barnestoler i handlekurven, i hvilke farger du vil, så trekker vi 15 % fra hver av dem. Ingen kode.',
      ja: 'キッズチェアを4脚カートに入れると、色の組み合わせを問わず1脚ごとに15％オフ。コードは不要です。',
    },
    rule: {kind: 'quantity', goods: {ids: ['BH-6120']}},
    tiers: [{from: 4, discount: {percentage: 15}}],
  },
  {
    id: 'summer-days',
    campaign: 'summer-days',
    rank: 60,
    exclusivity: 'no',
    name: {
      en: 'Summer days',
      de: 'Sommertage',
      fr: 'Jours d’été',
      no: 'Sommerdager',
      ja: 'サマーデイズ',
    },
    callout: {
      en: '5 % off in summer',
      de: '5 % im Sommer',
      fr: '5 % en été',
      no: '5 % om sommeren',
      ja: '夏の5％オフ',
    },
    details: {
      en: 'The campaign has ended.',
      de: 'Die Aktion ist beendet.',
      fr: 'La campagne est terminée.',
      no: 'Tilbudet er avsluttet.',
      ja: 'このキャンペーンは終了しました。',
    },
    rule: {kind: 'order'},
    tiers: [{from: money(1, 1, 100), discount: {percentage: 5}}],
  },
  {
    id: 'next-spring',
    campaign: 'next-spring',
    rank: 61,
    exclusivity: 'no',
    name: {
      en: 'Spring at home',
      de: 'Frühling zu Hause',
      fr: 'Le printemps à la maison',
      no: 'Vår hjemme',
      ja: 'おうちの春',
    },
    callout: {
      en: '5 % off in spring',
      de: '5 % im Frühling',
      fr: '5 % au printemps',
      no: '5 % om våren',
      ja: '春の5％オフ',
    },
    details: {
      en: 'Starts in spring 2099.',
      de: 'Beginnt im Frühling 2099.',
      fr: 'À partir du printemps 2099.',
      no: 'Starter våren 2099.',
      ja: '2099年春から始まります。',
    },
    rule: {kind: 'order'},
    tiers: [{from: money(1, 1, 100), discount: {percentage: 5}}],
  },
  {
    id: 'club-evening',
    campaign: 'club-evening',
    rank: 62,
    exclusivity: 'no',
    name: {
      en: 'Club evening',
      de: 'Clubabend',
      fr: 'Soirée du club',
      no: 'Klubbkveld',
      ja: 'クラブナイト',
    },
    callout: {
      en: '15 % off for members of the Nest Club',
      de: '15 % für Mitglieder im Nest Club',
      fr: '15 % pour les membres du Nest Club',
      no: '15 % for medlemmer av Nest Club',
      ja: 'Nest Club会員は15％オフ',
    },
    details: {
      en: 'With the code from the invitation, for members only.',
      de: 'Mit dem Code aus der Einladung, nur für Mitglieder.',
      fr: 'Avec le code de l’invitation, réservé aux membres.',
      no: 'Med koden fra invitasjonen, kun for medlemmer.',
      ja: '招待状のコードで、会員限定です。',
    },
    rule: {kind: 'order'},
    tiers: [{from: money(1, 1, 100), discount: {percentage: 15}}],
  },
  {
    id: 'open-house',
    campaign: 'open-house',
    rank: 63,
    exclusivity: 'no',
    name: {
      en: 'Open house',
      de: 'Tag der offenen Tür',
      fr: 'Portes ouvertes',
      no: 'Åpent hus',
      ja: 'オープンハウス',
    },
    callout: {
      en: '10 % for visitors of our open house',
      de: '10 % für Gäste am Tag der offenen Tür',
      fr: '10 % de remise pour les visiteurs des portes ouvertes',
      no: '10 % til besøkende på åpent hus',
      ja: 'オープンハウス来場者は10％オフ',
    },
    details: {
      en: 'All codes have been given out and used.',
      de: 'Alle Codes sind vergeben und eingelöst.',
      fr: 'Tous les codes ont été distribués et utilisés.',
      no: 'Alle koder er delt ut og brukt.',
      ja: 'コードはすべて配布・使用済みです。',
    },
    rule: {kind: 'order'},
    tiers: [{from: money(1, 1, 100), discount: {percentage: 10}}],
  },
  {
    id: 'spring-opening',
    campaign: 'spring-opening',
    rank: 70,
    exclusivity: 'no',
    name: {
      en: 'Spring at home',
      de: 'Frühling zu Hause',
      fr: 'Le printemps à la maison',
      no: 'Vår hjemme',
      ja: 'おうちの春',
    },
    callout: {
      en: '10 % off in spring',
      de: '10 % im Frühling',
      fr: '10 % au printemps',
      no: '10 % om våren',
      ja: '春の10％オフ',
    },
    details: {
      en: 'Starts in spring 2099.',
      de: 'Beginnt im Frühling 2099.',
      fr: 'À partir du printemps 2099.',
      no: 'Starter våren 2099.',
      ja: '2099年春から始まります。',
    },
    rule: {kind: 'simple', goods: {ids: ['BH-6120']}},
    tiers: [{discount: {percentage: 10}}],
  },
]

export interface CouponSource {
  readonly id: string
  readonly description: string
  readonly codes:
    | {readonly single: string}
    | {readonly list: readonly string[]}
    | {readonly issued: number; readonly prefix: string}
  readonly perCode?: number
  readonly perCustomer?: number
  /** So often for each customer in so many days. */
  readonly perTimeFrame?: {readonly limit: number; readonly days: number}
}

export const coupons: readonly CouponSource[] = [
  {
    id: 'welcome-10',
    description: 'Welcome mail, one code for everybody',
    codes: {single: 'WELCOME10'},
    perCustomer: 1,
  },
  {
    id: 'spend-and-save',
    description: 'Printed cards, a code on each',
    codes: {list: ['SPRUCE-01', 'SPRUCE-02', 'SPRUCE-03', 'SPRUCE-04', 'SPRUCE-05']},
    perCode: 1,
  },
  {
    id: 'express-on-us',
    description: 'Free express delivery',
    codes: {single: 'EXPRESS'},
    perTimeFrame: {limit: 2, days: 30},
  },
  {id: 'first-ride', description: 'A cup holder with a stroller', codes: {single: 'FIRSTRIDE'}},
  {
    id: 'thank-you',
    description: 'Codes that customer service gives away',
    codes: {issued: 20, prefix: 'TY'},
    perCode: 1,
  },
  {id: 'summer-days', description: 'A code that has expired', codes: {single: 'SUMMER5'}},
  {id: 'next-spring', description: 'A code that is not valid yet', codes: {single: 'SPRING5'}},
  {id: 'club-evening', description: 'A code for members', codes: {single: 'CLUB15'}},
  {
    id: 'open-house',
    description: 'A code whose redemptions are used up',
    codes: {single: 'OPENHOUSE'},
    perCode: 0,
  },
]

export const customerGroups: readonly {readonly id: string; readonly description: string}[] = [
  {id: 'NestClub', description: 'Members of the Nest Club'},
  {id: 'Trade', description: 'Business customers'},
]

export const sourceCodes: readonly {readonly id: string; readonly codes: readonly string[]}[] = [
  {id: 'letter', codes: ['letter', 'letter-*']},
]
