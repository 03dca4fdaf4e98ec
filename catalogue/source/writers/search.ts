import {el, leaf, serialize, type Element} from './xml'

/** Attributes that words are looked for in, by what a match in them counts. */
const attributes: readonly (readonly [path: string, boost: number, correction?: boolean])[] = [
  ['product.name', 8],
  ['product.custom.masterName', 8],
  ['product.ID', 8, false],
  ['product.EAN', 8, false],
  ['product.UPC', 8, false],
  ['product.manufacturerSKU', 8, false],
  ['product.brand', 4],
  ['product.pageKeywords', 4],
  ['category.displayName', 4],
  ['product.custom.refinementColor', 4],
  ['product.custom.color', 4],
  ['product.custom.material', 4],
  ['product.custom.ageFrom', 4],
  ['product.custom.badges', 4],
  ['product.shortDescription', 2, false],
  ['product.longDescription', 2, false],
  ['product.custom.features', 2, false],
]

interface Dictionary {
  readonly stopWords: readonly string[]
  /** Groups of words and phrases that shoppers use for the same thing. */
  readonly synonyms: readonly string[]
  /** A search for the second finds each of the first as well. */
  readonly hypernyms?: readonly (readonly [special: string, general: string])[]
  /** Words to take apart. */
  readonly compounds?: readonly string[]
  readonly suggestions: readonly string[]
}

const dictionaries: Readonly<Record<string, Dictionary>> = {
  'x-default': {
    stopWords: ['a, an, and, at, by, for, from, in, is, of, on, or, the, to, with, your, our'],
    synonyms: [
      'stroller, pram, pushchair, buggy',
      'carry cot, bassinet',
      'cot, crib, baby bed',
      'bedside cot, co-sleeper',
      'high chair, highchair, feeding chair',
      'car seat, child seat, infant seat',
      'carrier, sling, baby wrap',
      'changing bag, diaper bag, nappy bag',
      'dresser, chest of drawers',
      'changing table, changing unit',
      'footmuff, cosytoes',
      'bouncer, rocker, baby swing',
      'muslin, burp cloth, swaddle',
      'rain cover, rain hood',
      'sun shade, sunshade, canopy, parasol',
      'cup holder, bottle holder',
      'twin, double, tandem',
    ],
    hypernyms: [
      ['mattress, sleeping bag, blanket', 'bedding'],
      ['play table, play chair, play gym', 'toy'],
    ],
    suggestions: ['city stroller, travel stroller, carry cot, high chair, sleeping bag'],
  },
  de: {
    stopWords: [
      'der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, für, mit, von, im, in, am, an, auf, aus, zum, zur, zu, bei, ohne',
    ],
    synonyms: [
      'Kinderwagen, Buggy, Sportwagen',
      'Babywanne, Tragewanne, Liegewanne',
      'Babybett, Gitterbett, Kinderbett',
      'Beistellbett, Anstellbett',
      'Hochstuhl, Kinderhochstuhl, Treppenhochstuhl',
      'Kindersitz, Autositz, Babyschale',
      'Trage, Babytrage, Tragetuch',
      'Wickeltasche, Babytasche',
      'Kommode, Schubladenschrank',
      'Wickelkommode, Wickeltisch',
      'Fußsack, Winterfußsack',
      'Wippe, Babywippe, Schaukelwippe',
      'Musselintuch, Spucktuch, Mulltuch',
      'Regenhaube, Regenschutz, Regenverdeck',
      'Sonnensegel, Sonnenschutz, Sonnenschirm',
      'Becherhalter, Getränkehalter, Flaschenhalter',
      'Zwillingswagen, Geschwisterwagen, Doppelkinderwagen',
      'Schlafsack, Babyschlafsack',
    ],
    hypernyms: [['Matratze, Schlafsack, Decke', 'Bettwaren']],
    compounds: ['*-kinderwagen', '*-schlafsack', '*-hochstuhl', '*-matratze', '*-fußsack'],
    suggestions: ['Stadtkinderwagen, Reisebuggy, Babywanne, Hochstuhl, Schlafsack'],
  },
  fr: {
    stopWords: [
      'le, la, les, un, une, des, de, du, d, l, et, ou, pour, avec, sans, en, à, au, aux, dans, sur, par',
    ],
    synonyms: [
      'poussette, landau, buggy',
      'nacelle, couffin',
      'lit à barreaux, lit bébé, berceau',
      'chaise haute, chaise bébé',
      'siège auto, cosy, coque auto',
      'porte-bébé, écharpe de portage',
      'sac à langer, sac bébé',
      'commode, meuble à tiroirs',
      'gigoteuse, turbulette',
      'chancelière, sac de pied',
      'transat, balancelle',
      'lange, mousseline',
      'habillage pluie, housse de pluie',
      'ombrelle, pare-soleil',
      'poussette double, poussette jumeaux',
    ],
    suggestions: ['poussette de ville, nacelle, chaise haute, gigoteuse'],
  },
  nb: {
    stopWords: ['en, et, ei, og, eller, for, med, uten, av, i, på, til, fra, den, det, de, som'],
    synonyms: [
      'barnevogn, vogn, trille',
      'bærebag, liggedel',
      'sprinkelseng, babyseng, barneseng',
      'barnestol, høystol, spisestol',
      'bilstol, babybilstol, barnesete',
      'bæresele, bæresjal, bæretøy',
      'stellebag, stelleveske',
      'kommode, skuffeseksjon',
      'vognpose, kjørepose',
      'vippestol, babyvippe',
      'musselin, gulpeklut',
      'regntrekk, regnovertrekk',
      'solseil, parasoll, solskjerm',
      'tvillingvogn, søskenvogn',
    ],
    suggestions: ['byvogn, bærebag, barnestol, sovepose'],
  },
  ja: {
    stopWords: ['の, に, は, を, が, と, で, も, や, から, まで'],
    synonyms: [
      'ベビーカー, バギー, 乳母車',
      'キャリーコット, バシネット',
      'ベビーベッド, ベビー用ベッド',
      'ハイチェア, ハイチェアー, 子供椅子, ベビーチェア',
      'チャイルドシート, ベビーシート',
      '抱っこひも, 抱っこ紐, ベビーキャリア',
      'マザーズバッグ, おむつバッグ',
      'チェスト, タンス',
      'スリーパー, 寝袋, スリーピングバッグ',
      'バウンサー, ゆりかご',
      'ブランケット, 毛布',
      'おくるみ, ガーゼ, モスリン',
      'レインカバー, 雨よけ',
      '日よけ, パラソル, サンシェード',
      '二人乗り, 双子用',
    ],
    suggestions: ['ベビーカー, ハイチェア, スリーパー'],
  },
}

/** Norwegian goes by two codes. */
const spoken = Object.entries({...dictionaries, no: dictionaries['nb']}).flatMap(
  ([lang, dictionary]) => (dictionary ? [[lang, dictionary] as const] : []),
)

/** `search2.xml` of a site: what is searched, and what its words mean. */
export function searchXml(): string {
  const lists = (name: string, element: string, linesOf: (one: Dictionary) => readonly string[]) =>
    spoken.map(([lang, dictionary]) => {
      const lines = linesOf(dictionary)
      return lines.length === 0
        ? undefined
        : el(
            name,
            {'xml:lang': lang},
            lines.map((line) => leaf(element, line)),
          )
    })
  return serialize(
    el(
      'search',
      {xmlns: 'http://www.demandware.com/xml/impex/search2/2010-02-19'},
      el('searchable-attributes', {}, attributes.map(searchableAttribute)),
      lists('stopword-list', 'stopwords', ({stopWords}) => stopWords),
      lists('synonym-list', 'synonyms', ({synonyms}) => synonyms),
      spoken.map(
        ([lang, {hypernyms}]) =>
          hypernyms && el('hypernym-list', {'xml:lang': lang}, hypernyms.map(hypernymRule)),
      ),
      lists('suggestion-list', 'suggestions', ({suggestions}) => suggestions),
      lists('compound-word-list', 'compound-words', ({compounds = []}) => compounds),
    ),
  )
}

function searchableAttribute([
  path,
  boost,
  correction = true,
]: (typeof attributes)[number]): Element {
  return el(
    'searchable-attribute',
    {},
    leaf('attribute-path', path),
    leaf('boost', boost),
    leaf('auto-correction', correction),
  )
}

function hypernymRule([special, general]: readonly [string, string]): Element {
  return el('hypernym-rule', {}, leaf('hyponyms', special), leaf('hypernyms', general))
}
