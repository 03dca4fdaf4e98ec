import {createPaths} from '../../common/paths'
import type {LocaleFacts} from '../facts/facts'
import {englishTexts, isEnglish, isProse} from '../facts/language'
import {findingId, type Check} from './finding'

const textsOf = ({promotions}: LocaleFacts) =>
  promotions.flatMap(({id, texts}) => texts.map((text) => [id, text] as const))

export const untranslatedPromotion: Check = {
  id: 'untranslated-promotion',
  title: 'Promotion is not translated',
  why: 'Shoppers read an English text in the middle of a page in their language.',
  remedy: 'Enter name, callout and details of the promotion in this language in the backend.',
  run: (facts) => {
    const isOriginal = englishTexts(facts, textsOf)
    return facts.sites.flatMap(({site, locales}) =>
      locales
        .filter((one) => !isEnglish(one))
        .flatMap(({locale, promotions}) =>
          promotions.flatMap(({id, texts}) => {
            const text = texts.find((one) => isProse(one) && isOriginal(id, one))
            if (text === undefined) return []
            return {
              id: findingId('untranslated-promotion', site.id, locale.id, id),
              siteId: site.id,
              locale: locale.id,
              subject: id,
              problem: `The promotion “${id}” says “${text}” in ${locale.id}.`,
              page: facts.shopOrigin + createPaths(site, locale).home(),
            }
          }),
        ),
    )
  },
}
