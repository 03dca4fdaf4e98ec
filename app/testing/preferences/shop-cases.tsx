import {Route} from 'react-router-dom'
import {screen} from '@testing-library/react'
import type {ContentDocument} from '@common/content-document'
import {ContentView} from '@app/features/content/components/ContentView'
import type {AssetPage} from '@app/features/content/public/content'
import type {TestSession} from '@app/features/session/testing/real-session'
import AccountMenu from '@app/features/shell/components/AccountMenu'
import {HeaderTools} from '@app/features/shell/components/HeaderTools'
import {Logo} from '@app/features/shell/components/Logo'
import {NotFoundView} from '@app/features/shell/components/NotFoundView'
import {BusinessRegistration} from '@app/features/sign-in/components/BusinessRegistration'
import {RegisterForm} from '@app/features/sign-in/components/RegisterForm'
import {Survey} from '@app/features/site-services/components/Survey'
import {LocaleSelector} from '@app/features/sites/public/LocaleSelector'
import WarrantyPage from '@app/pages/warranty'
import {hrefOf, picturesOf, show, type PreferenceCases} from './preference-case'

const PICTURE = '/on/demandware.static/-/Sites-barnholt-master/default/a.svg'
const PROXIED = `/mobify/proxy/static${PICTURE}`

const registrationLink = async (session: TestSession) => {
  await show(<BusinessRegistration />, session)
  return hrefOf('Register your business')
}

const surveyFrame = async (session: TestSession) => {
  document.cookie = 'dw_dnt=0; Path=/'
  const {container} = await show(<Survey />, session)
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
  return container.querySelector('iframe')?.getAttribute('src') ?? null
}

const page: AssetPage = {
  kind: 'asset',
  id: 'about',
  title: 'About us',
  metaTitle: null,
  metaDescription: null,
  body: null,
  picture: {src: 'content/about.jpg', alt: 'The workshop'},
  date: null,
}

const safetyPage: ContentDocument = {
  kind: 'asset',
  document: {id: 'cpsia', name: 'Product safety'},
  body: null,
}

/** Preferences that change the frame of the shop, its content and its account. */
export const shopCases: PreferenceCases<
  | 'allowedLocales'
  | 'cpsiaEnabled'
  | 'd2bEnabled'
  | 'd2bRegistrationLink'
  | 'errorPageImageUrl'
  | 'imageBaseUrl'
  | 'logoImageUrl'
  | 'myStokkeConfig'
  | 'newsletterPreselected'
  | 'npsEnabled'
  | 'npsIframeUrl'
  | 'wishlistEnabled'
> = {
  allowedLocales: {
    values: ['de-DE', 'de-DE,en-DE'],
    effects: [[], ['Deutsch', 'English', 'Other region']],
    look: async (session) => {
      await show(<LocaleSelector />, session)
      const links = screen.queryAllByRole('listitem', {hidden: true})
      return links.map(({textContent}) => textContent)
    },
  },
  cpsiaEnabled: {
    values: [false, true],
    effects: ['Page not found', 'Product safety'],
    look: async (session) => {
      const readContent = () => Promise.resolve(safetyPage)
      const shop = {...session.shop, readContent}
      jest.spyOn(console, 'warn').mockImplementation()
      await show(<Route component={WarrantyPage} />, {...session, shop}, '/deu/en-de/cpsia')
      return screen.getByRole('heading', {level: 1}).textContent
    },
  },
  d2bEnabled: {
    values: [false, true],
    effects: [null, '/deu/en-de/contact-us'],
    others: {d2bRegistrationLink: '/contact-us'},
    look: registrationLink,
  },
  d2bRegistrationLink: {
    values: ['', '/join'],
    effects: [null, '/deu/en-de/join'],
    others: {d2bEnabled: true},
    look: registrationLink,
  },
  errorPageImageUrl: {
    values: ['', PICTURE],
    effects: [[], [PROXIED]],
    look: (session) => picturesOf(<NotFoundView />, session),
  },
  logoImageUrl: {
    values: ['', PICTURE],
    effects: [[], [PROXIED]],
    look: (session) => picturesOf(<Logo />, session),
  },
  imageBaseUrl: {
    values: ['', '/pictures/'],
    effects: [
      [expect.stringContaining('/Sites-barnholt-library/default/dw00000000/images/content/about')],
      [expect.stringContaining('/pictures/content/about')],
    ],
    look: (session) =>
      picturesOf(
        <ContentView
          page={page}
          section={null}
          renderWidget={() => null}
          onRetry={() => undefined}
        />,
        session,
      ),
  },
  myStokkeConfig: {
    values: ['{"menuLinks": ["orders"]}', '{"menuLinks": ["warranty", "addresses"]}'],
    effects: [['Orders'], ['Warranty', 'Addresses']],
    look: async (session) => {
      await show(<AccountMenu />, session)
      return (await screen.findAllByRole('link')).map(({textContent}) => textContent)
    },
  },
  newsletterPreselected: {
    site: 'USA',
    values: [false, true],
    effects: [false, true],
    look: async (session) => {
      const ignore = () => undefined
      await show(<RegisterForm go={ignore} onRegistered={ignore} onMailed={ignore} />, session)
      return (screen.getAllByRole('checkbox')[0] as HTMLInputElement).checked
    },
  },
  npsEnabled: {
    values: [false, true],
    effects: [null, 'https://survey.example/nps?site=DEU&locale=en-DE'],
    others: {npsIframeUrl: 'https://survey.example/nps'},
    look: surveyFrame,
  },
  npsIframeUrl: {
    values: ['https://survey.example/nps', 'https://other.example/nps'],
    effects: [
      'https://survey.example/nps?site=DEU&locale=en-DE',
      'https://other.example/nps?site=DEU&locale=en-DE',
    ],
    others: {npsEnabled: true},
    look: surveyFrame,
  },
  wishlistEnabled: {
    values: [false, true],
    effects: [false, true],
    look: async (session) => {
      await show(<HeaderTools />, session)
      const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
      return targets.includes('/deu/en-de/my-stokke/wishlist')
    },
  },
}
