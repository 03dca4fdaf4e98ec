import {textAt} from '../languages/languages'
import {priceIn, sellingCurrencies, spellAmount, type Currency} from '../money'
import {palette, type PaletteColourId} from '../palette'
import {sets, type SetSource} from '../sets'
import {stockViewTypes} from './images'
import {priceBookHeader, priceTable} from './prices'
import {richAttributes} from './rich-attributes'
import {custom, el, leaf, localized, serialize, type Element} from './xml'

/** Id of the catalogue of sets, bundles and what can be chosen with a product. */
export const setsCatalogId = 'barnholt-sets'

/** The catalogue of sets and bundles; it also gives the engraving its options. */
export function setsCatalogXml(): string {
  return serialize(
    el(
      'catalog',
      {
        xmlns: 'http://www.demandware.com/xml/impex/catalog/2006-10-31',
        'catalog-id': setsCatalogId,
      },
      el(
        'product',
        {'product-id': 'BH-2390'},
        el('options', {}, el('shared-option', {'option-id': 'engravingTypeface'})),
      ),
      sets.map(setProduct),
      engravingTypeface(),
    ),
  )
}

/** The dominant colour of a picture: its folder is named after the colour way. */
function imageTones(picture: string): Element[] {
  const colour = picture.split('/').at(-1) ?? ''
  return Object.hasOwn(palette, colour)
    ? [custom('imageTones', JSON.stringify({'': palette[colour as PaletteColourId].hex}))]
    : []
}

function setProduct({id, kind, name, short, picture, parts}: SetSource): Element {
  const view = (type: string, file: string) =>
    el('image-group', {'view-type': type}, el('image', {path: `${picture}/${file}.jpg`}))
  return el(
    'product',
    {'product-id': id},
    localized('display-name', name),
    localized('short-description', short),
    leaf('online-flag', true),
    leaf('searchable-flag', true),
    el(
      'images',
      {},
      view('mainview', 'mainview-1'),
      view('emotional1', 'emotional1-1'),
      stockViewTypes.map((type) => view(type, 'mainview-1')),
    ),
    leaf('tax-class-id', 'standard'),
    leaf('brand', 'Barnholt'),
    el(
      'custom-attributes',
      {},
      custom('availableOnWeb', true),
      custom('availability', 'instock'),
      imageTones(picture),
      richAttributes(id),
    ),
    kind === 'bundle'
      ? el(
          'bundled-products',
          {},
          parts.map((part) =>
            el('bundled-product', {'product-id': part.id}, leaf('quantity', part.quantity)),
          ),
        )
      : undefined,
    kind === 'set'
      ? el(
          'product-set-products',
          {},
          parts.map((part) => el('product-set-product', {'product-id': part.id})),
        )
      : undefined,
  )
}

/** How a name is cut: the plain typeface is part of the price. */
function engravingTypeface(): Element {
  const prices = (amountIn: (currency: Currency) => number) =>
    el(
      'option-value-prices',
      {},
      sellingCurrencies.map((currency) =>
        leaf('option-value-price', spellAmount(amountIn(currency), currency), {currency}),
      ),
    )
  const script = {eur: 8, usd: 9, jpy: 1300}
  return el(
    'product-option',
    {'option-id': 'engravingTypeface'},
    localized('display-name', textAt('labels', 'typeface/name')),
    leaf('sort-mode', 'position'),
    el(
      'option-values',
      {},
      el(
        'option-value',
        {'value-id': 'upright', default: true},
        localized('display-value', textAt('labels', 'typeface/upright')),
        prices(() => 0),
      ),
      el(
        'option-value',
        {'value-id': 'script'},
        localized('display-value', textAt('labels', 'typeface/script')),
        prices((currency) => priceIn(script, currency)),
      ),
    ),
  )
}

/** What the price books say of bundles, in a file of its own. */
export function setPricesXml(): string {
  return serialize(
    el(
      'pricebooks',
      {xmlns: 'http://www.demandware.com/xml/impex/pricebook/2006-10-31'},
      sellingCurrencies.map((currency) =>
        el(
          'pricebook',
          {},
          priceBookHeader('list', currency),
          el(
            'price-tables',
            {},
            sets.map(({id, price}) => priceTable(id, price, currency)),
          ),
        ),
      ),
    ),
  )
}
