import type {Prices, Text} from './model'
import {prices} from './options'

/** Products that are made of others: a set is bought part by part, a bundle as one. */
export interface SetSource {
  readonly id: string
  readonly kind: 'set' | 'bundle'
  readonly name: Text & {readonly fr: string; readonly nb: string}
  readonly short: Text & {readonly fr: string; readonly nb: string}
  /** Path of the picture without view. */
  readonly picture: string
  readonly parts: readonly {readonly id: string; readonly quantity: number}[]
  /** Bundles only. */
  readonly price?: Prices
}

export const sets: readonly SetSource[] = [
  {
    id: 'BH-8010',
    kind: 'set',
    name: {
      en: 'First nights at home',
      de: 'Die ersten Nächte zu Hause',
      ja: 'はじめての夜のセット',
      fr: 'Premières nuits à la maison',
      nb: 'De første nettene hjemme',
    },
    short: {
      en: 'A cot, a mattress and a blanket that go together. Take all three, or begin with one.',
      de: 'Bett, Matratze und Decke, die zueinander passen. Alle drei, oder eins für den Anfang.',
      ja: 'ベッド、マットレス、ブランケットの組み合わせ。三つそろえても、一つから始めても。',
      fr: 'Un lit, un matelas et une couverture assortis. Les trois, ou un seul pour commencer.',
      nb: 'Seng, madrass og teppe som hører sammen. Ta alle tre, eller begynn med én av dem.',
    },
    picture: 'nursery/cot/slat/oak',
    parts: [
      {id: 'BH-3010', quantity: 1},
      {id: 'BH-3310', quantity: 1},
      {id: 'BH-5010', quantity: 1},
    ],
  },
  {
    id: 'BH-8020',
    kind: 'set',
    name: {
      en: 'Rain or shine',
      de: 'Bei Regen und Sonne',
      ja: '雨の日も晴れの日も',
      fr: 'Pluie ou soleil',
      nb: 'Regn eller sol',
    },
    short: {
      en: 'Cover, parasol and cup holder: what a stroller wants within reach when the weather turns.',
      de: 'Regenschutz, Sonnenschirm und Becherhalter: was am Wagen hängt, wenn das Wetter umschlägt.',
      ja: 'レインカバー、パラソル、カップホルダー。天気が変わる日に手元にあると助かる三点です。',
      fr: 'Habillage pluie, ombrelle et porte-gobelet : de quoi voir venir quand le temps change.',
      nb: 'Regntrekk, parasoll og koppholder: det vognen trenger når været snur.',
    },
    picture: 'nursery/sun/parasol/sand',
    parts: [
      {id: 'BH-7030', quantity: 1},
      {id: 'BH-7010', quantity: 1},
      {id: 'BH-7110', quantity: 1},
    ],
  },
  {
    id: 'BH-8110',
    kind: 'bundle',
    name: {
      en: 'Stroller care box',
      de: 'Pflegebox für den Kinderwagen',
      ja: 'ベビーカーお手入れボックス',
      fr: 'Coffret d’entretien pour poussette',
      nb: 'Pleieboks til barnevognen',
    },
    short: {
      en: 'A rain cover and two cup holders in one box, for less than one by one.',
      de: 'Ein Regenschutz und zwei Becherhalter in einer Schachtel, günstiger als einzeln.',
      ja: 'レインカバーとカップホルダー二つをひと箱に。単品でそろえるよりお得です。',
      fr: 'Un habillage pluie et deux porte-gobelets dans un coffret, moins cher qu’à l’unité.',
      nb: 'Et regntrekk og to koppholdere i én eske, rimeligere enn hver for seg.',
    },
    picture: 'nursery/rain/cover/pebble',
    parts: [
      {id: 'BH-7030', quantity: 1},
      {id: 'BH-7110', quantity: 2},
    ],
    price: prices(69, 75, 9800),
  },
  {
    id: 'BH-8030',
    kind: 'set',
    name: {
      en: 'A place at the table',
      de: 'Ein Platz am Tisch',
      ja: 'はじめての食卓セット',
      fr: 'Une place à table',
      nb: 'En plass ved bordet',
    },
    short: {
      en: 'High chair, baby set and cushion: from the first spoonful to the school desk. With a name on the chair, if you like.',
      de: 'Hochstuhl, Babyset und Kissen: vom ersten Löffel bis zur Schulbank. Auf Wunsch mit einem Namen im Stuhl.',
      ja: 'ハイチェア、ベビーセット、クッション。離乳食から学習机まで使えます。チェアには名入れもできます。',
      fr: 'Chaise haute, kit bébé et coussin : de la première cuillère au bureau d’écolier. Avec un prénom gravé, au choix.',
      nb: 'Barnestol, babysett og pute: fra første skje til skolepult. Med navn på stolen om du vil.',
    },
    picture: 'nursery/highchair/grow/oak',
    parts: [
      {id: 'BH-2010', quantity: 1},
      {id: 'BH-2220', quantity: 1},
      {id: 'BH-5310', quantity: 1},
    ],
  },
  {
    id: 'BH-8120',
    kind: 'bundle',
    name: {
      en: 'Good night box',
      de: 'Gute-Nacht-Box',
      ja: 'おやすみボックス',
      fr: 'Coffret bonne nuit',
      nb: 'Godnattboks',
    },
    short: {
      en: 'A light sleeping bag in its size and a pair of muslins, each in the colour you like, for less than one by one.',
      de: 'Ein leichter Schlafsack in der richtigen Größe und zwei Musselintücher, in deinen Farben und günstiger als einzeln.',
      ja: 'サイズを選べる軽いスリーピングバッグと、モスリンのクロス二枚。お好きな色を組み合わせて、単品でそろえるよりお得です。',
      fr: 'Une gigoteuse légère à sa taille et deux langes en mousseline, dans vos couleurs, moins chers qu’à l’unité.',
      nb: 'En lett sovepose i riktig størrelse og to muslinkluter, i fargene du liker, rimeligere enn hver for seg.',
    },
    picture: 'nursery/sleepingbag/summer/moss',
    parts: [
      {id: 'BH-5110', quantity: 1},
      {id: 'BH-5020', quantity: 1},
    ],
    price: prices(75, 79, 11600),
  },
]
