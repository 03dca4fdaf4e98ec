import {Writable} from 'node:stream'
import Fastify from 'fastify'
import {loggerOptions, RequestLog} from './request-log'

const ADDRESS =
  '/newsletter?email=a&password=first-secret&newPassword=second-secret&CURRENT_PASSWORD=third-secret&token=fourth-secret'

test('neither the list of requests nor the lines of the logger name a secret; lines have the trace', async () => {
  const log = new RequestLog()
  log.add({
    at: 0,
    system: 'ocapi',
    method: 'GET',
    url: ADDRESS,
    status: 200,
    duration: 1,
    faults: [],
  })
  const lines: string[] = []
  const options = loggerOptions('info')
  if (!options) throw new Error('The logger is off.')
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = Fastify({logger: {...options, stream}})
  app.get('/newsletter', async () => 'found')
  const origin = await app.listen({port: 0, host: '127.0.0.1'})
  const traceId = 'a1'.repeat(16)
  const headers = {traceparent: `00-${traceId}-${'b2'.repeat(8)}-01`}
  await (await fetch(origin + ADDRESS, {headers})).text()
  await app.close()
  const written = JSON.stringify([log.latest(), lines])
  expect(lines.join()).toContain('/newsletter')
  expect(written).toContain('email=a')
  expect(lines.join()).toContain(`"traceId":"${traceId}"`)
  expect(written).not.toContain('-secret')
})

test('without a level there is no logger', () => {
  expect([loggerOptions(undefined), loggerOptions('')]).toEqual([false, false])
})
