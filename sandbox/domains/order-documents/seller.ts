import type {JsonValue} from '../json'
import type {Site} from '../sites/site-registry'

/** Who sells: what an invoice has to name (directive 2006/112/EC, article 226). Parts that a site leaves out are missing. */
export interface Seller {
  readonly name: string
  readonly street?: string
  readonly postalCode?: string
  readonly city?: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string
  readonly vatId?: string
  /** Entry in the commercial register, such as `Amtsgericht Berlin, HRB 1`. */
  readonly register?: string
  readonly email?: string
  readonly phone?: string
  readonly iban?: string
  readonly bic?: string
  readonly bank?: string
  /** Data that invoices of businesses carry: `factur-x` (EN 16931), or none. */
  readonly invoiceData?: string
}

const PREFERENCE = 'seller'

/**
 * Returns the seller of a site: its custom preference `seller`, an object as JSON. Without one it has the name of the
 * site. Throws an Error for a text that is not JSON.
 */
export function sellerOf({name, preferences}: Pick<Site, 'name' | 'preferences'>): Seller {
  const value = preferences[PREFERENCE] ?? ''
  return {name, ...(typeof value === 'string' ? parse(value) : partsOf(value))}
}

function parse(text: string): Partial<Seller> {
  if (text.trim() === '') return {}
  try {
    return partsOf(JSON.parse(text) as JsonValue)
  } catch {
    throw new Error(
      `The site preference '${PREFERENCE}' is not JSON. It is an object with name, street, vatId ...`,
    )
  }
}

/** The texts of an object; other values are left out. */
const partsOf = (value: JsonValue): Partial<Seller> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => typeof part === 'string'))
    : {}
