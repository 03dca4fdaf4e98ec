import type {ClosingServer} from './closing-server'

/** Without an IPv6 loopback the IPv4 loopback is enough. */
const NO_SUCH_ADDRESS: ReadonlySet<string | undefined> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** Addresses to listen on. Browsers resolve `localhost` to either loopback. */
const addressesOf = (bindAddress: string): readonly string[] =>
  bindAddress === 'localhost' ? ['127.0.0.1', '::1'] : [bindAddress]

function explain(error: NodeJS.ErrnoException, address: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=3100 npm start`
  if (NO_SUCH_ADDRESS.has(error.code) || error.code === 'ENOTFOUND')
    return `This machine has no address ${address}. Set BIND_ADDRESS to one of its own, or to 0.0.0.0 for all.`
  return `The storefront cannot listen on port ${port}: ${error.message}`
}

const listenOn = ({server}: ClosingServer, port: number, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => {
      server.off('error', reject)
      resolve()
    })
  })

/**
 * Starts a server on every address of `bindAddress`.
 * @param bindAddress an address, or `localhost` for both loopbacks
 * @throws Error with a remedy when the port is taken or the address does not belong to this machine
 */
export async function listen(
  bindAddress: string,
  port: number,
  createServer: () => ClosingServer,
): Promise<ClosingServer[]> {
  const servers: ClosingServer[] = []
  for (const address of addressesOf(bindAddress)) {
    const closing = createServer()
    try {
      await listenOn(closing, port, address)
      servers.push(closing)
    } catch (error) {
      const failure = error as NodeJS.ErrnoException
      if (servers.length > 0 && NO_SUCH_ADDRESS.has(failure.code)) continue
      for (const {server} of servers) server.close()
      throw new Error(explain(failure, address, port))
    }
  }
  return servers
}
