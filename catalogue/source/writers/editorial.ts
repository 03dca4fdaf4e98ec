import {articles, shared} from '../editorial/articles'
import {designedPages, type Component, type DesignedPage, type Entry} from '../editorial/designed'
import {bodyOf, type Article} from '../editorial/model'
import {articleStyles} from '../editorial/styles'
import {textsByWords, type Texts} from '../languages/languages'
import type {Text} from '../model'
import {composed, customJson, customText, el, leaf, localized, serialize, type Element} from './xml'

const FOLDER = 'newsroom'

const folderTexts: Readonly<Record<'name' | 'description', Text>> = {
  name: {
    en: 'Newsroom',
    de: 'Newsroom',
    ja: 'ニュースルーム',
    fr: 'Salle de presse',
  },
  description: {
    en: 'What happens in our workshop, and why we build things the way we do.',
    de: 'Was in unserer Werkstatt geschieht, und warum wir Dinge so bauen, wie wir sie bauen.',
    ja: '工房のできごとと、ものづくりの理由をお伝えします。',
    fr: 'Ce qui se passe dans notre atelier, et pourquoi nous construisons ainsi.',
  },
}

/** English texts of the newsroom and of the designed pages, from which they are translated. */
export const editorialTexts = (): Texts =>
  textsByWords([folderTexts, shared, articles, designedPages])

const folder: Element = el(
  'folder',
  {'folder-id': FOLDER},
  localized('display-name', folderTexts.name),
  localized('description', folderTexts.description),
  leaf('online-flag', true),
  leaf('parent', 'root'),
  leaf('position', 9),
)

/** Titles of documents have the brand behind them; Japanese without spaces. */
function pageTitle(title: Text): Element[] {
  const {text, further} = composed((say) => `${say(title)} | Barnholt`)
  return localized('page-title', {...text, ja: `${title.ja}｜Barnholt`}, {}, further)
}

const pageAttributes = (title: Text, description: Text): Element =>
  el('page-attributes', {}, pageTitle(title), localized('page-description', description))

function article({id, title, description, date, picture, blocks}: Article): Element {
  const body = composed((say) => bodyOf(blocks, say))
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
      customText('body', body.text, body.further),
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
function dataIn(data: Component['data']): Element[] {
  const {text, further} = composed((say) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(data).map(([name, entry]) => [name, isText(entry) ? say(entry) : entry]),
      ),
    ),
  )
  return localized('data', text, {}, further)
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
    dataIn(one.data),
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
