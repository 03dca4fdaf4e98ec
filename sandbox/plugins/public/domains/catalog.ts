/** Products, categories and pictures. */
export {catalogStore} from '../../../domains/catalog/catalog-store'
export {
  categoryTree,
  type Category,
  type CategoryTree,
} from '../../../domains/catalog/category-tree'
export {imageGroupsOf} from '../../../domains/catalog/image-repository'
export {imageUrl} from '../../../domains/catalog/image-url'
export {
  findSellableProduct,
  productPrices,
  type SellableProduct,
} from '../../../domains/catalog/sellable-product'
export {
  productIds,
  readRankedProducts,
  type RankedProduct,
} from '../../../domains/catalog/product-lookup-repository'
export {recommendationsFor} from '../../../domains/catalog/recommendation-repository'
