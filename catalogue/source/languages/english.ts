import {categories} from '../categories'
import {deliveryTexts, oakMessage, paymentTexts} from '../checkout-texts'
import {groupTexts} from '../fit/families'
import type {Text} from '../model'
import {palette} from '../palette'
import {promotions} from '../promotions/promotion-range'
import {range} from '../range'
import {richContents} from '../rich/rich'
import {sets} from '../sets'
import {
  ageTexts,
  availabilityMessages,
  availabilityTexts,
  badgeTexts,
  careTexts,
  dimensionLabels,
  materialTexts,
  refinementColourTexts,
} from '../texts'
import {ageLabel} from '../writers/dimensions'
import {editorialTexts} from '../writers/editorial'
import {guideTexts} from '../writers/guides'
import {frameTexts, pageTexts} from '../writers/library'
import {rootTexts, setsCategoryTexts} from '../writers/storefront'
import {variationNames} from '../writers/variations'
import {textsByWords, type Kind, type Texts} from './languages'

const english = (texts: Readonly<Record<string, Text>>): Texts =>
  Object.fromEntries(Object.entries(texts).map(([id, {en}]) => [id, en]))

const products = (): Texts =>
  Object.fromEntries(
    [...range, ...sets].map(({id, name, short}) => [id, {name: name.en, short: short.en}]),
  )

/** Features by product and place in its list. */
const features = (): Texts =>
  Object.fromEntries(
    range.map(({id, features: {en}}) => [
      id,
      Object.fromEntries(en.map((text, place) => [String(place), text])),
    ]),
  )

/** Long descriptions by product, paragraphs apart by an empty line. */
const stories = (): Texts => Object.fromEntries(range.map(({id, story}) => [id, story.en]))

const categoryTexts = (): Texts => ({
  ...Object.fromEntries(
    [...categories, setsCategoryTexts].map(({id, name, description}) => [
      id,
      {name: name.en, description: description.en},
    ]),
  ),
  [rootTexts.id]: {name: rootTexts.name.en},
})

function options(): Texts {
  const values = range.flatMap((product) => product.options?.values ?? [])
  return Object.fromEntries(
    values.map(({id, name, choice}) => [id, {name: name.en, ...(choice && {choice: choice.en})}]),
  )
}

const words = (): Texts => ({
  variations: english(variationNames),
  colours: Object.fromEntries(Object.entries(palette).map(([id, {name}]) => [id, name.en])),
  options: options(),
  badges: english(badgeTexts),
  materials: english(materialTexts),
  ages: english(ageTexts),
  refinementColours: english(refinementColourTexts),
  availability: english(availabilityTexts),
  availabilityMessages: english(availabilityMessages),
})

const promotionTexts = (): Texts =>
  Object.fromEntries(
    promotions.map(({id, name, callout, details, badge}) => [
      id,
      {
        name: name.en,
        callout: callout.en,
        details: details.en,
        ...(badge && {badge: badge.en}),
      },
    ]),
  )

const ofEach = (texts: Readonly<Record<string, Readonly<Record<string, Text>>>>): Texts =>
  Object.fromEntries(Object.entries(texts).map(([id, named]) => [id, english(named)]))

const checkoutTexts = (): Texts => ({
  delivery: ofEach({...deliveryTexts}),
  payment: ofEach({...paymentTexts}),
  engraving: english({oak: oakMessage}),
})

/** The English texts of the catalogue by kind, from which the files in `languages/en/` are written. */
export function englishTexts(): Readonly<Record<Kind, Texts>> {
  return {
    products: products(),
    features: features(),
    stories: stories(),
    categories: categoryTexts(),
    words: words(),
    promotions: promotionTexts(),
    frame: frameTexts(),
    pages: pageTexts(),
    checkout: checkoutTexts(),
    guides: guideTexts(),
    details: {
      dimensions: english({...dimensionLabels, age: ageLabel}),
      care: english(careTexts),
      families: english(groupTexts()),
    },
    rich: textsByWords(richContents),
    editorial: editorialTexts(),
  }
}
