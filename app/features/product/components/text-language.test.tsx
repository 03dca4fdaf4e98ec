import type {ReactElement} from 'react'
import {screen} from '@testing-library/react'
import {bodyOf} from '@app/features/content/testing/body'
import {ContentMarkup} from '@app/features/content/components/ContentMarkup'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import type {ProductModel} from '../model/product'
import {ProductDetails} from './ProductDetails'
import {ProductStory} from './ProductStory'

beforeEach(() => fakeBackend().on('/custom_objects/ocapi/site', {body: {c_result: {}}}))

const ENGLISH = 'Folds with one hand.'
const ARABIC = 'تُطوى بيد واحدة.'

const productWith = (text: string) =>
  ({
    name: 'Vindra',
    description: `<p>${text}</p>`,
    features: [text],
    care: text,
    dimensions: [],
    materials: [],
    questions: [{question: text, answer: text}],
    downloads: [{href: '/guide.pdf', label: text}],
  }) as unknown as ProductModel

const body = (text: string) => bodyOf(`<p>${text}</p>`)

/** Language and direction of each place that shows a text. */
function placesOf(text: string, element: ReactElement, localeId: string) {
  renderInShop(element, {shop: testShop('GLO', localeId)})
  return screen.getAllByText(text).map((place) => {
    const own = place.closest('[lang], [dir]')
    return [own?.getAttribute('lang') ?? null, own?.getAttribute('dir') ?? null]
  })
}

describe('a text that is English only (rule SITE-31)', () => {
  it.each([
    ['the story of a product', (text: string) => <ProductStory product={productWith(text)} />, 2],
    ['its details', (text: string) => <ProductDetails product={productWith(text)} />, 4],
    ['content', (text: string) => <ContentMarkup body={body(text)} renderWidget={() => null} />, 1],
  ] as const)('has its own language and direction on an Arabic page: %s', (_, show, count) => {
    expect(placesOf(ENGLISH, show(ENGLISH), 'ar-AE')).toEqual(
      Array.from({length: count}, () => ['en', 'ltr']),
    )
  })

  it('is no text in the language of the page', () => {
    const story = (text: string) => <ProductStory product={productWith(text)} />
    expect(placesOf(ARABIC, story(ARABIC), 'ar-AE')).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('is not marked on an English page', () => {
    const story = <ProductStory product={productWith(ENGLISH)} />
    expect(placesOf(ENGLISH, story, 'en-GR')).toEqual([
      [null, null],
      [null, null],
    ])
  })
})
