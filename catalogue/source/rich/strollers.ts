import type {FileSource, QuestionSource, RichContent} from './rich-content'

/** The guide that comes with every stroller. */
export const strollerGuide: FileSource = {
  path: {
    en: 'documents/stroller-guide-en.pdf',
    de: 'documents/stroller-guide-de.pdf',
    ja: '',
  },
  label: {
    en: 'Care and safety guide',
    de: 'Pflege- und Sicherheitsanleitung',
    ja: 'お手入れと安全のガイド',
    fr: 'Guide d’entretien et de sécurité (en anglais)',
    nb: 'Veiledning for stell og sikkerhet (på engelsk)',
  },
  size: 33,
}

const folding: QuestionSource = {
  question: {
    en: 'Can I fold it with one hand?',
    de: 'Lässt er sich mit einer Hand zusammenklappen?',
    ja: '片手でたためますか?',
    fr: 'Se plie-t-elle d’une seule main ?',
    nb: 'Kan jeg slå den sammen med én hånd?',
  },
  answer: {
    en: 'Yes. Pull the strap in the seat and the frame follows. Take the carry cot off first; it folds on its own.',
    de: 'Ja. Zieh an der Schlaufe im Sitz, das Gestell klappt nach. Die Babywanne nimmst du vorher ab, sie faltet sich für sich allein.',
    ja: 'はい。シートのストラップを引くとフレームが一緒にたたまれます。キャリーコットは先に外してください。単独でたためます。',
    fr: 'Oui. Tirez la sangle de l’assise, le châssis suit. Retirez d’abord la nacelle, elle se plie de son côté.',
    nb: 'Ja. Dra i stroppen i setet, så følger understellet med. Ta av bærebagen først, den slås sammen for seg.',
  },
}

const newborn: QuestionSource = {
  question: {
    en: 'Is it ready for a newborn?',
    de: 'Ist er von Geburt an geeignet?',
    ja: '新生児から使えますか?',
    fr: 'Convient-elle à un nouveau-né ?',
    nb: 'Passer den for nyfødte?',
  },
  answer: {
    en: 'With the carry cot, from the first day. The seat itself is for children who sit up unaided, at about six months.',
    de: 'Mit der Babywanne vom ersten Tag an. Der Sitz selbst ist für Kinder, die allein sitzen, also mit etwa sechs Monaten.',
    ja: 'キャリーコットを付ければ生まれたその日から使えます。シートは一人座りができる生後6か月頃からが目安です。',
    fr: 'Avec la nacelle, dès le premier jour. L’assise elle-même est pour les enfants qui tiennent assis seuls, vers six mois.',
    nb: 'Med bærebagen fra første dag. Selve setet er for barn som sitter uten støtte, fra rundt seks måneder.',
  },
}

const washing: QuestionSource = {
  question: {
    en: 'Can the fabrics be washed?',
    de: 'Kann ich die Bezüge waschen?',
    ja: '布地は洗えますか?',
    fr: 'Les tissus se lavent-ils ?',
    nb: 'Kan tekstilene vaskes?',
  },
  answer: {
    en: 'Seat and canopy zip off and wash at 30 °C. Let them dry flat, out of the sun, before you zip them back on.',
    de: 'Sitz und Verdeck lassen sich abnehmen und bei 30 °C waschen. Liegend im Schatten trocknen lassen, dann wieder einziehen.',
    ja: 'シートと幌はファスナーで外して30℃で洗えます。日陰で平干しし、乾いてから取り付けてください。',
    fr: 'Assise et capote se dézippent et se lavent à 30 °C. Laissez-les sécher à plat, à l’ombre, avant de les remettre.',
    nb: 'Sete og kalesje tas av med glidelås og vaskes på 30 °C. La dem tørke flatt i skyggen før du fester dem igjen.',
  },
}

export const richStrollers: Readonly<Record<string, RichContent>> = {
  'BH-1010': {
    turns: true,
    film: {
      path: 'films/stroller-city.webm',
      label: {
        en: 'Once around, in six seconds',
        de: 'Einmal herum, in sechs Sekunden',
        ja: '6秒でぐるりと一周',
        fr: 'Le tour complet, en six secondes',
        nb: 'Én runde rundt, på seks sekunder',
      },
    },
    hotspots: [
      {
        x: 47,
        y: 22,
        label: {en: 'Canopy', de: 'Verdeck', ja: '幌', fr: 'Capote', nb: 'Kalesje'},
        text: {
          en: 'Three panels with a window at the back. UPF 50+.',
          de: 'Drei Segmente mit Fenster im Rücken. UV-Schutz 50+.',
          ja: '3枚パネル、背面に小窓付き。UPF 50+。',
          fr: 'Trois panneaux et une fenêtre à l’arrière. UPF 50+.',
          nb: 'Tre paneler med vindu bak. UPF 50+.',
        },
      },
      {
        x: 24,
        y: 74,
        label: {en: 'Rear wheel', de: 'Hinterrad', ja: '後輪', fr: 'Roue arrière', nb: 'Bakhjul'},
        text: {
          en: 'Foam-filled tyres on ball bearings. Nothing to pump up.',
          de: 'Ausgeschäumte Reifen auf Kugellagern. Nie wieder pumpen.',
          ja: 'ボールベアリング付きのフォームタイヤ。空気入れは不要です。',
          fr: 'Pneus pleins en mousse sur roulements à billes. Rien à gonfler.',
          nb: 'Skumfylte dekk på kulelager. Ingenting å pumpe.',
        },
        product: 'BH-9020',
      },
      {
        x: 46,
        y: 66,
        label: {en: 'Basket', de: 'Korb', ja: 'バスケット', fr: 'Panier', nb: 'Kurv'},
        text: {
          en: 'Holds ten kilograms: a weekly shop, or a changing bag and a ball.',
          de: 'Trägt zehn Kilogramm: einen Wocheneinkauf oder Wickeltasche und Ball.',
          ja: '耐荷重10kg。買い物も、マザーズバッグとボールも入ります。',
          fr: 'Il porte dix kilos : les courses de la semaine, ou un sac à langer et un ballon.',
          nb: 'Tåler ti kilo: ukens innkjøp, eller stelleveske og en ball.',
        },
        product: 'BH-4210',
      },
    ],
    downloads: [strollerGuide],
    questions: [newborn, folding, washing],
  },
  'BH-1020': {downloads: [strollerGuide], questions: [newborn, washing]},
  'BH-1210': {downloads: [strollerGuide], questions: [folding, washing]},
}
