import {carGuide, strollerFit} from './guides-on-the-go'
import {age, height, months, plain, type Guide} from './guide-model'

const sleepingBags: Guide = {
  id: 'guide-sleeping-bags',
  categories: ['sleeping-bags'],
  title: {
    en: 'Which sleeping bag fits?',
    de: 'Welcher Schlafsack passt?',
    ja: 'スリーピングバッグのサイズの選び方',
  },
  intro: {
    en: 'A sleeping bag is as long as your child without the head, plus ten centimetres to kick. When in doubt take the smaller one: the neck opening has to sit close.',
    de: 'Ein Schlafsack ist so lang wie dein Kind ohne Kopf, plus zehn Zentimeter zum Strampeln. Im Zweifel den kleineren: Der Halsausschnitt muss eng anliegen.',
    ja: '頭を除いた身長に、足を動かすための10cmを足した長さが目安です。迷ったときは小さいほうを。首まわりがゆるくないことが大切です。',
  },
  measures: [height, age],
  columns: [
    {en: 'Size', de: 'Größe', ja: 'サイズ'},
    {en: 'Height', de: 'Körpergröße', ja: '身長'},
    {en: 'Age', de: 'Alter', ja: '月齢'},
  ],
  rows: [
    {
      cells: [plain('70 cm'), plain('50–68 cm'), months(0, 6)],
      fits: {height: [50, 68], age: [0, 6]},
      size: '70',
    },
    {
      cells: [plain('90 cm'), plain('68–86 cm'), months(6, 18)],
      fits: {height: [68, 86], age: [6, 18]},
      size: '90',
    },
    {
      cells: [plain('110 cm'), plain('86–104 cm'), months(18, 48)],
      fits: {height: [86, 104], age: [18, 48]},
      size: '110',
    },
  ],
  notes: [
    {
      en: 'Warmth: 0.5 TOG above 23 °C in the room, 1.5 TOG from 19 to 23 °C, 2.5 TOG below 19 °C.',
      de: 'Wärme: 0,5 TOG ab 23 °C im Zimmer, 1,5 TOG von 19 bis 23 °C, 2,5 TOG unter 19 °C.',
      ja: '暖かさの目安: 室温23℃以上は0.5 TOG、19〜23℃は1.5 TOG、19℃未満は2.5 TOG。',
    },
    {
      en: 'Feel the neck, not the hands: warm and dry is right.',
      de: 'Fühl im Nacken, nicht an den Händen: warm und trocken ist richtig.',
      ja: '手ではなく首の後ろに触れて、温かくさらっとしていれば適温です。',
    },
  ],
}

const highChairs: Guide = {
  id: 'guide-high-chairs',
  categories: ['high-chairs-grow', 'high-chair-sets'],
  title: {
    en: 'The right seat for every age',
    de: 'Der richtige Sitz für jedes Alter',
    ja: '年齢に合わせたシートの選び方',
  },
  intro: {
    en: 'The chair stays; what sits on it changes. What your child can do counts more than the birthday.',
    de: 'Der Stuhl bleibt, der Aufsatz wechselt. Was dein Kind schon kann, zählt mehr als der Geburtstag.',
    ja: '椅子はそのまま、シートだけを替えていきます。月齢よりも、お子さまの発達に合わせてお選びください。',
  },
  measures: [age],
  columns: [
    {en: 'Seat', de: 'Sitz', ja: 'シート'},
    {en: 'Age', de: 'Alter', ja: '月齢'},
    {en: 'Your child …', de: 'Dein Kind …', ja: 'お子さまの様子'},
  ],
  rows: [
    {
      cells: [
        {en: 'Newborn set', de: 'Newborn-Set', ja: 'ニューボーンセット'},
        months(0, 6),
        {
          en: 'lies and looks, up to 9 kg',
          de: 'liegt und schaut zu, bis 9 kg',
          ja: '横になって過ごす(9kgまで)',
        },
      ],
      fits: {age: [0, 6]},
    },
    {
      cells: [
        {en: 'Baby set', de: 'Babyset', ja: 'ベビーセット'},
        months(6, 36),
        {
          en: 'sits up alone, up to 15 kg',
          de: 'sitzt allein, bis 15 kg',
          ja: 'ひとりで座れる(15kgまで)',
        },
      ],
      fits: {age: [6, 36]},
    },
    {
      cells: [
        {en: 'Chair alone', de: 'Stuhl allein', ja: 'チェアのみ'},
        {en: 'from 36 months', de: 'ab 36 Monaten', ja: '36か月から'},
        {
          en: 'climbs up without help',
          de: 'klettert allein hinauf',
          ja: 'ひとりで座り降りできる',
        },
      ],
      fits: {age: [36, 144]},
    },
  ],
  notes: [
    {
      en: 'Set the footrest so that knees and hips are at right angles; feet that stand make hands that are free.',
      de: 'Stell das Fußbrett so ein, dass Knie und Hüfte einen rechten Winkel haben: Wer fest steht, hat die Hände frei.',
      ja: '膝と腰が直角になるように足のせ板を調整してください。足が安定すると、手が自由に使えます。',
    },
    {
      en: 'Use the harness until your child turns three.',
      de: 'Nutz den Gurt bis zum dritten Geburtstag.',
      ja: '3歳のお誕生日まではハーネスをお使いください。',
    },
  ],
}

const foldingChairs: Guide = {
  ...highChairs,
  id: 'guide-folding-chairs',
  categories: ['high-chairs-fold'],
  title: {
    en: 'Is your child ready for a high chair?',
    de: 'Ist dein Kind bereit für den Hochstuhl?',
    ja: 'ハイチェアはいつから?',
  },
  intro: {
    en: 'A folding chair is for children who sit up alone. Until then a newborn set or a bouncer keeps them near the table.',
    de: 'Ein Klappstuhl ist für Kinder, die allein sitzen. Bis dahin sind sie im Newborn-Set oder in der Wippe am Tisch dabei.',
    ja: '折りたたみチェアは、ひとりで座れるお子さま向けです。それまではニューボーンセットやバウンサーで食卓のそばに。',
  },
  rows: [
    {
      cells: [
        {en: 'Not yet', de: 'Noch nicht', ja: 'まだ早い'},
        months(0, 6),
        {en: 'does not sit up alone', de: 'sitzt noch nicht allein', ja: 'ひとりで座れない'},
      ],
      fits: {age: [0, 6]},
    },
    {
      cells: [
        {en: 'Folding chair', de: 'Klappstuhl', ja: '折りたたみチェア'},
        months(6, 36),
        {
          en: 'sits up alone, up to 15 kg',
          de: 'sitzt allein, bis 15 kg',
          ja: 'ひとりで座れる(15kgまで)',
        },
      ],
      fits: {age: [6, 36]},
    },
    {
      cells: [
        {en: 'A chair that grows', de: 'Mitwachsender Stuhl', ja: '成長に合わせるチェア'},
        {en: 'from 36 months', de: 'ab 36 Monaten', ja: '36か月から'},
        {en: 'climbs up without help', de: 'klettert allein hinauf', ja: 'ひとりで座り降りできる'},
      ],
      fits: {age: [36, 144]},
    },
  ],
}

const cots: Guide = {
  id: 'guide-cots',
  categories: ['cots', 'bedside-cots', 'mattresses'],
  title: {
    en: 'Which bed for how long?',
    de: 'Welches Bett für wie lange?',
    ja: 'ベッドのサイズと使用期間の目安',
  },
  intro: {
    en: 'A small bed calms a newborn, a large one saves the next purchase. The mattress has to fit to within a finger.',
    de: 'Ein kleines Bett gibt Neugeborenen Halt, ein großes erspart den nächsten Kauf. Die Matratze muss auf einen Finger genau passen.',
    ja: '小さなベッドは新生児に安心感を、大きなベッドは買い替えの手間を減らします。マットレスは指一本分の隙間もないものを。',
  },
  measures: [height, age],
  columns: [
    {en: 'Lying surface', de: 'Liegefläche', ja: '寝面サイズ'},
    {en: 'Height', de: 'Körpergröße', ja: '身長'},
    {en: 'Age', de: 'Alter', ja: '月齢'},
  ],
  rows: [
    {
      cells: [
        {en: 'Bedside or mini cot', de: 'Beistell- oder Minibett', ja: 'ベッドサイド・ミニ'},
        {en: 'up to 68 cm', de: 'bis 68 cm', ja: '68cmまで'},
        months(0, 6),
      ],
      fits: {height: [45, 68], age: [0, 6]},
    },
    {
      cells: [
        plain('60 × 120 cm'),
        {en: 'up to 100 cm', de: 'bis 100 cm', ja: '100cmまで'},
        months(0, 36),
      ],
      fits: {height: [68, 100], age: [6, 36]},
      size: '60x120',
    },
    {
      cells: [
        plain('70 × 140 cm'),
        {en: 'up to 120 cm', de: 'bis 120 cm', ja: '120cmまで'},
        months(0, 84),
      ],
      fits: {height: [100, 120], age: [36, 84]},
      size: '70x140',
    },
  ],
  notes: [
    {
      en: 'Lower the base when your child begins to sit up, and again when it pulls itself up to stand.',
      de: 'Stell den Boden tiefer, sobald dein Kind sich aufsetzt, und noch einmal, wenn es sich hochzieht.',
      ja: 'お座りを始めたら床板を一段下げ、つかまり立ちを始めたらさらに下げてください。',
    },
  ],
}

/** Every guide of the shop. */
export const guides: readonly Guide[] = [
  sleepingBags,
  highChairs,
  foldingChairs,
  cots,
  strollerFit,
  carGuide,
]

/** The guide for products whose primary category this is. */
export const guideOf = (categoryId: string): Guide | undefined =>
  guides.find(({categories}) => categories.includes(categoryId))
