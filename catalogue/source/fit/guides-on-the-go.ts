import {age, height, months, plain, weight, type Guide} from './guide-model'

export const strollerFit: Guide = {
  id: 'guide-strollers',
  categories: [
    'strollers-city',
    'strollers-travel',
    'strollers-trail',
    'strollers-twin',
    'carry-cots',
    'footmuffs',
  ],
  title: {
    en: 'Lying, sitting, riding: what fits when',
    de: 'Liegen, sitzen, fahren: was wann passt',
    ja: '月齢と体重に合わせた選び方',
    fr: 'Allongé, assis, en route : quoi, et à quel âge',
    nb: 'Ligge, sitte, trille: hva passer når',
  },
  intro: {
    en: 'A newborn lies flat. The seat comes into its own when your child sits up alone, usually at about six months.',
    de: 'Neugeborene liegen flach. Der Sitz ist dran, wenn dein Kind allein sitzt, meist mit etwa sechs Monaten.',
    ja: '新生児は平らに寝かせます。シートは、ひとりで座れるようになる生後6か月頃から。',
    fr: 'Un nouveau-né voyage à plat. L’assise prend le relais quand votre enfant tient assis seul, vers six mois le plus souvent.',
    nb: 'En nyfødt ligger flatt. Setet tar over når barnet sitter alene, som regel rundt seks måneder.',
  },
  measures: [weight, age],
  columns: [
    {en: 'Use', de: 'Aufsatz', ja: '使うもの', fr: 'Équipement', nb: 'Bruk'},
    {en: 'Weight', de: 'Gewicht', ja: '体重', fr: 'Poids', nb: 'Vekt'},
    {en: 'Age', de: 'Alter', ja: '月齢', fr: 'Âge', nb: 'Alder'},
  ],
  rows: [
    {
      cells: [
        {en: 'Carry cot', de: 'Babywanne', ja: 'キャリーコット', fr: 'Nacelle', nb: 'Bærebag'},
        {en: 'up to 9 kg', de: 'bis 9 kg', ja: '9kgまで', fr: 'jusqu’à 9 kg', nb: 'opptil 9 kg'},
        months(0, 6),
      ],
      fits: {weight: [2, 9], age: [0, 6]},
    },
    {
      cells: [
        {en: 'Seat', de: 'Sitz', ja: 'シート', fr: 'Siège', nb: 'Sete'},
        {
          en: 'up to 22 kg',
          de: 'bis 22 kg',
          ja: '22kgまで',
          fr: 'jusqu’à 22 kg',
          nb: 'opptil 22 kg',
        },
        months(6, 48),
      ],
      fits: {weight: [9, 22], age: [6, 48]},
    },
    {
      cells: [
        {en: 'On foot', de: 'Zu Fuß', ja: 'ひとりで歩く', fr: 'À pied', nb: 'Til fots'},
        {en: 'over 22 kg', de: 'über 22 kg', ja: '22kg以上', fr: 'plus de 22 kg', nb: 'over 22 kg'},
        {
          en: 'from 48 months',
          de: 'ab 48 Monaten',
          ja: '48か月から',
          fr: 'dès 48 mois',
          nb: 'fra 48 måneder',
        },
      ],
      fits: {weight: [22, 40], age: [48, 144]},
    },
  ],
  notes: [
    {
      en: 'Bags count too: what hangs on the handlebar adds to the load and may tip the stroller.',
      de: 'Taschen zählen mit: Was am Schieber hängt, belastet den Wagen und kann ihn kippen.',
      ja: 'バッグの重さも荷重に含まれます。ハンドルに掛けすぎると転倒のおそれがあります。',
      fr: 'Les sacs comptent aussi : ce qui pend au guidon s’ajoute à la charge et peut faire basculer la poussette.',
      nb: 'Vesker teller også: Det som henger på styret, øker vekten og kan velte vognen.',
    },
    {
      en: 'Jogging: not before nine months, and never with a child in the carry cot.',
      de: 'Joggen: erst ab neun Monaten und nie mit Kind in der Babywanne.',
      ja: 'ジョギングは生後9か月から。キャリーコットでは走らないでください。',
      fr: 'Course à pied : pas avant neuf mois, et jamais avec un enfant dans la nacelle.',
      nb: 'Løping: ikke før ni måneder, og aldri med barn i bærebagen.',
    },
  ],
}

export const carGuide: Guide = {
  id: 'guide-car-seats',
  categories: ['car-seats'],
  title: {
    en: 'The right car seat, by height',
    de: 'Der richtige Kindersitz nach Größe',
    ja: '身長で選ぶチャイルドシート',
    fr: 'Le bon siège auto, selon la taille',
    nb: 'Riktig bilstol etter høyde',
  },
  intro: {
    en: 'UN R129 goes by height, not by age. Stay with the smaller seat until the head reaches its upper edge.',
    de: 'UN R129 geht nach Größe, nicht nach Alter. Bleib beim kleineren Sitz, bis der Kopf an die Oberkante reicht.',
    ja: 'UN R129では年齢ではなく身長で選びます。頭がシートの上端に届くまでは、小さいほうのシートをお使いください。',
    fr: 'La norme UN R129 suit la taille, pas l’âge. Gardez le plus petit siège jusqu’à ce que la tête atteigne le haut du dossier.',
    nb: 'UN R129 går etter høyde, ikke alder. Behold den minste stolen til hodet når overkanten.',
  },
  measures: [height, weight],
  columns: [
    {en: 'Seat', de: 'Sitz', ja: 'シート', fr: 'Siège', nb: 'Sete'},
    {en: 'Height', de: 'Körpergröße', ja: '身長', fr: 'Stature', nb: 'Høyde'},
    {en: 'Facing', de: 'Richtung', ja: '向き', fr: 'Sens', nb: 'Retning'},
  ],
  rows: [
    {
      cells: [
        plain('Trygda'),
        plain('40–87 cm'),
        {
          en: 'rearwards, up to 13 kg',
          de: 'rückwärts, bis 13 kg',
          ja: '後ろ向き(13kgまで)',
          fr: 'dos à la route, jusqu’à 13 kg',
          nb: 'bakovervendt, opptil 13 kg',
        },
      ],
      fits: {height: [40, 87], weight: [2, 13]},
    },
    {
      cells: [
        plain('Vernda'),
        plain('61–105 cm'),
        {
          en: 'rearwards, then forwards, up to 20 kg',
          de: 'rückwärts, dann vorwärts, bis 20 kg',
          ja: '後ろ向き、のちに前向き(20kgまで)',
          fr: 'dos puis face à la route, jusqu’à 20 kg',
          nb: 'bakover-, så forovervendt, opptil 20 kg',
        },
      ],
      fits: {height: [61, 105], weight: [9, 20]},
    },
    {
      cells: [
        plain('Vakta'),
        plain('100–150 cm'),
        {en: 'forwards', de: 'vorwärts', ja: '前向き', fr: 'face à la route', nb: 'forovervendt'},
      ],
      fits: {height: [100, 150], weight: [15, 36]},
    },
  ],
  notes: [
    {
      en: 'Rearwards is safest for as long as it fits, and until 15 months in any case.',
      de: 'Rückwärts ist am sichersten, solange es passt, und bis 15 Monate Pflicht.',
      ja: '後ろ向きがもっとも安全です。15か月までは必ず後ろ向きで、その後もできるだけ長くお使いください。',
      fr: 'Dos à la route reste le plus sûr tant que la taille le permet, et obligatoire jusqu’à 15 mois.',
      nb: 'Bakovervendt er tryggest så lenge det passer, og påbudt til 15 måneder.',
    },
    {
      en: 'Take thick jackets off before you fasten the belt.',
      de: 'Zieh dicke Jacken aus, bevor du den Gurt schließt.',
      ja: '厚い上着は脱がせてからベルトを締めてください。',
      fr: 'Retirez les gros manteaux avant de boucler la ceinture.',
      nb: 'Ta av tykke jakker før du fester beltet.',
    },
  ],
}
