/** A recall as the content team writes it: a product, and the batches that it is about. */
interface Recall {
  readonly id: string
  readonly productId: string
  /** First and last batch, `yymm`; both included. */
  readonly batches: readonly [string, string]
  readonly date: string
  readonly title: string
  readonly text: string
  readonly action: string
}

/** Children's product certificate of a product for the United States. */
interface Certificate {
  readonly productId: string
  readonly rules: readonly string[]
  readonly manufactured: string
  readonly tested: string
}

export interface SafetyNotices {
  readonly recalls?: readonly Recall[]
  readonly certificates?: readonly Certificate[]
}

export interface ProductNotices {
  readonly productId: string
  readonly recalls: readonly Recall[]
  readonly certificates: readonly Certificate[]
}

/** `BH-1010-2403-00017`: product number, batch and running number. */
const SERIAL_NUMBER = /^(?<productId>.+)-(?<batch>\d{4})-\d+$/

/**
 * Recalls and certificates for a serial number or a product number. A product number without a batch gets every recall
 * of the product.
 * @param isProduct true for the number of a product in the catalogue
 * @returns null for a number without a product
 */
export function findSafetyNotices(
  {recalls = [], certificates = []}: SafetyNotices,
  number: string,
  isProduct: (id: string) => boolean,
): ProductNotices | null {
  const candidates = [number.trim(), number.trim().toUpperCase()].flatMap((text) => {
    const {productId, batch} = SERIAL_NUMBER.exec(text)?.groups ?? {}
    return [{productId: text, batch: undefined}, ...(productId ? [{productId, batch}] : [])]
  })
  const found = candidates.find(({productId}) => isProduct(productId))
  if (!found) return null
  const {productId, batch} = found
  return {
    productId,
    recalls: recalls.filter(
      ({productId: recalled, batches: [first, last]}) =>
        recalled === productId && (batch === undefined || (batch >= first && batch <= last)),
    ),
    certificates: certificates.filter((certificate) => certificate.productId === productId),
  }
}
