/** Item of a product for a gift registry (rule PROD-14). */
export interface RegistryItem {
  readonly Title: string
  readonly ImageUrl: string
  readonly URL: string
  readonly Price: number
  readonly Quantity: 1
  readonly CurrencyCode: string
  readonly Color: string
  readonly HideColor: boolean
  readonly HideSize: true
  readonly SKU: string
}

interface RegistrySource {
  readonly name: string
  /** Absolute address of the picture. */
  readonly image: string
  readonly url: string
  /** Price in major units. */
  readonly price: number
  readonly currency: string
  readonly color: string | undefined
  readonly sku: string
}

export function registryItem(source: RegistrySource): RegistryItem {
  const {name, image, url, price, currency, color, sku} = source
  return {
    Title: name,
    ImageUrl: image,
    URL: url,
    Price: price,
    Quantity: 1,
    CurrencyCode: currency,
    Color: color ?? '',
    HideColor: !color,
    HideSize: true,
    SKU: sku,
  }
}
