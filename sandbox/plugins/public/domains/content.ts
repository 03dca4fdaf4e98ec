/** Content assets, folders, and pages of Page Designer. */
export {findContent, findFolder} from '../../../domains/content/content-repository'
export {markupLinks} from '../../../domains/content/markup'
export {findElement} from '../../../domains/pages/page-repository'
