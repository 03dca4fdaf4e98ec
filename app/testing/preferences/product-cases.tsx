import {screen} from '@testing-library/react'
import {loadProduct} from '@app/features/product/api/load-product'
import {AdviceProvider} from '@app/features/product/public/advice-slots'
import EngravingDesigner from '@app/features/engraving/public/EngravingDesigner'
import {ProductView} from '@app/features/sets/components/ProductView'
import {ProductOpinions} from '@app/features/product/components/ProductOpinions'
import {TaxNote} from '@app/features/product/public/PurchaseAction'
import type {EngravingModel} from '@app/features/engraving/public/engraving'
import {REVIEWS_ID} from '@app/features/reviews/public/ratings'
import type {TestSession} from '@app/features/session/testing/real-session'
import {advice} from '@app/pages/product/advice'
import {safeText} from '../../../server/app/content/content-reader'
import {reviewKeyOf} from '../../../server/app/run-time-site'
import {hrefOf, picturesOf, show, type PreferenceCases} from './preference-case'

const PICTURE = '/on/demandware.static/-/Sites-barnholt-master/default/a.svg'
const PROXIED = `/mobify/proxy/static${PICTURE}`

/** Shows the page of a product. */
async function showProduct(session: TestSession, productId: string) {
  const {site, locale} = session.shop
  const shop = {...session.shop, safeText: (markup: string) => safeText({site, locale}, markup)}
  const product = await loadProduct(shop, productId)
  return show(
    <AdviceProvider value={advice}>
      <ProductView product={product} />
    </AdviceProvider>,
    session,
  )
}

const buttonOn = (productId: string, name: string) => async (session: TestSession) => {
  await showProduct(session, productId)
  return screen.queryByRole('button', {name}) !== null
}

const linkOn = (productId: string, name: string) => async (session: TestSession) => {
  await showProduct(session, productId)
  return hrefOf(name)
}

const textOn = (productId: string, text: string) => async (session: TestSession) => {
  await showProduct(session, productId)
  return screen.queryAllByText(text).length > 0
}

const engraving: EngravingModel = {
  productId: 'sign',
  typefaceOption: 'face',
  maxLength: 12,
  name: 'Name engraving',
  price: 25,
  typefaces: [{id: 'upright', name: 'Upright', extra: 0}],
  positions: [{id: 'upper', label: 'Upper board', frame: 6, x: 50, y: 28, width: 27, height: 5}],
}

const designer = (
  <EngravingDesigner
    model={engraving}
    productId="bed"
    color="oak"
    engraving={null}
    onChange={() => undefined}
    onDone={() => undefined}
  />
)

/** Preferences that change the page of a product. */
export const productCases: PreferenceCases<
  | 'BrightcoveEnabled'
  | 'arEnabled'
  | 'arModelList'
  | 'bvApiKey'
  | 'bvEnabled'
  | 'catalogContentUrls'
  | 'channelAdvisorPID'
  | 'channelAdvisorURL'
  | 'engravingImageUrl'
  | 'engravingOakBrownMessage'
  | 'productFamilyImage'
  | 'pwaPdpContentEnabled'
  | 'redirectLinkPartnerAllProducts'
  | 'show3Dimages'
  | 'showAlwaysWheretobuyEnabled'
  | 'taxationPolicy'
> = {
  BrightcoveEnabled: {
    values: [false, true],
    effects: [false, true],
    look: buttonOn('rug', 'Watch video: Unrolled'),
  },
  show3Dimages: {
    values: [false, true],
    effects: [false, true],
    look: buttonOn('rug', '360°'),
  },
  arEnabled: {
    values: [false, true],
    effects: [false, true],
    others: {arModelList: '{"rug": "rug/model.glb"}'},
    look: buttonOn('rug', '3D'),
  },
  arModelList: {
    values: ['{"bowl": "bowl/model.glb"}', '{"rug": "rug/model.glb"}'],
    effects: [false, true],
    others: {arEnabled: true},
    look: buttonOn('rug', '3D'),
  },
  catalogContentUrls: {
    values: ['{}', '{"test-master": "/files/test"}'],
    effects: [
      expect.stringMatching(/^\/mobify\/proxy\/static\/.*-test-master\/.*\/documents\/care\.pdf$/),
      '/files/test/images/documents/care.pdf',
    ],
    look: linkOn('rug', 'Care sheet'),
  },
  redirectLinkPartnerAllProducts: {
    values: ['', 'https://partner.example/all'],
    effects: [null, 'https://partner.example/all'],
    look: linkOn('bowl', 'Buy from our partner'),
  },
  channelAdvisorURL: {
    site: 'GLO',
    values: ['', 'https://buy.example'],
    effects: [null, 'https://buy.example?sku=bowl'],
    look: linkOn('bowl', 'Where to buy'),
  },
  channelAdvisorPID: {
    site: 'GLO',
    values: ['', 'our-account'],
    effects: ['https://buy.example?sku=bowl', 'https://buy.example?pid=our-account&sku=bowl'],
    others: {channelAdvisorURL: 'https://buy.example'},
    look: linkOn('bowl', 'Where to buy'),
  },
  showAlwaysWheretobuyEnabled: {
    values: [false, true],
    effects: [null, 'https://buy.example?sku=bowl'],
    others: {channelAdvisorURL: 'https://buy.example'},
    look: linkOn('bowl', 'Where to buy'),
  },
  pwaPdpContentEnabled: {
    values: [false, true],
    effects: [false, true],
    look: textOn('spoon', 'Carved of beech.'),
  },
  productFamilyImage: {
    values: ['', PICTURE],
    effects: [false, true],
    look: async (session) => {
      const {container} = await showProduct(session, 'spoon')
      return container.querySelector(`img[src="${PROXIED}"]`) !== null
    },
  },
  engravingImageUrl: {
    values: ['', PICTURE],
    effects: [false, true],
    look: async (session) => (await picturesOf(designer, session)).includes(PROXIED),
  },
  engravingOakBrownMessage: {
    values: ['Oak darkens.', 'Oak darkens along the cut.'],
    effects: [false, true],
    look: async (session) => {
      await show(designer, session)
      return screen.queryByText('Oak darkens along the cut.') !== null
    },
  },
  bvEnabled: {
    values: [false, true],
    effects: [false, true],
    look: async (session) => {
      const product = await loadProduct(session.shop, 'rug')
      const {container} = await show(<ProductOpinions product={product} />, session)
      return container.querySelector(`#${REVIEWS_ID}`) !== null
    },
  },
  // The key is sent by the server alone: server/app/services/service-route.test.ts.
  bvApiKey: {
    values: ['first-key', 'second-key'],
    effects: ['first-key', 'second-key'],
    look: ({shop}) => Promise.resolve(reviewKeyOf(shop.site)),
  },
  taxationPolicy: {
    values: ['gross', 'net'],
    effects: ['Incl. VAT, plus delivery', 'Plus sales tax, worked out at checkout, and delivery'],
    look: async (session) => (await show(<TaxNote />, session)).container.textContent,
  },
}
