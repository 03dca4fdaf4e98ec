/** @jest-environment node */
import {renderToString} from 'react-dom/server'
import {testShop} from '../test/shop'
import {overridable, OverridesProvider} from './overrides'
import {ShopProvider} from './shop-context'

const Title = overridable('page/Title', ({text}: {text: string}) => <h1>{text}</h1>)
const registry = {JPN: {'page/Title': ({text}: {text: string}) => <h1>{`「${text}」`}</h1>}}

/** Markup of a site as rendered by the server. */
const markupFor = (siteId: 'DEU' | 'JPN'): string =>
  renderToString(
    <OverridesProvider registry={registry}>
      <ShopProvider shop={testShop(siteId)}>
        <Title text="x" />
      </ShopProvider>
    </OverridesProvider>,
  )

it('is the component of the site, on the server too', () => {
  expect(markupFor('JPN')).toBe('<h1>「x」</h1>')
})

it('is the usual component of every other site', () => {
  expect(markupFor('DEU')).toBe('<h1>x</h1>')
})
