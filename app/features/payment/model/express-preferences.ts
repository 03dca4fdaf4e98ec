/** Site preferences of express payment. */
export interface ExpressPreferences {
  /** Methods of the provider that the cart offers, such as `wallet`. */
  readonly methods: readonly string[]
  /** True when an address of a wallet must have every field of the country's form. */
  readonly validatesAddress: boolean
}

const listOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string'
    ? value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
    : []
}

/** Reads `cartEnabledExpressPayments` and `isExpressPaymentAddressValidationEnabled`. */
export const expressPreferencesOf = (
  preferences: Readonly<Record<string, unknown>>,
): ExpressPreferences => ({
  methods: listOf(preferences.cartEnabledExpressPayments),
  validatesAddress: preferences.isExpressPaymentAddressValidationEnabled === true,
})
