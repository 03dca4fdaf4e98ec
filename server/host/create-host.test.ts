import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import zlib from 'node:zlib'
import express from 'express'
import {figuresOf, startHost, type RunningHost} from './test/start-host'

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(600))})`
const PAGE = `<p>${'words '.repeat(500)}</p>`

let running: RunningHost
let base: string

beforeAll(async () => {
  const app = express()
  app.get('*', (req, res) => {
    res.set('X-Saw', JSON.stringify({url: req.originalUrl, headers: req.headers}))
    res.type('html').send(PAGE)
  })
  running = await startHost(
    app,
    {},
    {
      prepare: ({folder, earlier}) => {
        fs.writeFileSync(path.join(folder, 'main.js'), SCRIPT)
        fs.writeFileSync(path.join(folder, 'main.js.br'), zlib.brotliCompressSync(SCRIPT))
        fs.writeFileSync(path.join(folder, 'ssr.js'), 'secret')
        fs.mkdirSync(path.join(folder, 'static'))
        for (const name of ['main.css', 'static/font.woff2', 'static/sign.svg'])
          fs.writeFileSync(path.join(folder, name), 'x')
        fs.mkdirSync(path.join(folder, 'config'))
        fs.writeFileSync(path.join(folder, 'config/default.js'), 'secret')
        fs.mkdirSync(path.join(earlier, 'before'))
        fs.writeFileSync(path.join(earlier, 'before/main.js'), 'the earlier script')
      },
    },
  )
  base = running.base
})

afterAll(() => running.close())

const saw = (response: Response) =>
  JSON.parse(response.headers.get('x-saw') ?? '{}') as {
    url: string
    headers: Record<string, string>
  }

describe('bundle files', () => {
  it('are immutable and come compressed from the build', async () => {
    const response = await fetch(`${base}/mobify/bundle/abc/main.js`, {
      headers: {'Accept-Encoding': 'br'},
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(await response.text()).toBe(SCRIPT)
  })

  it('of earlier builds stay, under their own address only', async () => {
    const before = await fetch(`${base}/mobify/bundle/before/main.js`)
    expect([before.status, await before.text()]).toEqual([200, 'the earlier script'])
    expect(before.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${base}/mobify/bundle/never/main.js`)).status).toBe(404)
  })

  it.each([
    ['bytes=0-6', 206, 'console', `bytes 0-6/${SCRIPT.length}`],
    ['bytes=0-0', 206, 'c', `bytes 0-0/${SCRIPT.length}`],
    ['bytes=-2', 206, '")', `bytes ${SCRIPT.length - 2}-${SCRIPT.length - 1}/${SCRIPT.length}`],
    ['bytes=99999-', 416, null, `bytes */${SCRIPT.length}`],
    ['lines=1-2', 200, SCRIPT, null],
  ])('come in ranges: %s', async (range, status, text, contentRange) => {
    const part = await fetch(`${base}/mobify/bundle/abc/main.js`, {headers: {Range: range}})
    const body = await part.text()
    expect([part.status, part.headers.get('content-range')]).toEqual([status, contentRange])
    expect(part.headers.get('content-encoding')).toBeNull()
    if (text !== null) expect(body).toBe(text)
  })

  it.each([
    ['main.js', 'application/javascript; charset=utf-8'],
    ['static/font.woff2', 'font/woff2'],
    ['static/sign.svg', 'image/svg+xml'],
    ['main.css', 'text/css; charset=utf-8'],
  ])('have the right type: %s', async (file, type) => {
    const response = await fetch(`${base}/mobify/bundle/abc/${file}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  })

  it('are 304 for a browser that has them, HEAD without a body, and nothing for POST', async () => {
    const url = `${base}/mobify/bundle/abc/main.js`
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    const known = await new Promise((resolve) => {
      http.get(url, {headers: {'If-None-Match': `"x", ${etag}`}}, (res) => resolve(res.statusCode))
    })
    const head = await fetch(url, {method: 'HEAD'})
    expect([known, head.status, await head.text()]).toEqual([304, 200, ''])
    expect((await fetch(url, {method: 'POST'})).status).toBe(405)
  })

  it.each([
    'ssr.js',
    '%73sr.js',
    'static',
    '%E0%A4%A',
    'config/default.js',
    '../package.json',
    '%2e%2e/%2e%2e/etc/passwd',
    'missing.js',
  ])('do not include %s', async (file) => {
    const response = await fetch(`${base}/mobify/bundle/abc/${file}`)
    const body = await response.text()
    expect(body).not.toContain('secret')
    expect(body).not.toContain('root:')
    if (!file.includes('..') && !file.includes('%2e')) expect(response.status).toBe(404)
  })
})

describe('at the edge', () => {
  it('drops tracking parameters and keeps the rest', async () => {
    const response = await fetch(`${base}/deu/de-de/search?utm_source=x&q=wagen&gclid=1`)
    expect(saw(response).url).toBe('/deu/de-de/search?q=wagen')
  })

  it('gives every request a correlation id', async () => {
    expect(saw(await fetch(`${base}/a`)).headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('replaces what a client claims about the outer address', async () => {
    const response = await fetch(`${base}/a`, {
      headers: {'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp'},
    })
    expect(saw(response).headers).toMatchObject({
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    })
  })

  it('gives pages that are not shared no parameter that says nothing about them', async () => {
    const echo = express()
    echo.get('*', (req, res) => void res.set('Cache-Control', 'no-store').json(req.query))
    const other = await startHost(echo)
    for (let times = 0; times < 2; times += 1) {
      const answer = await fetch(`${other.base}/deu/de-de/a?utm_source=x&__server_timing=1&b=1`)
      expect(await answer.json()).toEqual({b: '1'})
    }
    await other.close()
  })

  it('answers questions about itself', async () => {
    expect((await fetch(`${base}/healthz`)).status).toBe(200)
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    expect((await fetch(`${base}/readyz?from=balancer`)).status).toBe(200)
    expect(await figuresOf(base)).toMatch(/^process_cpu_user_seconds_total /m)
  })

  it.each(['/metrics', '/metrics?all', '/page-cache/purge'])(
    'asks callers on this machine too for the token of %s',
    async (path) => {
      const method = path.startsWith('/metrics') ? 'GET' : 'POST'
      for (const token of ['', 'Bearer wrong', 'Bearer ']) {
        const headers = {Authorization: token}
        const answer = await fetch(base + path, {method, headers})
        expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      }
    },
  )

  it.each([
    ['/metrics', 'METRICS_TOKEN'],
    ['/page-cache/purge', 'PAGE_CACHE_PURGE_TOKEN'],
  ])('has no %s without its token', async (path, variable) => {
    const other = await startHost(express(), {[variable]: ''})
    const answer = await fetch(other.base + path, {headers: {Authorization: 'Bearer '}})
    expect(answer.status).toBe(404)
    await other.close()
  })

  it('logs requests without what they carry', async () => {
    await fetch(`${base}/deu/de-de/appcheckout/confirmation?token=secret-token`, {
      headers: {Cookie: 'a=secret', 'X-Correlation-Id': 'id-of-the-caller'},
    })
    await fetch(`${base}/usa/en-us/cancel-order/secret`)
    await fetch(`${base}/usa/en-us/newsletter/anna.secret@example.com`)
    await fetch(`${base}/usa/en-us/newsletter/anna%40secret.example`)
    await fetch(`${base}/usa/en-us/reset-password/eyJhbGciOiJIUzI1NiJ9.secret-${'a1'.repeat(20)}`)
    // The log line is written when the answer has been sent, which may be after the client received it.
    while (!running.lines.join('').includes('/reset-password/'))
      await new Promise((resolve) => setTimeout(resolve, 5))
    const lines = running.lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toContainEqual(
      expect.objectContaining({
        correlationId: 'id-of-the-caller',
        path: '/deu/de-de/appcheckout/confirmation',
        status: 200,
      }),
    )
    const paths = lines.map(({path: logged}) => logged)
    expect(paths).toContain('/usa/en-us/cancel-order/*')
    expect(paths.filter((logged) => logged === '/usa/en-us/newsletter/*')).toHaveLength(2)
    expect(paths).toContain('/usa/en-us/reset-password/*')
    expect(running.lines.join('')).not.toContain('secret')
  })

  it('continues the trace of a caller', async () => {
    const trace = 'a'.repeat(32)
    const {headers} = saw(
      await fetch(`${base}/a`, {headers: {traceparent: `00-${trace}-${'b'.repeat(16)}-01`}}),
    )
    expect(headers.traceparent).toMatch(new RegExp(`^00-${trace}-(?!b{16})[0-9a-f]{16}-01$`))
  })

  it('compresses pages', async () => {
    const response = await fetch(`${base}/a`, {headers: {'Accept-Encoding': 'br'}})
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toBe(PAGE)
  })

  it('answers 404 for a proxy that is not configured', async () => {
    expect((await fetch(`${base}/mobify/proxy/evil/x`)).status).toBe(404)
  })
})
