/** Product lists, such as wish lists. */
export type {ProductList, ProductListItem} from '../../../domains/lists/product-list'
export {
  deleteList,
  findItems,
  findList,
  findLists,
} from '../../../domains/lists/product-list-repository'
export {requireItem} from '../../../domains/lists/product-list-service'
