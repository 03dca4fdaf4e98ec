/**
 * Separate program: answers each request with the bytes and the encoding that it fetched once from an address.
 * Prints its port. Arguments: the address.
 */
import http from 'node:http'
import type {AddressInfo} from 'node:net'

const [url = ''] = process.argv.slice(2)

http
  .get(url, {headers: {'Accept-Encoding': 'br, gzip'}}, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const body = Buffer.concat(chunks)
      const headers = {
        'Content-Type': answer.headers['content-type'] ?? 'text/html',
        'Content-Encoding': answer.headers['content-encoding'] ?? 'identity',
        'Content-Length': body.length,
      }
      const server = http.createServer((_req, res) => {
        res.writeHead(200, headers)
        res.end(body)
      })
      server.listen(0, () => console.log((server.address() as AddressInfo).port))
    })
  })
  .on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
