/** The shop of this repository as an example for tests of the sandbox; the package does not contain it. */
export {shopArchive as exampleArchive, shopServices as exampleServices} from '../../catalogue/shop'
