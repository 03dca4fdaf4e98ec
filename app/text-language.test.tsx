import type {ReactElement} from 'react'
import {screen} from '@testing-library/react'
import {DefaultCategoryHead} from '@app/features/catalog/components/CategoryHead'
import {SlotTeaser} from '@app/features/catalog/components/SlotTeaser'
import {ContentMarkup} from '@app/features/content/public/ContentMarkup'
import type {FolderPage} from '@app/features/content/public/content'
import {bodyOf} from '@app/features/content/testing/body'
import FolderView from '@app/features/content-widgets/components/FolderView'
import {ProductDetails} from '@app/features/product/components/ProductDetails'
import {DefaultProductIntro, DefaultProductTitle} from '@app/features/product/public/ProductHead'
import {ProductStory} from '@app/features/product/components/ProductStory'
import PromotionList from '@app/features/product/public/PromotionList'
import type {ProductModel} from '@app/features/product/public/product'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'

beforeEach(() => fakeBackend().on('/custom_objects/ocapi/site', {body: {c_result: {}}}))

const ENGLISH = 'Folds with one hand.'
const GERMAN = 'Mit einer Hand zu falten.'
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

const headOf = (text: string) =>
  ({id: 'BH-1010', name: text, badges: [text], summary: text}) as unknown as ProductModel

const body = (text: string) => bodyOf(`<p>${text}</p>`)

/** Language and direction of each place that shows a text. */
function placesOf(text: string, element: ReactElement, localeId: string) {
  renderInShop(element, {shop: testShop(localeId === 'de-DE' ? 'DEU' : 'GLO', localeId)})
  return screen.getAllByText(text).map((place) => {
    const own = place.closest('[lang], [dir]')
    return [own?.getAttribute('lang') ?? null, own?.getAttribute('dir') ?? null]
  })
}

const banner = (text: string) => ({title: text, text, image: ''})
const slot = (text: string) => ({title: text, text, image: '', cta: null})
const folder = (text: string) =>
  ({
    kind: 'folder',
    title: text,
    text,
    items: [{id: 'a', title: text, text, image: null, date: null}],
  }) as unknown as FolderPage

/** What shows a text, and how many times. */
const places = [
  ['the head of a product', (text: string) => <DefaultProductTitle product={headOf(text)} />, 1],
  ['its summary', (text: string) => <DefaultProductIntro product={headOf(text)} />, 2],
  ['its story', (text: string) => <ProductStory product={productWith(text)} />, 2],
  ['its details', (text: string) => <ProductDetails product={productWith(text)} />, 4],
  [
    'its promotions',
    (text: string) => <PromotionList promotions={[{id: 'p', callout: text, details: text}]} />,
    2,
  ],
  [
    'a category',
    (text: string) => <DefaultCategoryHead name="" description="" banner={banner(text)} />,
    2,
  ],
  ['a content slot', (text: string) => <SlotTeaser {...slot(text)} />, 2],
  [
    'a content asset',
    (text: string) => <ContentMarkup body={body(text)} renderWidget={() => null} />,
    1,
  ],
  ['the newsroom', (text: string) => <FolderView page={folder(text)} index="/newsroom.html" />, 5],
] as const

describe('a text that is English only (rule SITE-31)', () => {
  it.each(places)('has its own language and direction on an Arabic page: %s', (_, show, count) => {
    expect(placesOf(ENGLISH, show(ENGLISH), 'ar-AE')).toEqual(
      Array.from({length: count}, () => ['en', 'ltr']),
    )
  })

  it.each(places)('has its own language on a German page: %s', (_, show, count) => {
    expect(placesOf(ENGLISH, show(ENGLISH), 'de-DE').map(([lang]) => lang)).toEqual(
      Array.from({length: count}, () => 'en'),
    )
    expect(placesOf(GERMAN, show(GERMAN), 'de-DE').map(([lang]) => lang)).toEqual(
      Array.from({length: count}, () => null),
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
