import type {SiteConfig} from '../schema'
import {unionAddresses} from './address/union-addresses'
import {AT} from './AT'
import {BE} from './BE'
import {CH} from './CH'
import {CN} from './CN'
import {DE} from './DE'
import {DK} from './DK'
import {ES} from './ES'
import {EU} from './EU'
import {FI} from './FI'
import {FR} from './FR'
import {GB} from './GB'
import {IE} from './IE'
import {IT} from './IT'
import {JP} from './JP'
import {KR} from './KR'
import {NL} from './NL'
import {NO} from './NO'
import {PL} from './PL'
import {RU} from './RU'
import {SE} from './SE'
import {US} from './US'
import {ZZ} from './ZZ'
import {yourEuropePage} from './your-europe'
import type {Market, PageMarket, PageWithdrawal, WithdrawalWords} from './market'

/** All markets. Server only: a page carries the data of its own market. */
export const markets: readonly Market[] = [
  AT(),
  BE(),
  CH(),
  CN(),
  DE(),
  DK(),
  ES(),
  EU(),
  FI(),
  FR(),
  GB(),
  IE(),
  IT(),
  JP(),
  KR(),
  NL(),
  NO(),
  PL(),
  RU(),
  SE(),
  US(),
  ZZ(),
]

type SiteOfMarket = Pick<SiteConfig, 'id' | 'countryCode' | 'shipTo'>

/** Market of sites without a country. */
const NO_COUNTRY = 'ZZ'

/** The market of a site. @throws Error that names the missing file */
export function marketOfSite({id, countryCode}: Pick<SiteConfig, 'id' | 'countryCode'>): Market {
  return requiredMarket(countryCode ?? NO_COUNTRY, id)
}

function requiredMarket(countryCode: string, siteId: string, known = markets): Market {
  const market = known.find((candidate) => candidate.countryCode === countryCode)
  if (market) return market
  throw new Error(
    `Site ${siteId} has no market record for ${countryCode}: add config/markets/${countryCode}.ts and its line in config/markets/registry.ts.`,
  )
}

const languageOf = (localeId: string): string => localeId.slice(0, 2)

/**
 * Checks that every site has the record of its country, of each country of delivery that has no address format in
 * `unionAddresses`, and the texts of the law in all of its languages.
 * @throws Error that names the file to add or to complete
 */
export function checkMarkets(
  sites: readonly (SiteOfMarket & Pick<SiteConfig, 'l10n' | 'isContentOnlySite'>)[],
  known: readonly Market[] = markets,
): void {
  for (const {id, countryCode, shipTo, l10n, isContentOnlySite} of sites) {
    for (const country of shipTo) {
      if (!unionAddresses[country]) requiredMarket(country, id, known)
    }
    const market = requiredMarket(countryCode ?? NO_COUNTRY, id, known)
    if (isContentOnlySite) continue
    for (const locale of l10n.supportedLocales) {
      const language = languageOf(locale.id)
      const online = market.withdrawal?.online
      const missing = !market.orderButton?.[language]
        ? 'orderButton'
        : online && !online[language] && 'withdrawal.online'
      if (!missing) continue
      throw new Error(
        `config/markets/${market.countryCode}.ts has no ${missing} in "${language}", a language of site ${id}.`,
      )
    }
  }
}

/** Languages that write the family name first wherever they are spoken. */
const FAMILY_NAME_FIRST = ['hu', 'zh']

function pageWithdrawal(
  {withdrawal}: Pick<Market, 'withdrawal'>,
  language: string,
): PageWithdrawal | null {
  if (!withdrawal) return null
  const words: WithdrawalWords | undefined = withdrawal.online?.[language]
  return {...withdrawal, online: words ?? null}
}

/** The market of a site as its pages carry it. @param localeId such as `de-DE` */
export function pageMarket(
  site: Pick<SiteConfig, 'id' | 'countryCode'>,
  localeId: string,
): PageMarket {
  const market = marketOfSite(site)
  const {countryCode, flag, distanceUnit, tax, guarantee} = market
  const language = languageOf(localeId)
  return {
    countryCode,
    flag,
    distanceUnit,
    nameOrder: FAMILY_NAME_FIRST.includes(language) ? 'familyFirst' : market.nameOrder,
    tax,
    withdrawal: pageWithdrawal(market, language),
    lowestPriceNote: market.lowestPriceNote,
    unitPrice: market.unitPrice,
    guarantee: guarantee && {...guarantee, link: yourEuropePage(language)},
    productSafety: market.productSafety,
    accessibility: market.accessibility,
    disputes: market.disputes,
    registers: market.registers,
    ...(market.newsletterPreselection && {newsletterPreselection: true}),
    orderButton: market.orderButton?.[language] ?? null,
  }
}
