import type {EngravingSource, FileSource, QuestionSource, RichContent} from './rich-content'

const chairGuide: FileSource = {
  path: {
    en: 'documents/chair-guide-en.pdf',
    de: 'documents/chair-guide-de.pdf',
    ja: '',
  },
  label: {
    en: 'Assembly and care guide',
    de: 'Aufbau- und Pflegeanleitung',
    ja: '組み立てとお手入れのガイド',
    fr: 'Guide de montage et d’entretien (en anglais)',
    nb: 'Monterings- og stellveiledning (på engelsk)',
  },
  size: 33,
}

const growing: QuestionSource = {
  question: {
    en: 'How long will it last?',
    de: 'Wie lange hält er?',
    ja: '何歳まで使えますか?',
    fr: 'Jusqu’à quel âge sert-elle ?',
    nb: 'Hvor lenge varer den?',
  },
  answer: {
    en: 'Seat and footrest move in seventeen steps, from the first spoonful to homework. It carries 110 kg, so grown-ups are welcome too.',
    de: 'Sitz und Fußbrett wandern in siebzehn Stufen mit, vom ersten Löffel bis zu den Hausaufgaben. Er trägt 110 kg, Erwachsene also auch.',
    ja: '座板と足のせ板は17段階。初めての離乳食から宿題の時間まで寄り添います。耐荷重110kgなので大人も座れます。',
    fr: 'Assise et repose-pieds se règlent sur dix-sept crans, de la première cuillère aux devoirs. Elle supporte 110 kg, adultes bienvenus.',
    nb: 'Sete og fotbrett flyttes i sytten trinn, fra første skje til leksene. Den bærer 110 kg, så voksne kan også sitte her.',
  },
}

const table: QuestionSource = {
  question: {
    en: 'Which table does it fit?',
    de: 'An welchen Tisch passt er?',
    ja: 'どんなテーブルに合いますか?',
    fr: 'Avec quelle table ?',
    nb: 'Hvilket bord passer den til?',
  },
  answer: {
    en: 'Any table between 72 and 76 cm high. The tray comes off without tools, so the chair slides right up to it.',
    de: 'An jeden Tisch von 72 bis 76 cm Höhe. Das Tablett geht ohne Werkzeug ab, dann rückt der Stuhl ganz heran.',
    ja: '高さ72〜76cmのテーブルに。トレーは工具なしで外せるので、テーブルにぴったり寄せられます。',
    fr: 'Toute table de 72 à 76 cm de haut. La tablette se retire sans outil et la chaise s’approche tout contre.',
    nb: 'Alle bord mellom 72 og 76 cm. Brettet tas av uten verktøy, så stolen kommer helt inntil.',
  },
}

/** Names go into either board of the back, as somebody behind the chair reads them. */
export const chairEngraving: EngravingSource = {
  product: 'BH-2390',
  typefaceOption: 'engravingTypeface',
  maxLength: 12,
  positions: [
    {
      id: 'upper-board',
      label: {
        en: 'Upper board',
        de: 'Oberes Brett',
        ja: '上の背板',
        fr: 'Planche du haut',
        nb: 'Øvre ryggbrett',
      },
      frame: 6,
      x: 49.3,
      y: 28.4,
      width: 27,
      height: 5.4,
    },
    {
      id: 'lower-board',
      label: {
        en: 'Lower board',
        de: 'Unteres Brett',
        ja: '下の背板',
        fr: 'Planche du bas',
        nb: 'Nedre ryggbrett',
      },
      frame: 6,
      x: 49.3,
      y: 37.9,
      width: 27,
      height: 5,
    },
  ],
}

export const richFurniture: Readonly<Record<string, RichContent>> = {
  'BH-2010': {
    turns: true,
    engraving: chairEngraving,
    downloads: [chairGuide],
    questions: [growing, table],
  },
  'BH-2020': {
    turns: true,
    engraving: chairEngraving,
    downloads: [chairGuide],
    questions: [growing, table],
  },
  'BH-2030': {turns: true, engraving: chairEngraving, downloads: [chairGuide]},
  'BH-2390': {turns: true, engraving: chairEngraving},
  'BH-4030': {partner: '/mobify/proxy/static/third-party/partner?sku=BH-4030'},
  'BH-8010': {
    extensions: ['BH-3210'],
    accessories: ['BH-5110', 'BH-6130'],
  },
  'BH-8030': {accessories: ['BH-2320']},
}
