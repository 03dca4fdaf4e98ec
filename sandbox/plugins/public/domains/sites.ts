/** Sites, their locales and texts. */
export {LanguageTexts} from '../../../domains/sites/language-texts'
export {localize, type Localized} from '../../../domains/sites/locale'
export {SiteRegistry, type Site} from '../../../domains/sites/site-registry'
