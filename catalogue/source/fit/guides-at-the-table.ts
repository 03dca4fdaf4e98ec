import {age, months, type Guide} from './guide-model'

/** When the chair alone will do: the age, and what the child can do. */
const onTheOwnChair = [
  {
    en: 'from 36 months',
    de: 'ab 36 Monaten',
    ja: '36か月から',
    fr: 'dès 36 mois',
    nb: 'fra 36 måneder',
  },
  {
    en: 'climbs up without help',
    de: 'klettert allein hinauf',
    ja: 'ひとりで座り降りできる',
    fr: 'grimpe sans aide',
    nb: 'klatrer opp uten hjelp',
  },
]

export const highChairs: Guide = {
  id: 'guide-high-chairs',
  categories: ['high-chairs-grow', 'high-chair-sets'],
  title: {
    en: 'The right seat for every age',
    de: 'Der richtige Sitz für jedes Alter',
    ja: '年齢に合わせたシートの選び方',
    fr: 'Le bon siège à chaque âge',
    nb: 'Riktig sete for hver alder',
  },
  intro: {
    en: 'The chair stays; what sits on it changes. What your child can do counts more than the birthday.',
    de: 'Der Stuhl bleibt, der Aufsatz wechselt. Was dein Kind schon kann, zählt mehr als der Geburtstag.',
    ja: '椅子はそのまま、シートだけを替えていきます。月齢よりも、お子さまの発達に合わせてお選びください。',
    fr: 'La chaise reste, le siège change. Ce que votre enfant sait faire compte plus que sa date de naissance.',
    nb: 'Stolen blir stående, setet byttes. Det barnet kan, teller mer enn fødselsdagen.',
  },
  measures: [age],
  columns: [
    {en: 'Seat', de: 'Sitz', ja: 'シート', fr: 'Siège', nb: 'Sete'},
    {en: 'Age', de: 'Alter', ja: '月齢', fr: 'Âge', nb: 'Alder'},
    {
      en: 'Your child …',
      de: 'Dein Kind …',
      ja: 'お子さまの様子',
      fr: 'Votre enfant…',
      nb: 'Barnet …',
    },
  ],
  rows: [
    {
      cells: [
        {
          en: 'Newborn set',
          de: 'Newborn-Set',
          ja: 'ニューボーンセット',
          fr: 'Kit naissance',
          nb: 'Nyfødtsett',
        },
        months(0, 6),
        {
          en: 'lies and looks, up to 9 kg',
          de: 'liegt und schaut zu, bis 9 kg',
          ja: '横になって過ごす(9kgまで)',
          fr: 'observe, allongé, jusqu’à 9 kg',
          nb: 'ligger og ser på, opptil 9 kg',
        },
      ],
      fits: {age: [0, 6]},
    },
    {
      cells: [
        {en: 'Baby set', de: 'Babyset', ja: 'ベビーセット', fr: 'Kit bébé', nb: 'Babysett'},
        months(6, 36),
        {
          en: 'sits up alone, up to 15 kg',
          de: 'sitzt allein, bis 15 kg',
          ja: 'ひとりで座れる(15kgまで)',
          fr: 'tient assis seul, jusqu’à 15 kg',
          nb: 'sitter alene, opptil 15 kg',
        },
      ],
      fits: {age: [6, 36]},
    },
    {
      cells: [
        {
          en: 'Chair alone',
          de: 'Stuhl allein',
          ja: 'チェアのみ',
          fr: 'Chaise seule',
          nb: 'Bare stolen',
        },
        ...onTheOwnChair,
      ],
      fits: {age: [36, 144]},
    },
  ],
  notes: [
    {
      en: 'Set the footrest so that knees and hips are at right angles; feet that stand make hands that are free.',
      de: 'Stell das Fußbrett so ein, dass Knie und Hüfte einen rechten Winkel haben: Wer fest steht, hat die Hände frei.',
      ja: '膝と腰が直角になるように足のせ板を調整してください。足が安定すると、手が自由に使えます。',
      fr: 'Réglez le repose-pieds pour que genoux et hanches forment un angle droit : des pieds bien posés libèrent les mains.',
      nb: 'Still fotbrettet slik at knær og hofter er i rett vinkel: Når føttene står støtt, er hendene frie.',
    },
    {
      en: 'Use the harness until your child turns three.',
      de: 'Nutz den Gurt bis zum dritten Geburtstag.',
      ja: '3歳のお誕生日まではハーネスをお使いください。',
      fr: 'Utilisez le harnais jusqu’aux trois ans de votre enfant.',
      nb: 'Bruk selen til barnet fyller tre år.',
    },
  ],
}

export const foldingChairs: Guide = {
  ...highChairs,
  id: 'guide-folding-chairs',
  categories: ['high-chairs-fold'],
  title: {
    en: 'Is your child ready for a high chair?',
    de: 'Ist dein Kind bereit für den Hochstuhl?',
    ja: 'ハイチェアはいつから?',
    fr: 'Votre enfant est-il prêt pour la chaise haute ?',
    nb: 'Er barnet klart for barnestol?',
  },
  intro: {
    en: 'A folding chair is for children who sit up alone. Until then a newborn set or a bouncer keeps them near the table.',
    de: 'Ein Klappstuhl ist für Kinder, die allein sitzen. Bis dahin sind sie im Newborn-Set oder in der Wippe am Tisch dabei.',
    ja: '折りたたみチェアは、ひとりで座れるお子さま向けです。それまではニューボーンセットやバウンサーで食卓のそばに。',
    fr: 'Une chaise pliante convient aux enfants qui tiennent assis seuls. D’ici là, un kit naissance ou un transat les garde près de la table.',
    nb: 'En sammenleggbar stol er for barn som sitter alene. Til da er de med ved bordet i et nyfødtsett eller en vippestol.',
  },
  rows: [
    {
      cells: [
        {en: 'Not yet', de: 'Noch nicht', ja: 'まだ早い', fr: 'Pas encore', nb: 'Ikke ennå'},
        months(0, 6),
        {
          en: 'does not sit up alone',
          de: 'sitzt noch nicht allein',
          ja: 'ひとりで座れない',
          fr: 'ne tient pas encore assis seul',
          nb: 'sitter ikke alene',
        },
      ],
      fits: {age: [0, 6]},
    },
    {
      cells: [
        {
          en: 'Folding chair',
          de: 'Klappstuhl',
          ja: '折りたたみチェア',
          fr: 'Chaise pliante',
          nb: 'Sammenleggbar stol',
        },
        months(6, 36),
        {
          en: 'sits up alone, up to 15 kg',
          de: 'sitzt allein, bis 15 kg',
          ja: 'ひとりで座れる(15kgまで)',
          fr: 'tient assis seul, jusqu’à 15 kg',
          nb: 'sitter alene, opptil 15 kg',
        },
      ],
      fits: {age: [6, 36]},
    },
    {
      cells: [
        {
          en: 'A chair that grows',
          de: 'Mitwachsender Stuhl',
          ja: '成長に合わせるチェア',
          fr: 'Chaise évolutive',
          nb: 'Stol som vokser med barnet',
        },
        ...onTheOwnChair,
      ],
      fits: {age: [36, 144]},
    },
  ],
}
