import type {z} from 'zod'
import {readData} from '../data'
import {redirectsSchema} from '../schema'
import {el, leaf, serialize, type Element} from './xml'

type RedirectSource = z.infer<typeof redirectsSchema.element>

const redirects = readData('redirects', redirectsSchema)

function sourceOf({from}: RedirectSource): Record<string, string> {
  if ('uri' in from) return {uri: from.uri}
  return 'product' in from
    ? {'source-id': from.product, 'source-type': 'product'}
    : {'source-id': from.content, 'source-type': 'content'}
}

function destinationOf(redirect: RedirectSource): readonly [string, string] | undefined {
  if (redirect.category) return [redirect.category, 'category']
  if (redirect.product) return [redirect.product, 'product']
  return redirect.content ? [redirect.content, 'content'] : undefined
}

function redirectXml(redirect: RedirectSource, at: number): Element {
  const [id, type] = destinationOf(redirect) ?? []
  return el(
    'redirect-url',
    sourceOf(redirect),
    id === undefined ? undefined : leaf('destination-id', id),
    type === undefined ? undefined : leaf('destination-type', type),
    leaf('status-code', redirect.status ?? 301),
    leaf('enabled-flag', true),
    leaf('priority', at + 1),
    redirect.url ? leaf('destination-url', redirect.url) : undefined,
    redirect.adds === undefined ? undefined : leaf('additional-url-params', redirect.adds),
    leaf('copy-source-params', redirect.keepsQuery ? 'yes' : 'no'),
  )
}

/** `redirect-urls.xml`, the same for every site. */
export const redirectsXml = (): string =>
  serialize(
    el(
      'redirect-urls',
      {xmlns: 'http://www.demandware.com/xml/impex/redirecturl/2011-09-01'},
      redirects.map(redirectXml),
    ),
  )
