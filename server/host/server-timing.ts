import type {ServerResponse} from 'node:http'

/**
 * Adds a `Server-Timing` entry when an answer begins, after the existing entries.
 * @param entry name and elapsed time of a step, such as `page;dur=12.3`
 */
export function timeAnswer(res: ServerResponse, entry: () => string): void {
  const {writeHead} = res
  res.writeHead = (...args: unknown[]) => {
    res.writeHead = writeHead
    const entries = [res.getHeader('server-timing'), entry()].filter(Boolean)
    res.setHeader('Server-Timing', entries.join(', '))
    return Reflect.apply(writeHead, res, args) as ServerResponse
  }
}
