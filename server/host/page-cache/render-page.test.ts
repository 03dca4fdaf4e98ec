import express from 'express'
import {renderPage, type RequestHandler} from './render-page'

const page = (handler: RequestHandler, headers: Record<string, string> = {}) =>
  renderPage(handler, '/deu/de-de/home?a=b', headers)
const textOf = async (handler: RequestHandler) => (await page(handler)).body.toString('utf8')

describe('the request', () => {
  it('is a GET without a body, with the given headers alone', async () => {
    const seen: unknown[] = []
    const chunks: unknown[] = []
    await page(
      async (req, res) => {
        for await (const chunk of req) chunks.push(chunk)
        seen.push(req.method, req.url, req.headers, req.httpVersion, req.complete)
        seen.push(req.httpVersionMajor, req.httpVersionMinor)
        res.end()
      },
      {host: 'shop.example'},
    )
    expect(seen).toEqual(['GET', '/deu/de-de/home?a=b', {host: 'shop.example'}, '1.1', true, 1, 1])
    expect(chunks).toEqual([])
  })

  it('takes a time limit, as a real connection does', async () => {
    const text = await textOf((req, res) => {
      expect(req.socket.setTimeout(1000)).toBe(req.socket)
      res.setTimeout(1000)
      res.end('kept')
    })
    expect(text).toBe('kept')
  })
})

describe('the answer', () => {
  it('has status, headers and body', async () => {
    const answer = await page((_req, res) => {
      res.writeHead(404, {'X-Own': 'yes'})
      res.end('missing')
    })
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toBe('missing')
  })

  it('has the headers that were set', async () => {
    const {headers} = await page((_req, res) => {
      res.setHeader('X-Own', 'yes')
      res.end()
    })
    expect(headers).toEqual(expect.objectContaining({'x-own': 'yes'}))
  })

  it.each<[string, RequestHandler, string]>([
    ['text', (_req, res) => res.end('Größe'), 'Größe'],
    ['bytes', (_req, res) => res.end(Buffer.from('Größe')), 'Größe'],
    ['a typed array', (_req, res) => res.end(new Uint8Array([65, 66])), 'AB'],
    ['text in another encoding', (_req, res) => res.end('R3LDtsOfZQ==', 'base64'), 'Größe'],
    ['nothing', (_req, res) => res.end(), ''],
    ['a callback alone', (_req, res) => res.end(() => undefined), ''],
    [
      'parts',
      (_req, res) => {
        expect(res.write('one ')).toBe(true)
        res.write(Buffer.from('two '))
        res.write('dGhyZWUg', 'base64')
        expect(res.end('four')).toBe(res)
      },
      'one two three four',
    ],
    [
      'parts with callbacks',
      (_req, res) => {
        res.write('one', () => res.end('two', () => undefined))
      },
      'onetwo',
    ],
  ])('collects %s once', async (_name, handler, text) => {
    expect(await textOf(handler)).toBe(text)
  })

  it('does not change with bytes that are used again', async () => {
    const bytes = Buffer.from('first')
    const {body} = await page((_req, res) => {
      res.write(bytes)
      bytes.write('other')
      res.end()
    })
    expect(body.toString()).toBe('first')
  })

  it('is collected below Express, which changes the prototype of the answer', async () => {
    const app = express()
    app.get('/deu/de-de/home', (_req, res) => void res.status(201).send('<p>Express</p>'))
    const {status, headers, body} = await page(app as unknown as RequestHandler)
    expect([status, body.toString()]).toEqual([201, '<p>Express</p>'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('may be longer than what a connection takes at once', async () => {
    const part = 'x'.repeat(100_000)
    const text = await textOf(async (_req, res) => {
      for (let index = 0; index < 20; index += 1)
        if (!res.write(part)) await new Promise((resolve) => res.once('drain', resolve))
      res.end()
    })
    expect(text).toHaveLength(2_000_000)
  })
})

describe('a failure', () => {
  const failure = new Error('no page')

  it('of the handler is passed on', async () => {
    const broken = () => {
      throw failure
    }
    await expect(page(broken)).rejects.toBe(failure)
    await expect(page(() => Promise.reject(failure))).rejects.toBe(failure)
  })

  it('that is no error becomes one', async () => {
    const broken = () => {
      throw 'no page' as unknown
    }
    await expect(page(broken)).rejects.toEqual(new Error('no page'))
  })

  it('is an answer that ends before it is complete', async () => {
    const cut: RequestHandler = (_req, res) => {
      res.write('half')
      res.destroy()
    }
    await expect(page(cut)).rejects.toThrow('The page ended before it was complete.')
  })
})
