import type {Request, Response} from 'express'
import {foreignPart, keepSender} from './sender'

const judge = (
  shop: string,
  headers: Record<string, string>,
  checkHost = true,
): ReturnType<typeof foreignPart> => {
  const [req, res] = [{headers} as unknown as Request, {locals: {}} as Response]
  keepSender(req, res)
  return foreignPart(req, res, new URL(shop), {checkHost})
}

it.each([
  ['localhost', 'localhost'],
  ['localhost', '127.0.0.1'],
  ['localhost', '127.1.2.3'],
  ['localhost', '[::1]'],
  ['127.0.0.1', 'localhost'],
  ['[::1]', 'shop.localhost'],
])('a shop at %s is reached by the name %s of this machine', (shop, name) => {
  const headers = {host: `${name}:3000`, origin: `http://${name}:3000`}
  expect(judge(`http://${shop}:3000`, headers)).toBeNull()
})

it.each([
  ['http://localhost:3000', 'localhost:3001'],
  ['http://localhost:3000', '127.0.0.1'],
  ['http://localhost:3000', 'localhost.example:3000'],
  ['http://localhost:3000', '127.0.0.1.example:3000'],
  ['http://localhost:3000', '192.168.0.2:3000'],
  ['https://shop.example', 'localhost'],
  ['https://shop.example', 'shop.example.'],
  ['https://shop.example', 'www.shop.example'],
  ['https://shop.example', 'not a host'],
])('a shop at %s is not at %s', (shop, host) => {
  expect(judge(shop, {host})).toBe('host')
  expect(judge(shop, {host}, false)).toBeNull()
})

it('a client may send neither host nor origin', () => {
  expect(judge('https://shop.example', {})).toBeNull()
})

it('a page of another site is foreign although an edge replaced the host', () => {
  const headers = {host: 'gateway.example', origin: 'https://gateway.example'}
  expect(judge('https://shop.example', headers, false)).toBe('page')
})
