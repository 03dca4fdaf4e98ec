import {
  articles,
  bodyOf,
  designedPages,
  shared,
  type Article,
  type Component,
  type DesignedPage,
} from '../editorial/editorial'
import {articleStyles} from '../editorial/styles'
import {mapped, textAt, type Text} from '../languages/languages'
import {composed, customJson, customText, el, leaf, localized, serialize, type Element} from './xml'

const FOLDER = 'newsroom'

const folder: Element = el(
  'folder',
  {'folder-id': FOLDER},
  localized('display-name', textAt('editorial', 'newsroom')),
  localized('description', textAt('editorial', 'what-happens-in-our-workshop-and-why-we')),
  leaf('online-flag', true),
  leaf('parent', 'root'),
  leaf('position', 9),
)

/** Titles of documents have the brand behind them; Japanese without spaces. */
const pageTitle = (title: Text): Element[] =>
  localized(
    'page-title',
    mapped(title, (words, code) => (code === 'ja' ? `${words}｜Barnholt` : `${words} | Barnholt`)),
  )

const pageAttributes = (title: Text, description: Text): Element =>
  el('page-attributes', {}, pageTitle(title), localized('page-description', description))

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
      customText(
        'body',
        composed((say) => bodyOf(blocks, say)),
      ),
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
  localized('display-name', textAt('labels', 'articleStyles')),
  leaf('online-flag', true),
  leaf('searchable-flag', false),
  el(
    'custom-attributes',
    {},
    customText('body', {en: articleStyles.css, de: articleStyles.css, ja: articleStyles.css}),
  ),
)

/** JSON of the entries in each language. */
const dataIn = (data: Component['data']): Element[] =>
  localized(
    'data',
    composed((say) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(data).map(([name, entry]) => [
            name,
            typeof entry === 'object' ? say(entry.text) : entry,
          ]),
        ),
      ),
    ),
  )

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
