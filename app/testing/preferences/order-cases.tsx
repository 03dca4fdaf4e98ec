import {act, fireEvent, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {addItems} from '@app/features/basket/public/add-items'
import {loadBasket} from '@app/features/basket/public/get-basket'
import {useBotCheck} from '@app/features/scripts/public/use-bot-check'
import {DeliveryStep} from '@app/features/checkout/components/DeliveryStep'
import {ParcelWidget} from '@app/features/order-lookup/public/OpenedOrder'
import {expressPreferencesQuery} from '@app/features/payment/api/get-express-preferences'
import ExpressButtons from '@app/features/payment/components/ExpressButtons'
import {addressProblem} from '@app/features/payment/model/express'
import StoresDialog from '@app/features/advice/public/StoresDialog'
import type {TestSession} from '@app/features/session/testing/real-session'
import FooterExtras from '@app/features/shell/components/FooterExtras'
import {englishText} from '@app/shared/test/english-text'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {hrefOf, picturesOf, settled, show, type PreferenceCases} from './preference-case'

const SCRIPT = '/parcels/returns.js'
const STYLE = '/parcels/returns.css'

interface ParcelWindow {
  parcelService?: {mount: (element: HTMLElement, options: {userId: number}) => void}
}

/** Opens the widget of the parcel service. @returns what it loads, and the user id that it gets */
async function parcels(session: TestSession) {
  let userId: number | undefined
  const page = window as ParcelWindow
  page.parcelService = {mount: (_, options) => void (userId = options.userId)}
  await show(<ParcelWidget page="returns" orderNo="1" />, session)
  const script = document.head.querySelector<HTMLScriptElement>('script[src*="/parcels/"]')
  if (script) fireEvent.load(script)
  await settled(session)
  const style = document.head.querySelector<HTMLLinkElement>('link[href*="/parcels/"]')
  const found = {
    script: script?.getAttribute('src'),
    style: style?.getAttribute('href'),
    userId,
  }
  script?.remove()
  style?.remove()
  delete page.parcelService
  return found
}

/** The step of the checkout that asks for the delivery method, for a basket with a product. */
async function deliveryStep(session: TestSession) {
  await addItems(session, [{productId: 'bowl', quantity: 1}])
  const basket = await loadBasket(session)
  if (!basket) throw new Error('no basket')
  const ignore = () => undefined
  await show(<DeliveryStep basket={basket} onDone={ignore} onChangeAddress={ignore} />, session)
  await screen.findAllByRole('radio')
}

/** Button that runs the bot check and shows its token, or its failure. */
function CheckedButton() {
  const check = useBotCheck()
  const run = async ({currentTarget: button}: {currentTarget: HTMLElement}) => {
    button.textContent = await check('test').catch((error: Error) => error.message)
  }
  return <button onClick={(event) => void run(event)}>Send</button>
}

/** Presses a button that needs the bot check. @returns the text that the button has then */
async function botCheck(session: TestSession) {
  const page = window as {grecaptcha?: object}
  page.grecaptcha = {
    ready: (run: () => void) => run(),
    execute: (key: string) => Promise.resolve(`token of ${key}`),
  }
  await show(<CheckedButton />, session)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  await waitFor(() => {
    const script = document.head.querySelector('script[src*="captcha"]')
    if (script) fireEvent.load(script)
    expect(button).not.toHaveTextContent('Send')
  })
  delete page.grecaptcha
  return button.textContent
}

/** Preferences that change buying, delivery and returns. */
export const orderCases: PreferenceCases<
  | 'cartEnabledExpressPayments'
  | 'countryGeoCoordinates'
  | 'isExpressPaymentAddressValidationEnabled'
  | 'parcellabReturnOrderCSS'
  | 'parcellabReturnOrderJS'
  | 'parcellabUserId'
  | 'reCaptchaPublicKey'
  | 'shippingContentAssetId'
  | 'shippingMethods'
> = {
  cartEnabledExpressPayments: {
    values: ['another', 'wallet'],
    effects: [null, '/deu/en-de/appcheckout?express=wallet'],
    look: async (session) => {
      await show(<ExpressButtons />, session)
      return hrefOf('Express checkout with wallet')
    },
  },
  // What the sheet of the wallet says about an address without a street.
  isExpressPaymentAddressValidationEnabled: {
    values: [false, true],
    effects: [null, 'payment.express.address'],
    look: async ({shop, queryClient}) => {
      const preferences = await queryClient.fetchQuery(expressPreferencesQuery(shop))
      return addressProblem({countryCode: 'DE', city: 'Berlin'} as never, shop, preferences)
    },
  },
  countryGeoCoordinates: {
    values: ['52.5,13.4', '48.1,11.5'],
    effects: [['52.5'], ['48.1']],
    look: async (session) => {
      await act(async () => void (await import('@app/shared/ui/overlay/Dialog')))
      const sandbox = testSandbox()
      sandbox.reset()
      await show(
        <StoresDialog open onClose={() => undefined} pieces={[{productId: 'bowl', quantity: 1}]} />,
        session,
      )
      const field = await screen.findByRole('textbox')
      await userEvent.clear(field)
      await userEvent.type(field, '10115{Enter}')
      await screen.findByText(englishText('advice.stores.nowhere'))
      return sandbox.calls.flatMap((call) => /[?&]latitude=([\d.]+)/.exec(call)?.[1] ?? [])
    },
  },
  parcellabReturnOrderJS: {
    values: ['', SCRIPT],
    effects: [{}, expect.objectContaining({script: SCRIPT})],
    look: parcels,
  },
  parcellabReturnOrderCSS: {
    values: ['', STYLE],
    effects: [expect.objectContaining({style: undefined}), expect.objectContaining({style: STYLE})],
    others: {parcellabReturnOrderJS: '/parcels/styled.js'},
    look: parcels,
  },
  parcellabUserId: {
    values: ['', '77'],
    effects: [expect.objectContaining({userId: 1617747}), expect.objectContaining({userId: 77})],
    others: {parcellabReturnOrderJS: '/parcels/own.js'},
    look: parcels,
  },
  reCaptchaPublicKey: {
    values: ['', 'public-key'],
    effects: ['Recaptcha not initialized!', 'token of public-key'],
    look: botCheck,
  },
  shippingContentAssetId: {
    values: ['delivery', 'shipping-and-delivery'],
    effects: ['/deu/en-de/content/delivery', '/deu/en-de/content/shipping-and-delivery'],
    look: async (session) => {
      await deliveryStep(session)
      return hrefOf(/opens in a new tab/)
    },
  },
  shippingMethods: {
    values: ['[]', '[{"id": "standard", "image": "marks.example/standard.svg"}]'],
    effects: [[], ['https://marks.example/standard.svg']],
    look: (session) =>
      picturesOf(<FooterExtras icons={{paymentIcons: [], shippingIcons: []}} />, session),
  },
}
