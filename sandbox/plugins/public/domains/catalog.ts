/** Products, categories and pictures. */
export {catalogStore} from '../../../domains/catalog/catalog-store'
export {
  categoryTree,
  type Category,
  type CategoryTree,
} from '../../../domains/catalog/category-tree'
export {imageUrl} from '../../../domains/catalog/image-url'
export {
  findSellableProduct,
  productPrices,
  type SellableProduct,
} from '../../../domains/catalog/sellable-product'
