/** @jest-environment node */
import {renderToString} from 'react-dom/server'
import {useId, useState, type ReactElement} from 'react'
import {Link, StaticRouter, useLocation} from 'react-router-dom'
import {QueryClient, QueryClientProvider, useQuery, useQueryClient} from '@tanstack/react-query'
import {CachedFragment, CachedRegion} from '@app/shared/ui/CachedFragment'
import {ShopProvider, type Shop} from '@app/shared/lib/shop-context'
import {testShop} from '@app/shared/test/shop'
import {beginPage, collectMarkup, placeMarkup} from './fragment-cache'
import {joinPieces} from './pieces'

const rendered = jest.fn()

function Tile({name}: {name: string}) {
  const [pressed, setPressed] = useState(0)
  rendered(name)
  return (
    <article>
      <ul>
        <li>
          {name} & {pressed} times
        </li>
      </ul>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Press
      </button>
    </article>
  )
}

const list = (names: readonly string[], keeps = true) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <CachedFragment name={() => (keeps ? `tile ${name}` : null)}>
          {() => <Tile name={name} />}
        </CachedFragment>
      </li>
    ))}
  </ul>
)

const plain = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Tile name={name} />
      </li>
    ))}
  </ul>
)

function html(element: ReactElement): string {
  beginPage({})
  return joinPieces(collectMarkup(renderToString(element))).toString()
}
const page = (names: readonly string[]) => html(list(names))

beforeEach(() => rendered.mockClear())

describe('a part that reads nothing', () => {
  it('is rendered as React renders it', () => {
    expect(page(['one', '<two> ü€'])).toBe(renderToString(plain(['one', '<two> ü€'])))
  })

  it('has the same markup on a later page, without being rendered', () => {
    const expected = renderToString(plain(['red', 'blue']))
    page(['red'])
    page(['blue', 'green'])
    rendered.mockClear()
    expect(page(['red', 'blue'])).toBe(expected)
    expect(rendered).not.toHaveBeenCalled()
  })

  it('is rendered each time without a name', () => {
    html(list(['anew'], false))
    html(list(['anew'], false))
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it('is rendered each time when it has ids of its place', () => {
    function WithId() {
      rendered()
      return <p id={useId()}>text</p>
    }
    const part = (
      <CachedFragment name={() => 'placed'}>
        {() => (
          <div>
            <WithId />
          </div>
        )}
      </CachedFragment>
    )
    html(part)
    html(part)
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it('does not take the place of what a text pretends', () => {
    page(['secret'])
    const pretended = '\uE000c0\uE001'
    expect(html(<p title={pretended}>{pretended}</p>)).toBe(
      renderToString(<p title={pretended}>{pretended}</p>),
    )
  })

  it('is not cached when its page failed', () => {
    const Broken = () => {
      throw new Error('broken')
    }
    expect(() =>
      html(
        <CachedFragment name={() => 'failed'}>
          {() => (
            <div>
              <Broken />
            </div>
          )}
        </CachedFragment>,
      ),
    ).toThrow('broken')
    expect(page(['after the failure'])).toBe(renderToString(plain(['after the failure'])))
  })
})

const KEY = ['content']
interface Content {
  readonly text: string
}

function Reader() {
  const {data} = useQuery<Content>({queryKey: KEY, enabled: false})
  const id = useId()
  rendered()
  return <p id={id}>{data?.text ?? 'nothing'}</p>
}

describe('a part with reads', () => {
  const withAnswers = (
    answers: readonly (readonly [readonly string[], Content])[],
    part: ReactElement,
    site = testShop('DEU').site,
  ) => {
    const client = new QueryClient()
    for (const [key, answer] of answers) client.setQueryData(key, answer)
    return inShop(client, part, site)
  }
  const inShop = (client: QueryClient, part: ReactElement, site: Shop['site']) =>
    html(
      <QueryClientProvider client={client}>
        <StaticRouter location="/deu/de-de/home?a=b">
          <ShopProvider shop={{...testShop('DEU'), site}}>{part}</ShopProvider>
        </StaticRouter>
      </QueryClientProvider>,
    )
  const region = (name: string, content: ReactElement = <Reader />) => (
    <CachedRegion name={() => name}>{() => content}</CachedRegion>
  )
  const {site} = testShop('DEU')

  it('is used while the answers are the same objects', () => {
    const answer = {text: 'one'}
    const first = withAnswers([[KEY, answer]], region('same'), site)
    expect(first).toContain('one')
    expect(withAnswers([[KEY, answer]], region('same'), site)).toBe(first)
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is rendered again for another answer, an answer that is gone, and one that has come', () => {
    const answer = {text: 'one'}
    withAnswers([[KEY, answer]], region('other'), site)
    expect(withAnswers([[KEY, {text: 'two'}]], region('other'), site)).toContain('two')
    expect(withAnswers([], region('other'), site)).toContain('nothing')
    expect(withAnswers([[KEY, answer]], region('other'), site)).toContain('one')
    expect(rendered).toHaveBeenCalledTimes(4)
  })

  it('is rendered again for another site, and at another place', () => {
    const answer = {text: 'one'}
    withAnswers([[KEY, answer]], region('places'), site)
    withAnswers([[KEY, answer]], region('places'), {...site})
    const moved = (
      <>
        <b />
        {region('places')}
      </>
    )
    const ids = [withAnswers([[KEY, answer]], moved, site)].map(
      (text) => /id="[^"]+"/.exec(text)?.[0],
    )
    expect(rendered).toHaveBeenCalledTimes(3)
    expect(ids[0]).toMatch(/id=":R/)
  })

  it('may contain others', () => {
    const answer = {text: 'one'}
    const nested = region(
      'outer',
      <section>
        {region('inner')}
        <i>beside</i>
      </section>,
    )
    const first = withAnswers([[KEY, answer]], nested, site)
    expect(withAnswers([[KEY, answer]], nested, site)).toBe(first)
    expect(rendered).toHaveBeenCalledTimes(1)
    expect(withAnswers([[KEY, {text: 'two'}]], nested, site)).toContain('two')
  })

  it('is rendered again when an answer of a part inside it has changed, which was cached before', () => {
    const [answer, beside] = [{text: 'one'}, {text: 'beside'}]
    const inner = region('shared inside')
    function Beside() {
      return <i>{useQuery<Content>({queryKey: ['beside'], enabled: false}).data?.text}</i>
    }
    const outer = region(
      'around it',
      <section>
        {inner}
        <Beside />
      </section>,
    )
    const another = {text: 'another'}
    const show = (content: Content, other: Content) =>
      withAnswers(
        [
          [KEY, content],
          [['beside'], other],
        ],
        outer,
        site,
      )
    show(answer, beside)
    // Only the outer part is rendered again: the inner one comes from the cache.
    show(answer, another)
    expect(rendered).toHaveBeenCalledTimes(1)
    expect(show({text: 'two'}, another)).toContain('two')
  })

  it('is rendered again after a minute, for what depends on the time', () => {
    const answer = {text: 'one'}
    withAnswers([[KEY, answer]], region('old'), site)
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001)
    withAnswers([[KEY, answer]], region('old'), site)
    now.mockRestore()
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it('is rendered again where a read that was not made has failed', async () => {
    function Failing() {
      rendered()
      return (
        <p>{useQuery({queryKey: ['failing'], enabled: false}).isError ? 'failed' : 'absent'}</p>
      )
    }
    expect(withAnswers([], region('failing', <Failing />), site)).toContain('absent')
    const client = new QueryClient({
      logger: {log: () => undefined, warn: () => undefined, error: () => undefined},
    })
    await client.prefetchQuery({
      queryKey: ['failing'],
      queryFn: () => Promise.reject(new Error('down')),
      retry: false,
    })
    expect(inShop(client, region('failing', <Failing />), site)).toContain('failed')
  })

  it('is rendered each time when it reads the address of the page, and may have links', () => {
    function Reads() {
      rendered()
      return <p>{useLocation().search}</p>
    }
    function Links() {
      rendered()
      return <Link to="/deu/de-de/cart">Cart</Link>
    }
    for (const content of [<Reads key="reads" />, <Links key="links" />]) {
      rendered.mockClear()
      withAnswers([], region(`address ${content.key}`, content), site)
      withAnswers([], region(`address ${content.key}`, content), site)
      expect(rendered).toHaveBeenCalledTimes(content.key === 'reads' ? 2 : 1)
    }
  })

  it('is rendered each time when it looks for an answer that is not there', () => {
    function Looker() {
      rendered()
      return <p>{String(useQueryClient().getQueryData(['absent']))}</p>
    }
    withAnswers([], region('looks', <Looker />), site)
    withAnswers([], region('looks', <Looker />), site)
    expect(rendered).toHaveBeenCalledTimes(2)
  })
})

test('a server that sends pieces gets them beside its mark', () => {
  page(['pieces'])
  const markup = {mark: '@', pieces: [] as readonly (string | Buffer)[]}
  beginPage({markup})
  const text = renderToString(list(['pieces']))
  expect(placeMarkup(text)).toBe('@')
  expect(joinPieces(markup.pieces).toString()).toBe(renderToString(plain(['pieces'])))
})
