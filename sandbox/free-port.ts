import {once} from 'node:events'
import net from 'node:net'
import {withPort, type SandboxConfig} from './config'

/** The configuration with a free port, in its links too, when the system is to choose one. */
export async function withFreePort(config: SandboxConfig): Promise<SandboxConfig> {
  if (config.port !== 0) return config
  const probe = net.createServer().listen(0, config.host)
  await once(probe, 'listening')
  const {port} = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return withPort(config, port)
}
