import {articles, shared} from '../editorial/articles'
import {designedPages, type Component, type DesignedPage, type Entry} from '../editorial/designed'
import {bodyOf, type Article} from '../editorial/model'
import {articleStyles} from '../editorial/styles'
import type {Text} from '../model'
import {customJson, customText, el, leaf, localized, serialize, type Element} from './xml'

const FOLDER = 'newsroom'

const folder: Element = el(
  'folder',
  {'folder-id': FOLDER},
  localized('display-name', {
    en: 'Newsroom',
    de: 'Newsroom',
    ja: 'ニュースルーム',
    fr: 'Salle de presse',
  }),
  localized('description', {
    en: 'What happens in our workshop, and why we build things the way we do.',
    de: 'Was in unserer Werkstatt geschieht, und warum wir Dinge so bauen, wie wir sie bauen.',
    ja: '工房のできごとと、ものづくりの理由をお伝えします。',
    fr: 'Ce qui se passe dans notre atelier, et pourquoi nous construisons ainsi.',
  }),
  leaf('online-flag', true),
  leaf('parent', 'root'),
  leaf('position', 9),
)

/** A text with the brand, as document titles have it. */
const withBrand = (text: Text): Text => ({
  en: `${text.en} | Barnholt`,
  de: `${text.de} | Barnholt`,
  ja: `${text.ja}｜Barnholt`,
  ...(text.fr && {fr: `${text.fr} | Barnholt`}),
})

const pageAttributes = (title: Text, description: Text): Element =>
  el(
    'page-attributes',
    {},
    localized('page-title', withBrand(title)),
    localized('page-description', description),
  )

function article({id, title, description, date, picture, blocks}: Article): Element {
  return el(
    'content',
    {'content-id': id},
    localized('display-name', title),
    localized('description', description),
    leaf('online-flag', true),
    leaf('searchable-flag', date !== undefined),
    pageAttributes(title, description),
    el(
      'custom-attributes',
      {},
      customText('body', bodyOf(blocks)),
      date
        ? customJson('data', (say) => ({
            ...(picture && {image: picture.image, imageAlt: say(picture.alt)}),
            date,
          }))
        : undefined,
    ),
    date ? el('folder-links', {}, el('classification-link', {'folder-id': FOLDER})) : undefined,
  )
}

const styles: Element = el(
  'content',
  {'content-id': articleStyles.id},
  localized('display-name', {
    en: 'Styles of articles',
    de: 'Stile der Artikel',
    ja: '記事のスタイル',
    fr: 'Styles des articles',
  }),
  leaf('online-flag', true),
  leaf('searchable-flag', false),
  el(
    'custom-attributes',
    {},
    customText('body', {en: articleStyles.css, de: articleStyles.css, ja: articleStyles.css}),
  ),
)

const isText = (entry: Entry): entry is Text => typeof entry === 'object'

/** JSON of the entries in each language. */
function dataIn(data: Component['data']): Text {
  const of = (language: 'en' | 'de' | 'ja' | 'fr') =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(data).map(([name, entry]) => [
          name,
          isText(entry) ? (entry[language] ?? entry.en) : entry,
        ]),
      ),
    )
  return {en: of('en'), de: of('de'), ja: of('ja'), fr: of('fr')}
}

const link = (type: string, region: string, {id}: Component, position: number): Element =>
  el(
    'content-link',
    {'content-id': id, type: `${type}.${region}`},
    leaf('position', `${position + 1}.0`),
  )

function component(one: Component): Element[] {
  const regions = Object.entries(one.regions ?? {})
  const type = `component.commerce_assets.${one.type}`
  const name: Text = {en: one.id, de: one.id, ja: one.id}
  const own = el(
    'content',
    {'content-id': one.id},
    localized('display-name', name),
    leaf('type', type),
    localized('data', dataIn(one.data)),
    leaf('online-flag', true),
    leaf('searchable-flag', false),
    regions.length > 0
      ? el(
          'content-links',
          {},
          regions.flatMap(([region, inside]) =>
            inside.map((child, position) => link(type, region, child, position)),
          ),
        )
      : undefined,
  )
  return [own, ...regions.flatMap(([, inside]) => inside.flatMap(component))]
}

function designed({id, title, description, components}: DesignedPage): Element[] {
  const type = 'page.storyPage'
  return [
    el(
      'content',
      {'content-id': id},
      localized('display-name', title),
      localized('description', description),
      leaf('type', type),
      leaf('online-flag', true),
      leaf('searchable-flag', true),
      pageAttributes(title, description),
      el(
        'content-links',
        {},
        components.map((one, position) => link(type, 'main', one, position)),
      ),
    ),
    ...components.flatMap(component),
  ]
}

/** Newsroom and designed pages: content of the shared library, in a file of their own. */
export function editorialXml(): string {
  return serialize(
    el(
      'library',
      {
        xmlns: 'http://www.demandware.com/xml/impex/library/2006-10-31',
        'library-id': 'barnholt-library',
      },
      folder,
      [...shared, ...articles].map(article),
      styles,
      designedPages.flatMap(designed),
    ),
  )
}
