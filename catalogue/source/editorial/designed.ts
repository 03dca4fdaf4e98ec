import type {Text} from '../model'

/** Value of an entry of a component: a text of each language, or the same for all. */
export type Entry = Text | string | number

/** A component of Page Designer with those in its regions. */
export interface Component {
  readonly id: string
  /** `hero`, `grid2c`, ... */
  readonly type: string
  readonly data: Readonly<Record<string, Entry>>
  readonly regions?: Readonly<Record<string, readonly Component[]>>
}

export interface DesignedPage {
  readonly id: string
  readonly title: Text
  readonly description: Text
  readonly components: readonly Component[]
}

const scene = (id: string, image: string, caption: Text): Component => ({
  id: `first-year-${id}`,
  type: 'imageTile',
  data: {image, imageAlt: caption, caption},
})

export const designedPages: readonly DesignedPage[] = [
  {
    id: 'first-year',
    title: {en: 'The first year', de: 'Das erste Jahr', ja: 'はじめの1年', fr: 'La première année'},
    description: {
      en: 'What a child needs month by month, and what can wait.',
      de: 'Was ein Kind Monat für Monat braucht, und was warten kann.',
      ja: '月齢ごとに必要なものと、あとでよいもの。',
      fr: 'Ce dont un enfant a besoin mois après mois, et ce qui peut attendre.',
    },
    components: [
      {
        id: 'first-year-hero',
        type: 'hero',
        data: {
          image: 'content/category-nursery.jpg',
          imageAlt: {
            en: 'A nursery with a cot by the window',
            de: 'Ein Kinderzimmer mit einem Bett am Fenster',
            ja: '窓辺にベビーベッドを置いた子ども部屋',
            fr: 'Une chambre d’enfant avec un lit près de la fenêtre',
          },
          heading: {
            en: 'Less than you think',
            de: 'Weniger, als man denkt',
            ja: '思うより少なくて大丈夫',
            fr: 'Moins qu’on ne le pense',
          },
          text: {
            en: 'A place to sleep, a way to go out, and later a seat at the table. Everything else shows itself.',
            de: 'Ein Platz zum Schlafen, ein Weg nach draußen und später ein Sitz am Tisch. Alles andere zeigt sich.',
            ja: '眠る場所、出かける手段、そしてのちには食卓の席。ほかのものは、必要になったときに分かります。',
            fr: 'Un endroit pour dormir, de quoi sortir, et plus tard une place à table. Le reste se montrera.',
          },
          ctaText: {
            en: 'See the nursery',
            de: 'Zum Kinderzimmer',
            ja: '子ども部屋を見る',
            fr: 'Voir la chambre',
          },
          ctaLink: '/category/nursery',
        },
      },
      {
        id: 'first-year-start',
        type: 'grid2c',
        data: {},
        regions: {
          column1: [
            scene('night', 'content/story-night.jpg', {
              en: 'Months 0 to 6: sleep',
              de: 'Monat 0 bis 6: schlafen',
              ja: '0〜6か月：眠る',
              fr: 'De 0 à 6 mois : dormir',
            }),
          ],
          column2: [
            {
              id: 'first-year-words',
              type: 'editorialRichText',
              data: {
                richText: {
                  en: '<h2>Sleep comes first</h2><p>A cot at the height of your bed saves steps at night. Ours is lowered as the child begins to sit up.</p><div data-widget="productinfos" data-product-id="BH-3010"></div>',
                  de: '<h2>Zuerst der Schlaf</h2><p>Ein Bett auf der Höhe deines Bettes spart nachts Schritte. Unseres wird tiefer gestellt, sobald das Kind sich aufsetzt.</p><div data-widget="productinfos" data-product-id="BH-3010"></div>',
                  ja: '<h2>まずは眠りから</h2><p>大人のベッドと同じ高さのベビーベッドなら、夜の移動が少なくてすみます。お座りが始まったら、床板を下げられます。</p><div data-widget="productinfos" data-product-id="BH-3010"></div>',
                  fr: '<h2>D’abord le sommeil</h2><p>Un lit à la hauteur du vôtre épargne des pas la nuit. Le nôtre s’abaisse dès que l’enfant se redresse.</p><div data-widget="productinfos" data-product-id="BH-3010"></div>',
                },
              },
            },
          ],
        },
      },
      {
        id: 'first-year-outside',
        type: 'productCarousel',
        data: {
          title: {
            en: 'The way out',
            de: 'Der Weg nach draußen',
            ja: 'お出かけに',
            fr: 'Pour sortir',
          },
          categoryId: 'strollers',
          limit: 8,
        },
      },
      {
        id: 'first-year-scenes',
        type: 'carousel',
        data: {
          title: {
            en: 'From month to month',
            de: 'Von Monat zu Monat',
            ja: '月ごとのようす',
            fr: 'De mois en mois',
          },
        },
        regions: {
          slides: [
            scene('out', 'content/story-city.jpg', {
              en: 'Month 2: the first walk',
              de: 'Monat 2: der erste Spaziergang',
              ja: '2か月：はじめての散歩',
              fr: '2 mois : la première promenade',
            }),
            scene('table', 'content/category-high-chairs.jpg', {
              en: 'Month 6: a seat at the table',
              de: 'Monat 6: ein Sitz am Tisch',
              ja: '6か月：食卓の席',
              fr: '6 mois : une place à table',
            }),
            scene('grow', 'content/story-grow.jpg', {
              en: 'Month 12: the first steps',
              de: 'Monat 12: die ersten Schritte',
              ja: '12か月：はじめの一歩',
              fr: '12 mois : les premiers pas',
            }),
          ],
        },
      },
      {
        id: 'first-year-seat',
        type: 'grid2c',
        data: {},
        regions: {
          column1: [{id: 'first-year-chair', type: 'productTile', data: {product: 'BH-2010'}}],
          column2: [
            {
              id: 'first-year-later',
              type: 'editorialRichText',
              data: {
                richText: {
                  en: '<h2>What can wait</h2><p>A chair that grows is for the day your child sits alone, about month six. Until then, leave the place at the table free.</p><p><a href="/newsroom/newsroom.html">More from the newsroom</a></p>',
                  de: '<h2>Was warten kann</h2><p>Ein Stuhl, der mitwächst, ist für den Tag, an dem dein Kind allein sitzt, etwa im sechsten Monat. Lass den Platz am Tisch bis dahin frei.</p><p><a href="/newsroom/newsroom.html">Mehr aus dem Newsroom</a></p>',
                  ja: '<h2>あとでよいもの</h2><p>成長に合わせて使えるチェアは、ひとりでお座りができる6か月ごろからです。それまで、食卓の席は空けておきましょう。</p><p><a href="/newsroom/newsroom.html">ニュースルームの記事へ</a></p>',
                  fr: '<h2>Ce qui peut attendre</h2><p>Une chaise évolutive est pour le jour où votre enfant tient assis seul, vers six mois. D’ici là, laissez la place à table libre.</p><p><a href="/newsroom/newsroom.html">Plus d’articles dans la salle de presse</a></p>',
                },
              },
            },
          ],
        },
      },
    ],
  },
]
