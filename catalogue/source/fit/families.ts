import type {Text} from '../model'

/** One kind of part in a family, such as its carry cots. */
interface FamilyGroup {
  readonly label: Text
  readonly products: readonly string[]
}

/** Products that are made for one another. */
export interface Family {
  readonly name: Text
  readonly groups: readonly FamilyGroup[]
}

const chassis: Text = {
  en: 'Chassis with seat',
  de: 'Gestell mit Sitz',
  ja: 'シート付きシャーシ',
  fr: 'Châssis avec assise',
  nb: 'Understell med sete',
}
const carryCots: Text = {
  en: 'Carry cots',
  de: 'Babywannen',
  ja: 'キャリーコット',
  fr: 'Nacelles',
  nb: 'Bærebager',
}
const infantSeats: Text = {
  en: 'Car seats',
  de: 'Babyschalen',
  ja: 'ベビーシート',
  fr: 'Sièges auto',
  nb: 'Bilstoler',
}
const chairs: Text = {en: 'Chairs', de: 'Stühle', ja: 'チェア', fr: 'Chaises', nb: 'Stoler'}
const seats: Text = {
  en: 'Seats for the chair',
  de: 'Sitze für den Stuhl',
  ja: 'チェア用シート',
  fr: 'Sièges pour la chaise',
  nb: 'Seter til stolen',
}
const comfort: Text = {
  en: 'Cushions and trays',
  de: 'Kissen und Tabletts',
  ja: 'クッション・トレー',
  fr: 'Coussins et tablettes',
  nb: 'Puter og brett',
}

/** The same name in every language. */
const same = (name: string): Text => ({
  en: name,
  de: name,
  ja: name,
  fr: name,
  nb: name,
})

export const families: readonly Family[] = [
  {
    name: same('Vindra'),
    groups: [
      {label: chassis, products: ['BH-1010', 'BH-1310']},
      {label: carryCots, products: ['BH-1410']},
      {label: infantSeats, products: ['BH-4010']},
    ],
  },
  {
    name: same('Torvela'),
    groups: [
      {label: chassis, products: ['BH-1020']},
      {label: carryCots, products: ['BH-1420']},
    ],
  },
  {
    name: same('Pilra'),
    groups: [
      {label: chassis, products: ['BH-1110', 'BH-1030']},
      {label: carryCots, products: ['BH-1430']},
    ],
  },
  {
    name: same('Fjalla'),
    groups: [
      {label: chassis, products: ['BH-1210', 'BH-1230', 'BH-1330']},
      {
        label: {
          en: 'Footmuffs',
          de: 'Fußsäcke',
          ja: 'フットマフ',
          fr: 'Chancelières',
          nb: 'Vognposer',
        },
        products: ['BH-5210', 'BH-5220'],
      },
    ],
  },
  {
    name: same('Stavra'),
    groups: [
      {label: chairs, products: ['BH-2010', 'BH-2030']},
      {label: seats, products: ['BH-2210', 'BH-2220']},
      {label: comfort, products: ['BH-5310', 'BH-2320']},
    ],
  },
  {
    name: same('Eikva'),
    groups: [
      {label: chairs, products: ['BH-2020']},
      {label: seats, products: ['BH-2230']},
      {label: comfort, products: ['BH-5330']},
    ],
  },
  {
    name: same('Sovra'),
    groups: [
      {
        label: {en: 'Beds', de: 'Betten', ja: 'ベッド', fr: 'Lits', nb: 'Senger'},
        products: ['BH-3010', 'BH-3020', 'BH-3030'],
      },
      {
        label: {
          en: 'Mattresses',
          de: 'Matratzen',
          ja: 'マットレス',
          fr: 'Matelas',
          nb: 'Madrasser',
        },
        products: ['BH-3310', 'BH-3320', 'BH-3330'],
      },
    ],
  },
  {
    name: same('Vernda'),
    groups: [
      {
        label: {
          en: 'From 61 cm',
          de: 'Ab 61 cm',
          ja: '身長61cmから',
          fr: 'Dès 61 cm',
          nb: 'Fra 61 cm',
        },
        products: ['BH-4020'],
      },
      {
        label: {
          en: 'From 100 cm',
          de: 'Ab 100 cm',
          ja: '身長100cmから',
          fr: 'Dès 100 cm',
          nb: 'Fra 100 cm',
        },
        products: ['BH-4030'],
      },
    ],
  },
  {
    name: same('Plaska'),
    groups: [
      {
        label: {en: 'Baths', de: 'Wannen', ja: 'ベビーバス', fr: 'Baignoires', nb: 'Badekar'},
        products: ['BH-6010', 'BH-6030'],
      },
      {
        label: {en: 'Stands', de: 'Ständer', ja: 'スタンド', fr: 'Supports', nb: 'Stativ'},
        products: ['BH-6020'],
      },
    ],
  },
  {
    name: same('Leika'),
    groups: [
      {
        label: {en: 'Tables', de: 'Tische', ja: 'テーブル', fr: 'Tables', nb: 'Bord'},
        products: ['BH-6110'],
      },
      {label: chairs, products: ['BH-6120']},
    ],
  },
]

const byProduct = new Map(
  families.flatMap((family) =>
    family.groups.flatMap(({products}) => products.map((id) => [id, family] as const)),
  ),
)

/** The family of a product; a product is of one family at most. */
export const familyOf = (productId: string): Family | undefined => byProduct.get(productId)

/** Names of the groups of all families, by a key that is made of the English one. */
export const groupTexts = (): Readonly<Record<string, Text>> =>
  Object.fromEntries(
    families
      .flatMap(({groups}) => groups)
      .map(({label}) => [label.en.toLowerCase().replace(/[^a-z0-9]+/g, '-'), label]),
  )
