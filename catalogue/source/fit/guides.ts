import {carGuide, strollerFit} from './guides-on-the-go'
import {foldingChairs, highChairs} from './guides-at-the-table'
import {age, height, months, plain, type Guide} from './guide-model'

const sleepingBags: Guide = {
  id: 'guide-sleeping-bags',
  categories: ['sleeping-bags'],
  title: {
    en: 'Which sleeping bag fits?',
    de: 'Welcher Schlafsack passt?',
    ja: 'スリーピングバッグのサイズの選び方',
    fr: 'Quelle taille de gigoteuse ?',
    nb: 'Hvilken sovepose passer?',
  },
  intro: {
    en: 'A sleeping bag is as long as your child without the head, plus ten centimetres to kick. When in doubt take the smaller one: the neck opening has to sit close.',
    de: 'Ein Schlafsack ist so lang wie dein Kind ohne Kopf, plus zehn Zentimeter zum Strampeln. Im Zweifel den kleineren: Der Halsausschnitt muss eng anliegen.',
    ja: '頭を除いた身長に、足を動かすための10cmを足した長さが目安です。迷ったときは小さいほうを。首まわりがゆるくないことが大切です。',
    fr: 'La bonne longueur : la taille de votre enfant sans la tête, plus dix centimètres pour gigoter. En cas de doute, prenez la plus petite : l’encolure doit rester près du cou.',
    nb: 'En sovepose skal være like lang som barnet uten hodet, pluss ti centimeter å sparke i. Er du i tvil, velg den minste: Halsåpningen må sitte tett.',
  },
  measures: [height, age],
  columns: [
    {en: 'Size', de: 'Größe', ja: 'サイズ', fr: 'Taille', nb: 'Størrelse'},
    {en: 'Height', de: 'Körpergröße', ja: '身長', fr: 'Stature', nb: 'Høyde'},
    {en: 'Age', de: 'Alter', ja: '月齢', fr: 'Âge', nb: 'Alder'},
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
      fr: 'Chaleur : 0,5 TOG au-dessus de 23 °C dans la chambre, 1,5 TOG de 19 à 23 °C, 2,5 TOG au-dessous de 19 °C.',
      nb: 'Varme: 0,5 TOG over 23 °C i rommet, 1,5 TOG fra 19 til 23 °C, 2,5 TOG under 19 °C.',
    },
    {
      en: 'Feel the neck, not the hands: warm and dry is right.',
      de: 'Fühl im Nacken, nicht an den Händen: warm und trocken ist richtig.',
      ja: '手ではなく首の後ろに触れて、温かくさらっとしていれば適温です。',
      fr: 'Touchez la nuque plutôt que les mains : chaude et sèche, tout va bien.',
      nb: 'Kjenn i nakken, ikke på hendene: Varm og tørr er riktig.',
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
    fr: 'Quel lit, jusqu’à quand ?',
    nb: 'Hvilken seng, og hvor lenge?',
  },
  intro: {
    en: 'A small bed calms a newborn, a large one saves the next purchase. The mattress has to fit to within a finger.',
    de: 'Ein kleines Bett gibt Neugeborenen Halt, ein großes erspart den nächsten Kauf. Die Matratze muss auf einen Finger genau passen.',
    ja: '小さなベッドは新生児に安心感を、大きなベッドは買い替えの手間を減らします。マットレスは指一本分の隙間もないものを。',
    fr: 'Un petit lit rassure un nouveau-né, un grand évite l’achat suivant. Le matelas doit être ajusté à un doigt près.',
    nb: 'En liten seng gir den nyfødte ro, en stor sparer deg for neste kjøp. Mellom madrass og kant kan det høyst være plass til én finger.',
  },
  measures: [height, age],
  columns: [
    {en: 'Lying surface', de: 'Liegefläche', ja: '寝面サイズ', fr: 'Couchage', nb: 'Liggeflate'},
    {en: 'Height', de: 'Körpergröße', ja: '身長', fr: 'Stature', nb: 'Høyde'},
    {en: 'Age', de: 'Alter', ja: '月齢', fr: 'Âge', nb: 'Alder'},
  ],
  rows: [
    {
      cells: [
        {
          en: 'Bedside or mini cot',
          de: 'Beistell- oder Minibett',
          ja: 'ベッドサイド・ミニ',
          fr: 'Cododo ou mini-lit',
          nb: 'Bedside crib eller miniseng',
        },
        {
          en: 'up to 68 cm',
          de: 'bis 68 cm',
          ja: '68cmまで',
          fr: 'jusqu’à 68 cm',
          nb: 'opptil 68 cm',
        },
        months(0, 6),
      ],
      fits: {height: [45, 68], age: [0, 6]},
    },
    {
      cells: [
        plain('60 × 120 cm'),
        {
          en: 'up to 100 cm',
          de: 'bis 100 cm',
          ja: '100cmまで',
          fr: 'jusqu’à 100 cm',
          nb: 'opptil 100 cm',
        },
        months(0, 36),
      ],
      fits: {height: [68, 100], age: [6, 36]},
      size: '60x120',
    },
    {
      cells: [
        plain('70 × 140 cm'),
        {
          en: 'up to 120 cm',
          de: 'bis 120 cm',
          ja: '120cmまで',
          fr: 'jusqu’à 120 cm',
          nb: 'opptil 120 cm',
        },
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
      fr: 'Abaissez le sommier quand votre enfant commence à s’asseoir, puis encore quand il se met debout en s’agrippant.',
      nb: 'Senk bunnen når barnet begynner å sette seg opp, og en gang til når det reiser seg etter noe.',
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
