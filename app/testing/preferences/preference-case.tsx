import type {ReactElement} from 'react'
import {act, screen, waitFor} from '@testing-library/react'
import type {Preferences} from '@config/site-preferences'
import {setPreference} from '@app/features/basket/testing/sandbox-stock'
import {
  openSession,
  sandboxShop,
  type TestSession,
} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {FORGET_READS} from '../../../common/server-events'
import {createRunTimeSites} from '../../../server/app/run-time-site'

type Value = string | boolean

/** A change of a preference, and what a shopper sees before and after it. */
export interface PreferenceCase {
  /** Value before and after the change. */
  readonly values: readonly [Value, Value]
  /** Result of `look` with each value. */
  readonly effects: readonly [unknown, unknown]
  /** Shows the part of a page that the preference changes. @returns what is seen */
  readonly look: (session: TestSession) => Promise<unknown>
  readonly site?: 'DEU' | 'GLO' | 'USA'
  /** Other preferences that the effect needs. */
  readonly others?: Readonly<Record<string, Value>>
}

/** Cases by preference; a preference may have no second case. */
export type PreferenceCases<Id extends string> = Readonly<Record<Id, PreferenceCase>>

const readPreferences = async (siteId: string): Promise<Preferences> => {
  const {api} = sandboxShop(siteId as 'DEU')
  const {c_result: found = {}} = await api.ocapi<{c_result?: Preferences}>(
    '/custom_objects/ocapi/site',
  )
  return found
}
const runTimeSites = createRunTimeSites(({id}) => readPreferences(id))

const LOCALES = {DEU: 'en-DE', GLO: 'en-GR', USA: 'en-US'} as const

/** A new guest on a site with a preference, which the server reads as it does at run time. */
export async function sessionWith(
  {site = 'DEU', others = {}}: PreferenceCase,
  id: string,
  value: Value,
): Promise<TestSession> {
  for (const [other, needed] of Object.entries(others)) setPreference(site, other, needed)
  setPreference(site, id, value)
  process.emit(FORGET_READS as 'message', undefined, undefined)
  const {shop, queryClient} = await openSession(sandboxShop(site, LOCALES[site]))
  return {shop: {...shop, site: await runTimeSites(shop.site)}, queryClient}
}

/** Empties the preferences of a case. */
export function forget({site = 'DEU', others = {}}: PreferenceCase, id: string): void {
  for (const name of [id, ...Object.keys(others)]) setPreference(site, name, '')
}

/** Lets effects run and lazily loaded parts arrive. */
const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))

/** Waits until everything that a page reads has arrived. */
export async function settled({queryClient}: TestSession): Promise<void> {
  await pause()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await pause()
}

/** Shows an element and waits for what it reads. */
export async function show(element: ReactElement, session: TestSession, path?: string) {
  const page = renderInShop(element, {...session, ...(path && {path})})
  await settled(session)
  return page
}

/** Addresses of the pictures of an element. */
export async function picturesOf(element: ReactElement, session: TestSession) {
  const {container} = await show(element, session)
  return [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
}

/** Address of the link with a name; null where there is none. */
export const hrefOf = (name: string | RegExp): string | null | undefined =>
  screen.queryByRole('link', {name, hidden: true})?.getAttribute('href') ?? null
