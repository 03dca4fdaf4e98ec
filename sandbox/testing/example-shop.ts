/** The shop of this repository as an example for tests of the sandbox; the package does not contain it. */
import {shopEndpoints} from '../../demo/catalogue/shop'

export {
  shopArchive as exampleArchive,
  shopServices as exampleServices,
} from '../../demo/catalogue/shop'

/** Flags of a sandbox with its endpoints. */
export const exampleEndpoints = {plugins: shopEndpoints}
