import {screen} from '@testing-library/react'
import type {ContentWidget} from '@common/content-body'
import type {DesignedComponent} from '@common/content-document'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import Widget from '../components/Widget'
import {Regions} from './DesignedPage'

const component = (
  id: string,
  typeId: string,
  data: DesignedComponent['data'],
  regions: DesignedComponent['regions'] = [],
): DesignedComponent => ({id, typeId, data, regions})

it('renders components in their regions, and reports an unknown type (rule CONTENT-15)', () => {
  const reported: unknown[] = []
  Object.assign(window, {
    clientErrors: {push: (clientError: unknown) => reported.push(clientError)},
  })
  const hero = component('h', 'commerce_assets.banner', {heading: 'Out and about', text: 'Look.'})
  const grid = component('g', 'commerce_layouts.mobileGrid1r1c', {}, [
    {id: 'column1', components: [hero]},
  ])
  const unknown = component('u', 'other.constructor', {heading: 'Hidden'})
  renderInShop(<Regions regions={[{id: 'main', components: [grid, unknown]}]} first />, {
    shop: testShop('DEU', 'en-DE'),
  })
  expect(screen.getByRole('heading', {name: 'Out and about'})).toBeVisible()
  expect(screen.queryByText('Hidden')).toBeNull()
  expect(reported).toEqual([
    expect.objectContaining({message: expect.stringContaining('other.constructor') as string}),
  ])
})

const included = (failure: string): ContentWidget => ({
  widget: 'cms',
  options: {slotId: 'hero'},
  failure,
})

it('says what could not be loaded, or nothing where a site hides it (rule CONTENT-18)', () => {
  const shop = testShop('DEU', 'en-DE')
  const widget = <Widget {...included('Failure 401: Unauthorized')} />
  const {unmount} = renderInShop(widget, {shop})
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something bad happened while loading hero!The content service answered with error 401.',
  )
  unmount()
  const features = {...shop.site.features, contentErrors: false}
  const {container} = renderInShop(widget, {shop: {...shop, site: {...shop.site, features}}})
  expect(screen.queryByRole('alert')).toBeNull()
  expect(container).toHaveTextContent('')
})
