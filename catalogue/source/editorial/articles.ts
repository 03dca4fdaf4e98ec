import type {Article} from './model'

/** Texts that articles have in common, by the widget `cms`, and their styles. */
export const shared: readonly Article[] = [
  {
    id: 'newsroom-note',
    title: {en: 'For the press', de: 'Für die Presse', ja: '報道関係の方へ', fr: 'Pour la presse'},
    description: {
      en: 'How the press reaches us.',
      de: 'Wie die Presse uns erreicht.',
      ja: '報道関係の方のお問い合わせ先です。',
      fr: 'Comment la presse nous joint.',
    },
    blocks: [
      {
        text: {
          en: 'Do you write about children, wood or wheels? <a href="/contact-us">Write to us</a>: we answer within one working day and lend every product for a test.',
          de: 'Du schreibst über Kinder, Holz oder Räder? <a href="/contact-us">Schreib uns</a>: Wir antworten innerhalb eines Werktags und verleihen jedes Produkt für einen Test.',
          ja: '子ども、木、車輪について書いていらっしゃいますか。<a href="/contact-us">お問い合わせ</a>ください。1営業日以内にお返事し、どの製品も試用のためにお貸しします。',
          fr: 'Vous écrivez sur les enfants, le bois ou les roues ? <a href="/contact-us">Écrivez-nous</a> : nous répondons sous un jour ouvré et prêtons chaque produit pour un essai.',
        },
      },
    ],
  },
]

export const articles: readonly Article[] = [
  {
    id: 'wheels-over-kerbs',
    title: {
      en: 'Four thousand kerbs',
      de: 'Viertausend Bordsteine',
      ja: '4,000回の段差',
      fr: 'Quatre mille trottoirs',
    },
    description: {
      en: 'What a stroller goes through before it may leave the workshop.',
      de: 'Was ein Kinderwagen aushalten muss, bevor er die Werkstatt verlässt.',
      ja: 'ベビーカーが工房を出るまでに乗り越えるもの。',
      fr: 'Ce qu’une poussette endure avant de quitter l’atelier.',
    },
    date: '2026-09-14',
    picture: {
      image: 'content/story-city.jpg',
      alt: {
        en: 'A stroller on a street in the city',
        de: 'Ein Kinderwagen auf einer Straße in der Stadt',
        ja: '街の通りに置かれたベビーカー',
        fr: 'Une poussette dans une rue de la ville',
      },
    },
    blocks: [
      {
        text: {
          en: 'Every frame is pushed over the same granite kerb until we know which part gives way first. Then we change that part.',
          de: 'Jedes Gestell wird über denselben Bordstein aus Granit geschoben, bis wir wissen, welches Teil zuerst nachgibt. Dann ändern wir dieses Teil.',
          ja: 'どのフレームも、最初に傷む部品が分かるまで、同じ花崗岩の縁石を越え続けます。そして、その部品をつくり直します。',
          fr: 'Chaque châssis passe sur le même trottoir de granit jusqu’à ce que nous sachions quelle pièce cède la première. Puis nous changeons cette pièce.',
        },
      },
      {
        image: 'content/category-strollers.jpg',
        alt: {
          en: 'A stroller with carry cot beside a wall',
          de: 'Ein Kinderwagen mit Wanne neben einer Mauer',
          ja: '壁のそばに置かれたキャリーコット付きのベビーカー',
          fr: 'Une poussette avec nacelle près d’un mur',
        },
        spots: [
          {
            x: 42,
            y: 40,
            productId: 'BH-1410',
            label: {en: 'The carry cot', de: 'Die Wanne', ja: 'キャリーコット', fr: 'La nacelle'},
          },
          {
            x: 58,
            y: 72,
            productId: 'BH-1010',
            label: {
              en: 'Frame and wheels',
              de: 'Gestell und Räder',
              ja: 'フレームと車輪',
              fr: 'Châssis et roues',
            },
          },
        ],
      },
      {
        heading: {
          en: 'Which one came furthest',
          de: 'Welcher am weitesten kam',
          ja: 'もっとも遠くまで走ったのは',
          fr: 'Laquelle est allée le plus loin',
        },
      },
      {
        text: {
          en: 'Two models stood on the bench for nine weeks. Both are in the shop, with the parts that were changed on the way.',
          de: 'Zwei Modelle standen neun Wochen auf dem Prüfstand. Beide gibt es im Shop, mit den Teilen, die unterwegs geändert wurden.',
          ja: '2つのモデルが9週間、試験台に立ちました。途中で見直した部品とともに、どちらもショップにあります。',
          fr: 'Deux modèles sont restés neuf semaines au banc d’essai. Les deux sont en boutique, avec les pièces modifiées en chemin.',
        },
      },
      {widget: 'product', options: {'product-id': 'BH-1010, BH-1020'}},
      {
        widget: 'search',
        options: {'category-id': 'strollers', limit: '6'},
        title: {
          en: 'All with the same wheels',
          de: 'Alle mit denselben Rädern',
          ja: '同じ車輪を持つモデル',
          fr: 'Toutes avec les mêmes roues',
        },
      },
      {widget: 'fanreel', options: {'product-id': 'BH-1010'}},
      {widget: 'store', options: {}},
    ],
  },
  {
    id: 'oil-not-lacquer',
    title: {
      en: 'Why we oil and do not lacquer',
      de: 'Warum wir ölen und nicht lackieren',
      ja: 'ニスではなくオイルを使う理由',
      fr: 'Pourquoi nous huilons sans vernir',
    },
    description: {
      en: 'A scratch in oil takes ten minutes. A scratch in lacquer takes a workshop.',
      de: 'Ein Kratzer im Öl kostet zehn Minuten. Ein Kratzer im Lack kostet eine Werkstatt.',
      ja: 'オイル仕上げの傷は10分で直ります。ニスの傷には工房が必要です。',
      fr: 'Une rayure dans l’huile prend dix minutes. Dans le vernis, il faut un atelier.',
    },
    date: '2026-06-02',
    picture: {
      image: 'content/care.jpg',
      alt: {
        en: 'A hand with a cloth on oiled wood',
        de: 'Eine Hand mit einem Tuch auf geöltem Holz',
        ja: 'オイル仕上げの木に布をあてる手',
        fr: 'Une main et un chiffon sur du bois huilé',
      },
    },
    blocks: [
      {widget: 'stylesheet', options: {'content-id': 'newsroom-styles'}},
      {
        text: {
          en: 'Lacquer lies on the wood, oil goes into it. That is the whole difference, and it decides what your table looks like in ten years.',
          de: 'Lack liegt auf dem Holz, Öl zieht hinein. Das ist der ganze Unterschied, und er entscheidet, wie dein Tisch in zehn Jahren aussieht.',
          ja: 'ニスは木の上に乗り、オイルは木にしみ込みます。違いはそれだけですが、10年後のテーブルの姿はここで決まります。',
          fr: 'Le vernis reste sur le bois, l’huile y pénètre. C’est toute la différence, et elle décide de l’aspect de votre table dans dix ans.',
        },
      },
      {
        quote: {
          en: 'Sand it, oil it, wait one night. Nothing else is needed.',
          de: 'Schleifen, ölen, eine Nacht warten. Mehr braucht es nicht.',
          ja: '磨いて、オイルを塗って、一晩待つ。それだけで十分です。',
          fr: 'Poncer, huiler, attendre une nuit. Rien d’autre.',
        },
      },
      {widget: 'productinfos', options: {'product-id': 'BH-2010'}},
      {
        heading: {
          en: 'What wears first',
          de: 'Was sich zuerst abnutzt',
          ja: '最初に傷むもの',
          fr: 'Ce qui s’use en premier',
        },
      },
      {
        text: {
          en: 'Oiled wood stays. The harness is what wears, and a new one is fitted in two minutes.',
          de: 'Geöltes Holz bleibt. Abnutzen wird sich der Gurt, und ein neuer ist in zwei Minuten eingesetzt.',
          ja: 'オイル仕上げの木は長持ちします。傷むのはハーネスで、2分で交換できます。',
          fr: 'Le bois huilé reste. C’est le harnais qui s’use, et un neuf se pose en deux minutes.',
        },
      },
      {widget: 'addToCart', options: {'product-id': 'BH-9030'}},
      {widget: 'accessories', options: {'product-id': 'BH-2010'}},
      {
        widget: 'article',
        options: {'content-id': 'care-guide', href: '/customer-service/care-guide.html'},
      },
    ],
  },
  {
    id: 'open-workshop',
    title: {
      en: 'The workshop is open',
      de: 'Die Werkstatt ist offen',
      ja: '工房を公開します',
      fr: 'L’atelier ouvre ses portes',
    },
    description: {
      en: 'Two days in May on which everyone may look, ask and sand.',
      de: 'Zwei Tage im Mai, an denen alle schauen, fragen und schleifen dürfen.',
      ja: '5月の2日間、どなたでも見て、たずねて、磨いていただけます。',
      fr: 'Deux jours en mai où chacun peut regarder, demander et poncer.',
    },
    date: '2026-03-20',
    picture: {
      image: 'content/about.jpg',
      alt: {
        en: 'The workshop with its large window',
        de: 'Die Werkstatt mit dem großen Fenster',
        ja: '大きな窓のある工房',
        fr: 'L’atelier et sa grande fenêtre',
      },
    },
    blocks: [
      {
        text: {
          en: 'On the second weekend of May the doors of the boatyard are open from ten to five. Children may drive the first screw of a chair.',
          de: 'Am zweiten Wochenende im Mai stehen die Türen der Bootswerft von zehn bis fünf offen. Kinder dürfen die erste Schraube eines Stuhls eindrehen.',
          ja: '5月の第2週末、造船所の扉を10時から17時まで開きます。お子さまには、チェアの最初のねじを締めていただけます。',
          fr: 'Le deuxième week-end de mai, les portes du chantier sont ouvertes de dix à dix-sept heures. Les enfants peuvent visser la première vis d’une chaise.',
        },
      },
      {widget: 'cms', options: {'content-id': 'newsroom-note'}},
      {
        heading: {
          en: 'We will remind you',
          de: 'Wir erinnern dich',
          ja: 'お知らせをお送りします',
          fr: 'Nous vous le rappellerons',
        },
      },
      {widget: 'newsletter', options: {source: 'open-workshop'}},
    ],
  },
]
