import type {Text} from '../model'
import type {EngravingSource, RichContent} from '../rich/rich-content'
import {richContentOf} from '../rich/rich'
import {custom, customSet, customText, type Element} from './xml'

/** JSON in every language; `write` gets the text of one. */
function json(id: string, write: (say: (text: Text) => string) => unknown): Element[] {
  const of = (language: 'en' | 'de' | 'ja') => JSON.stringify(write((text) => text[language]))
  return customText(id, {en: of('en'), de: of('de'), ja: of('ja')})
}

function engraving({product, typefaceOption, maxLength, positions}: EngravingSource): Element[] {
  return json('engraving', (say) => ({
    product,
    typefaceOption,
    maxLength,
    positions: positions.map(({label, ...position}) => ({...position, label: say(label)})),
  }))
}

/** Custom attributes of what a product page shows besides text and measures. */
export function richAttributes(productId: string): Element[] {
  const content: RichContent = richContentOf(productId)
  const {hotspots, film, downloads, questions, partner, extensions, accessories} = content
  return [
    ...(hotspots
      ? json('hotspots', (say) =>
          hotspots.map(({x, y, label, text, product}) => ({
            x,
            y,
            label: say(label),
            text: say(text),
            ...(product ? {product} : {}),
          })),
        )
      : []),
    ...(film
      ? json('videos', (say) => [{src: `${film.path}?$staticlink$`, label: say(film.label)}])
      : []),
    ...(downloads
      ? json('downloads', (say) =>
          downloads.map(({path, label, size}) => ({
            href: `${say(path)}?$staticlink$`,
            label: say(label),
            size,
          })),
        )
      : []),
    ...(questions
      ? json('faq', (say) =>
          questions.map(({question, answer}) => ({q: say(question), a: say(answer)})),
        )
      : []),
    ...(content.engraving ? engraving(content.engraving) : []),
    ...(partner ? [custom('redirectLinkPartner', partner)] : []),
    ...(extensions ? [customSet('setExtensions', extensions)] : []),
    ...(accessories ? [customSet('setAccessories', accessories)] : []),
  ]
}
