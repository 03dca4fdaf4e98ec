import type {SiteConfig} from '../schema'
import {sites} from '../sites/registry'

/** A configured site. @throws Error when it is not configured. */
function site(id: string): SiteConfig {
  const found = sites.find((one) => one.id === id)
  if (!found) throw new Error(`The site ${id} is not configured.`)
  return found
}

export const BEL = site('BEL')
export const DEU = site('DEU')
export const EUR = site('EUR')
export const GBR = site('GBR')
export const GLO = site('GLO')
export const JPN = site('JPN')
export const KOR = site('KOR')
export const POL = site('POL')
export const USA = site('USA')
