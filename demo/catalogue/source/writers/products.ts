import {makerOf, warningsOf} from '../safety'
import {ageTexts, badgeTexts, careTexts, familyTypes, pageTitle} from '../texts'
import {categoryPath} from '../categories'
import {mapped, type Text} from '../languages/languages'
import {availabilityMessage} from './availability'
import {palette, type PaletteColourId} from '../palette'
import type {ArtFamily, Availability, ProductSource, StockState} from '../model'
import {sellableName, sellablesOf, type Sellable} from '../variants'
import {imagesOf, mainImagePath, secondImagePath} from './images'
import {dimensions} from './dimensions'
import {variations} from './variations'
import {fitAttributes} from './fit'
import {richAttributes} from './rich-attributes'
import {custom, customJson, customSet, customText, customTexts, el, leaf, localized} from './xml'
import type {Element} from './xml'

/** The product elements of one source: an item, or a master followed by its variants. */
export function productElements(source: ProductSource): Element[] {
  const sellables = sellablesOf(source)
  if (source.item) return sellables.map((item) => describedProduct(source, item, undefined))
  return [describedProduct(source, undefined, variations(sellables)), ...sellables.map(variant)]
}

/** `c_availability` of a state: what can be pre-ordered is coming, what can be back-ordered is ours. */
export function availabilityOf(state: StockState): Availability {
  if (state === 'preorder') return 'comingsoon'
  return state === 'backorder' ? 'instock' : state
}

function describedProduct(
  source: ProductSource,
  item: Sellable | undefined,
  variationElement: Element | undefined,
): Element {
  return el(
    'product',
    {'product-id': source.id},
    quantityElements(source),
    localized('display-name', source.name),
    localized('short-description', source.short),
    localized('long-description', mapped(source.story, html)),
    onlineElements(source),
    leaf('searchable-flag', true),
    imagesOf(source),
    leaf('tax-class-id', 'standard'),
    leaf('brand', 'Barnholt'),
    leaf('manufacturer-name', makerOf(source).name),
    leaf('manufacturer-sku', source.id),
    leaf('search-rank', source.rank),
    pageAttributes(source),
    el('custom-attributes', {}, sharedAttributes(source), item ? ownAttributes(item) : []),
    variationElement,
  )
}

/** A variant writes only what differs; the rest it has from its master. */
function variant(one: Sellable): Element {
  return el(
    'product',
    {'product-id': one.id},
    quantityElements(one.source),
    localized('display-name', sellableName(one)),
    onlineElements(one.source),
    leaf('searchable-flag', true),
    leaf('tax-class-id', 'standard'),
    leaf('manufacturer-sku', one.id),
    el('custom-attributes', {}, ownAttributes(one)),
  )
}

function quantityElements({quantity, measure = ''}: ProductSource): Element[] {
  const [unitQuantity, unitMeasure] = measure.split(' ')
  return [
    ...(unitMeasure
      ? [leaf('unit-quantity', Number(unitQuantity)), leaf('unit-measure', unitMeasure)]
      : []),
    leaf('min-order-quantity', quantity?.min ?? 1),
    leaf('step-quantity', quantity?.step ?? 1),
  ]
}

function onlineElements({since, notIn}: ProductSource): Element[] {
  return [
    leaf('online-flag', true),
    ...(notIn ?? []).map((site) => leaf('online-flag', false, {'site-id': site})),
    leaf('online-from', `${since}T00:00:00.000Z`),
  ]
}

function sharedAttributes(source: ProductSource): Element[] {
  const [family = 'stroller'] = source.art.split('/') as [ArtFamily, string]
  return [
    ...customText('masterName', source.name),
    custom('productType', source.type ?? familyTypes[family]),
    ...badges(source),
    ...(source.customizable ? [custom('customizable', true)] : []),
    ...(source.sealed ? [custom('sealedGoods', true)] : []),
    customSet('material', source.material),
    custom('ageFrom', source.ageFrom),
    ...(source.durability ? [custom('durability', JSON.stringify(source.durability))] : []),
    ...(source.measure ? [custom('unitPricingMeasure', source.measure)] : []),
    custom('maker', JSON.stringify(makerOf(source))),
    ...customJson('safety', (say) => ({
      age: say(ageTexts[source.ageFrom]),
      warnings: warningsOf(source).map(say),
    })),
    ...customText('slugUrl', slugUrl(source)),
    ...customTexts('features', source.features),
    ...dimensions(source),
    ...customText('care', careTexts[source.care]),
    ...(source.item ? [] : imageAttributes(source, source.colours[0])),
    custom('imageTones', imageTones(source)),
    ...richAttributes(source.id),
    ...fitAttributes(source),
  ]
}

/** JSON of the dominant colour of each colour way, for the places of pictures that are on their way. */
function imageTones({item, colours}: ProductSource): string {
  const entries = colours.map((colour) => [item ? '' : colour, palette[colour].hex] as const)
  return JSON.stringify(Object.fromEntries(entries))
}

function ownAttributes(one: Sellable): Element[] {
  const {source, colour, option, optionAttribute, state} = one
  const orderedAhead = state === 'comingsoon' || state === 'preorder' || state === 'backorder'
  return [
    ...(source.item ? [] : [custom('color', colour)]),
    ...(option && optionAttribute ? [custom(optionAttribute, option.id)] : []),
    custom('refinementColor', palette[colour].refinementColor),
    custom('availability', availabilityOf(state)),
    ...availabilityMessage(state, source.release),
    ...(orderedAhead && source.release ? [custom('releaseDate', source.release)] : []),
    custom('availableOnWeb', true),
    ...imageAttributes(source, colour),
  ]
}

function imageAttributes({art}: ProductSource, colour: PaletteColourId): Element[] {
  return [
    custom('extraMainImage', secondImagePath(art, colour)),
    custom('extraMainImage2', mainImagePath(art, colour, 2)),
  ]
}

const badges = ({badges: keys = []}: ProductSource): Element[] =>
  customTexts(
    'badges',
    keys.map((key) => badgeTexts[key]),
  )

function pageAttributes(source: ProductSource): Element {
  return el(
    'page-attributes',
    {},
    localized('page-title', pageTitle(source.name)),
    localized('page-description', source.short),
    localized('page-keywords', keywords(source)),
  )
}

/** Names of the shelves and of those above them: what shoppers type who do not know the model. */
function keywords({categories: shelves}: ProductSource): Text {
  const names = [...new Set(shelves.flatMap(categoryPath))].map(({name}) => name)
  const join = (language: string, comma = ', ') =>
    names.flatMap((name) => name[language] ?? []).join(comma)
  return {en: join('en'), de: join('de'), ja: join('ja', '、'), fr: join('fr'), nb: join('nb')}
}

/** A story as HTML. */
const html = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join('')

/** Site-relative path of a product page; Japanese pages keep the Latin path of the default. */
function slugUrl(source: ProductSource): Text {
  const {en, de, fr = en, nb = en} = source.name
  const path = (text: string) => `/${slug(text)}/${source.id}.html`
  return {en: path(en), de: path(de), ja: path(en), fr: path(fr), nb: path(nb)}
}

function slug(text: string): string {
  const latin: Readonly<Record<string, string>> = {
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    ß: 'ss',
    å: 'a',
    ø: 'o',
    æ: 'ae',
    œ: 'oe',
  }
  return text
    .toLowerCase()
    .replace(/[äöüßåøæœ]/g, (letter) => latin[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
