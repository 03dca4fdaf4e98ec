import express from 'express'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {encode} from 'uqr'
import {sites} from '../../config/sites/registry'
import {pageMarket} from '../../config/markets/registry'
import {guaranteeCode} from '../../common/guarantee-code'
import {guaranteeCodeRoutes} from './guarantee-code'
import {mountRoutes, type RouteContext} from './route'

let server: http.Server
let base: string
beforeAll(async () => {
  const app = express()
  mountRoutes(app, guaranteeCodeRoutes({} as RouteContext), () => '127.0.0.1')
  server = http.createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('leads to the page of the notice in each language of a market that has one', async () => {
  let codes = 0
  for (const site of sites)
    for (const locale of site.l10n.supportedLocales) {
      const answer = await fetch(base + guaranteeCode(`/${site.alias}/${locale.alias}`))
      const {guarantee} = pageMarket(site, locale.id)
      expect([site.id, answer.status]).toEqual([site.id, guarantee ? 200 : 404])
      if (!guarantee) continue
      codes += 1
      expect(answer.headers.get('content-type')).toContain('image/svg+xml')
      const dark = encode(guarantee.link, {border: 2}).data.flat().filter(Boolean).length
      // One square of the path for each dark module.
      expect((await answer.text()).match(/M\d/g)).toHaveLength(dark)
    }
  expect(codes).toBeGreaterThan(20)
})

it('is nothing for an unknown site', async () => {
  expect((await fetch(`${base}/guarantee-code/xyz/de-de.svg`)).status).toBe(404)
})
