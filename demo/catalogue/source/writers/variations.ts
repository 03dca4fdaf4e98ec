import {textsBelow, type Text} from '../languages/languages'
import {colourName} from '../palette'
import type {Sellable} from '../variants'
import {el, localized, type Element} from './xml'

/** Names of the variation attributes. */
const variationNames = textsBelow('words', 'variations') as Readonly<
  Record<'color' | 'size' | 'chassis', Text>
>

/** Variation attributes and variants of a master; the first one in stock is its default. */
export function variations(sellables: readonly Sellable[]): Element {
  const defaultId = sellables.find(({state}) => state === 'instock')?.id ?? sellables[0]?.id
  const source = sellables[0]?.source
  const colours = [...new Set(sellables.map(({colour}) => colour))]
  return el(
    'variations',
    {},
    el(
      'attributes',
      {},
      variationAttribute(
        'color',
        colours.map((colour) => [colour, colourName(colour)]),
      ),
      source?.options
        ? variationAttribute(
            source.options.attribute,
            source.options.values.map(({id, name, choice = name}) => [id, choice]),
          )
        : undefined,
    ),
    el(
      'variants',
      {},
      sellables.map(({id}) =>
        el('variant', {'product-id': id, default: id === defaultId ? true : undefined}),
      ),
    ),
  )
}

function variationAttribute(
  id: keyof typeof variationNames,
  values: readonly (readonly [string, Text])[],
): Element {
  return el(
    'variation-attribute',
    {'attribute-id': id, 'variation-attribute-id': id},
    localized('display-name', variationNames[id]),
    el(
      'variation-attribute-values',
      {},
      values.map(([value, name]) =>
        el('variation-attribute-value', {value}, localized('display-value', name)),
      ),
    ),
  )
}
