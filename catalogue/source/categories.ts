import type {BadgeKey, Text} from './model'

/** One category of the storefront tree; the order of the list is the order in the menu. */
export interface CategorySource {
  readonly id: string
  readonly parent: string
  readonly name: Text
  readonly description: Text
  /** Badge of the entry in the menu. */
  readonly menuBadge?: BadgeKey
}

/** The whole tree below the root, parents before their children. */
export const categories: readonly CategorySource[] = [
  {
    id: 'strollers',
    parent: 'root',
    name: {en: 'Strollers', de: 'Kinderwagen', ja: 'ベビーカー'},
    description: {
      en: 'Strollers for pavements, forest paths and everything between: light to steer, quiet on the road and built to be repaired.',
      de: 'Kinderwagen für Gehwege, Waldwege und alles dazwischen: leicht zu lenken, leise auf der Straße und so gebaut, dass man sie reparieren kann.',
      ja: '街の歩道から森の小道まで。軽やかに動き、静かに走り、修理しながら長く使えるベビーカーをご用意しています。',
    },
  },
  {
    id: 'strollers-city',
    parent: 'strollers',
    name: {en: 'City strollers', de: 'Stadtkinderwagen', ja: 'シティベビーカー'},
    description: {
      en: 'Narrow enough for the bakery door, comfortable from the first day to the fourth birthday.',
      de: 'Schmal genug für die Bäckertür, bequem vom ersten Tag bis zum vierten Geburtstag.',
      ja: '狭い通路もすっと通れるスリムな車幅。生まれた日から4歳頃まで快適にお使いいただけます。',
    },
  },
  {
    id: 'strollers-travel',
    parent: 'strollers',
    name: {en: 'Travel strollers', de: 'Reisebuggys', ja: 'トラベルベビーカー'},
    description: {
      en: 'Folded in seconds, carried on one shoulder, at home under the seat of a train.',
      de: 'In Sekunden gefaltet, über einer Schulter getragen, im Zug gut verstaut.',
      ja: '数秒でたたんで肩に掛け、電車でも足元にすっきり収まります。',
    },
  },
  {
    id: 'strollers-trail',
    parent: 'strollers',
    name: {en: 'Trail strollers', de: 'Geländekinderwagen', ja: 'トレイルベビーカー'},
    description: {
      en: 'Air tyres and real suspension for gravel, roots and the first snow.',
      de: 'Luftreifen und echte Federung für Schotter, Wurzeln und den ersten Schnee.',
      ja: 'エアタイヤと本格的なサスペンションで、砂利道も木の根も初雪の日もなめらかに。',
    },
  },
  {
    id: 'strollers-twin',
    parent: 'strollers',
    name: {en: 'Twin strollers', de: 'Zwillingswagen', ja: '二人乗りベビーカー'},
    description: {
      en: 'Two seats, equal rights: side by side and still through a standard door.',
      de: 'Zwei Sitze, gleiches Recht: nebeneinander und trotzdem durch jede normale Tür.',
      ja: '並んで座れる二つのシート。それでいて一般的なドア幅を通れます。',
    },
  },
  {
    id: 'carry-cots',
    parent: 'strollers',
    name: {en: 'Carry cots', de: 'Babywannen', ja: 'キャリーコット'},
    menuBadge: 'new',
    description: {
      en: 'A flat, airy place to lie for the first six months, on the chassis or beside your bed.',
      de: 'Flach und luftig liegen in den ersten sechs Monaten, auf dem Gestell oder neben deinem Bett.',
      ja: '生後6か月頃まで、平らで風通しのよい寝床に。フレームに載せても、お部屋でも使えます。',
    },
  },
  {
    id: 'high-chairs',
    parent: 'root',
    name: {en: 'High chairs', de: 'Hochstühle', ja: 'ハイチェア'},
    description: {
      en: 'A seat at the table from the first spoon to the last homework.',
      de: 'Ein Platz am Tisch, vom ersten Löffel bis zur letzten Hausaufgabe.',
      ja: 'はじめてのひとさじから宿題の時間まで。家族と同じ食卓を囲むための椅子です。',
    },
  },
  {
    id: 'high-chairs-grow',
    parent: 'high-chairs',
    name: {en: 'Chairs that grow', de: 'Mitwachsende Stühle', ja: '成長に合わせるチェア'},
    description: {
      en: 'Seat and footrest follow the child, so one chair is enough for a whole childhood.',
      de: 'Sitz und Fußbrett wachsen mit, so reicht ein Stuhl für eine ganze Kindheit.',
      ja: '座板と足置きの高さを変えながら、一脚を子ども時代ずっとお使いいただけます。',
    },
  },
  {
    id: 'high-chairs-fold',
    parent: 'high-chairs',
    name: {en: 'Folding high chairs', de: 'Klappbare Hochstühle', ja: '折りたたみハイチェア'},
    description: {
      en: 'For small kitchens and grandparents: flat against the wall after the meal.',
      de: 'Für kleine Küchen und Großeltern: nach dem Essen flach an der Wand.',
      ja: 'コンパクトなキッチンやご実家に。食後は薄くたたんで壁際へ。',
    },
  },
  {
    id: 'high-chair-sets',
    parent: 'high-chairs',
    name: {en: 'High chair sets', de: 'Sets für den Hochstuhl', ja: 'ハイチェア用セット'},
    description: {
      en: 'What turns the chair into a place for a newborn or a baby: loungers, rails and harnesses.',
      de: 'Was den Stuhl zum Platz für Neugeborene und Babys macht: Liegen, Bügel und Gurte.',
      ja: '新生児や赤ちゃんの居場所をつくるアタッチメント。ラウンジャー、ガード、ハーネスなど。',
    },
  },
  {
    id: 'nursery',
    parent: 'root',
    name: {en: 'Nursery', de: 'Kinderzimmer', ja: 'ベビールーム'},
    description: {
      en: 'Furniture of solid wood for the quietest room in the house.',
      de: 'Möbel aus massivem Holz für das leiseste Zimmer im Haus.',
      ja: '家の中でいちばん静かな部屋のための、無垢材の家具です。',
    },
  },
  {
    id: 'cots',
    parent: 'nursery',
    name: {en: 'Cots', de: 'Babybetten', ja: 'ベビーベッド'},
    description: {
      en: 'Beds with three base heights that later open to one side and become a bed to climb into.',
      de: 'Betten mit drei Liegehöhen, die sich später zu einer Seite öffnen und zum Kinderbett werden.',
      ja: '床板の高さは3段階。成長したら片側を外して、ひとりで入れるベッドになります。',
    },
  },
  {
    id: 'bedside-cots',
    parent: 'nursery',
    name: {en: 'Bedside cots', de: 'Beistellbetten', ja: 'ベッドサイドコット'},
    description: {
      en: 'An arm’s length away at night, a place of its own by day.',
      de: 'Nachts eine Armlänge entfernt, tagsüber ein eigener Platz.',
      ja: '夜は手の届くところに、昼は赤ちゃんだけの場所に。',
    },
  },
  {
    id: 'dressers',
    parent: 'nursery',
    name: {
      en: 'Dressers and changers',
      de: 'Kommoden und Wickelplätze',
      ja: 'チェスト・おむつ替え台',
    },
    description: {
      en: 'Room for small clothes now and larger ones later; the changing top comes off again.',
      de: 'Platz für kleine Kleider jetzt und größere später; der Wickelaufsatz lässt sich wieder abnehmen.',
      ja: '小さな服から大きくなった服まで。おむつ替えトップは後から取り外せます。',
    },
  },
  {
    id: 'mattresses',
    parent: 'nursery',
    name: {en: 'Mattresses', de: 'Matratzen', ja: 'マットレス'},
    description: {
      en: 'Firm, breathable and made to the millimetre for our cots.',
      de: 'Fest, atmungsaktiv und auf den Millimeter für unsere Betten gemacht.',
      ja: 'ほどよい硬さと通気性。Barnholtのベッドにぴったり合う寸法です。',
    },
  },
  {
    id: 'on-the-go',
    parent: 'root',
    name: {en: 'On the go', de: 'Unterwegs', ja: 'おでかけ'},
    description: {
      en: 'Car seats, carriers and bags for short ways and long journeys.',
      de: 'Kindersitze, Tragen und Taschen für kurze Wege und lange Reisen.',
      ja: '近所へのおでかけにも長い旅にも。チャイルドシート、抱っこひも、バッグ。',
    },
  },
  {
    id: 'car-seats',
    parent: 'on-the-go',
    name: {en: 'Car seats', de: 'Kindersitze', ja: 'チャイルドシート'},
    description: {
      en: 'Approved to UN R129, rear-facing for as long as possible, easy to fit the right way.',
      de: 'Zugelassen nach UN R129, so lange wie möglich rückwärtsgerichtet, einfach richtig einzubauen.',
      ja: 'UN R129適合。できるだけ長く後ろ向きで、正しい取り付けがひと目でわかります。',
    },
  },
  {
    id: 'carriers',
    parent: 'on-the-go',
    name: {en: 'Carriers', de: 'Babytragen', ja: '抱っこひも'},
    menuBadge: 'new',
    description: {
      en: 'Weight on the hips, a child on the heart, both hands free.',
      de: 'Das Gewicht auf der Hüfte, das Kind am Herzen, beide Hände frei.',
      ja: '重さは腰で支え、赤ちゃんは胸元に。両手が自由になります。',
    },
  },
  {
    id: 'bags',
    parent: 'on-the-go',
    name: {en: 'Changing bags', de: 'Wickeltaschen', ja: 'マザーズバッグ'},
    description: {
      en: 'A place for everything, found with one hand and in the dark.',
      de: 'Für alles ein Platz, den man einhändig und im Dunkeln findet.',
      ja: '片手でも、暗い場所でも、必要なものがすぐに見つかる収納です。',
    },
  },
  {
    id: 'textiles',
    parent: 'root',
    name: {en: 'Textiles', de: 'Textilien', ja: 'テキスタイル'},
    description: {
      en: 'Organic cotton, merino and recycled fibre, woven for skin that is new to the world.',
      de: 'Bio-Baumwolle, Merino und recycelte Fasern, gewebt für Haut, die neu auf der Welt ist.',
      ja: 'オーガニックコットン、メリノウール、再生繊維。生まれたばかりの肌のための布です。',
    },
  },
  {
    id: 'blankets',
    parent: 'textiles',
    name: {en: 'Blankets', de: 'Decken', ja: 'ブランケット'},
    description: {
      en: 'Knitted, woven or as light as muslin: one for each season.',
      de: 'Gestrickt, gewebt oder leicht wie Musselin: für jede Jahreszeit eine.',
      ja: 'ニット、織り、軽やかなモスリン。季節ごとにお選びいただけます。',
    },
  },
  {
    id: 'sleeping-bags',
    parent: 'textiles',
    name: {en: 'Sleeping bags', de: 'Schlafsäcke', ja: 'スリーピングバッグ'},
    description: {
      en: 'Warm without a loose blanket, with room for the legs to kick.',
      de: 'Warm ohne lose Decke, mit Platz zum Strampeln.',
      ja: '掛け布団なしで暖かく、足元はゆったり動かせます。',
    },
  },
  {
    id: 'footmuffs',
    parent: 'textiles',
    name: {en: 'Footmuffs', de: 'Fußsäcke', ja: 'フットマフ'},
    description: {
      en: 'For walks when the puddles have frozen.',
      de: 'Für Spaziergänge, wenn die Pfützen zugefroren sind.',
      ja: '水たまりが凍る季節のおさんぽに。',
    },
  },
  {
    id: 'cushions',
    parent: 'textiles',
    name: {en: 'Cushions', de: 'Kissen', ja: 'クッション'},
    description: {
      en: 'Softer seats at the table and a firm arm for long feeds.',
      de: 'Weichere Plätze am Tisch und ein fester Halt bei langen Stillzeiten.',
      ja: '食卓の座り心地をやわらかく。長い授乳の時間もしっかり支えます。',
    },
  },
  {
    id: 'bath-and-play',
    parent: 'root',
    name: {en: 'Bath and play', de: 'Baden und Spielen', ja: 'バス・プレイ'},
    description: {
      en: 'For the wet, the wild and the wonderfully slow hours of the day.',
      de: 'Für die nassen, die wilden und die wunderbar langsamen Stunden des Tages.',
      ja: 'お風呂の時間も、元気に遊ぶ時間も、ゆったり過ごす時間も。',
    },
  },
  {
    id: 'bath',
    parent: 'bath-and-play',
    name: {en: 'Bath', de: 'Baden', ja: 'バスタイム'},
    description: {
      en: 'Tubs that stand firm, drain fast and hang on a hook.',
      de: 'Wannen, die sicher stehen, schnell ablaufen und an einen Haken passen.',
      ja: '安定感があり、水はけがよく、フックに掛けられるバスタブです。',
    },
  },
  {
    id: 'play',
    parent: 'bath-and-play',
    name: {en: 'Play', de: 'Spielen', ja: 'プレイ'},
    description: {
      en: 'Small furniture for great plans.',
      de: 'Kleine Möbel für große Pläne.',
      ja: '大きな夢を描くための、小さな家具です。',
    },
  },
  {
    id: 'bouncers',
    parent: 'bath-and-play',
    name: {en: 'Bouncers', de: 'Wippen', ja: 'バウンサー'},
    description: {
      en: 'Set in motion by the child itself: no motor, no battery, no noise.',
      de: 'Vom Kind selbst in Bewegung gesetzt: kein Motor, keine Batterie, kein Geräusch.',
      ja: '赤ちゃん自身の動きで揺れます。モーターも電池も、音もありません。',
    },
  },
  {
    id: 'accessories',
    parent: 'root',
    name: {en: 'Accessories', de: 'Zubehör', ja: 'アクセサリー'},
    description: {
      en: 'The small things that make a good day on wheels or at the table a little better.',
      de: 'Die kleinen Dinge, die einen guten Tag auf Rädern oder am Tisch noch etwas besser machen.',
      ja: 'おでかけや食卓の時間を、もう少し心地よくする小さな道具です。',
    },
  },
  {
    id: 'stroller-accessories',
    parent: 'accessories',
    name: {en: 'For strollers', de: 'Für Kinderwagen', ja: 'ベビーカー用'},
    description: {
      en: 'Weather protection, storage and spare parts that fit every stroller of the range.',
      de: 'Wetterschutz, Stauraum und Ersatzteile, passend für jeden Wagen unserer Reihe.',
      ja: '雨よけ、日よけ、収納、交換部品。すべてのベビーカーに取り付けられます。',
    },
  },
  {
    id: 'rain-and-sun',
    parent: 'stroller-accessories',
    name: {en: 'Rain and sun', de: 'Regen und Sonne', ja: '雨よけ・日よけ'},
    description: {
      en: 'Covers, canopies and parasols for weather of every temper.',
      de: 'Hauben, Segel und Schirme für jede Wetterlaune.',
      ja: 'レインカバー、キャノピー、パラソル。どんなお天気の日にも。',
    },
  },
  {
    id: 'cups-and-storage',
    parent: 'stroller-accessories',
    name: {en: 'Cups and storage', de: 'Becher und Stauraum', ja: 'カップホルダー・収納'},
    description: {
      en: 'Coffee for you, snacks for the passenger, keys where they belong.',
      de: 'Kaffee für dich, Snacks für den Fahrgast, Schlüssel am rechten Ort.',
      ja: 'コーヒーも、おやつも、鍵も、決まった場所に。',
    },
  },
  {
    id: 'high-chair-accessories',
    parent: 'accessories',
    name: {en: 'For high chairs', de: 'Für Hochstühle', ja: 'ハイチェア用'},
    description: {
      en: 'Trays, cushions and harnesses for the best seat at the table.',
      de: 'Tabletts, Kissen und Gurte für den besten Platz am Tisch.',
      ja: 'トレー、クッション、ハーネス。食卓の特等席をもっと快適に。',
    },
  },
]

const byId = new Map(categories.map((category) => [category.id, category]))

/** A category and those above it, nearest first, without the root; empty for an unknown id. */
export function categoryPath(id: string): CategorySource[] {
  const category = byId.get(id)
  return category ? [category, ...categoryPath(category.parent)] : []
}
