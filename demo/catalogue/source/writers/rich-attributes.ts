import {richContentOf, type EngravingSource, type RichContent} from '../rich/rich'
import {custom, customJson, customSet, type Element} from './xml'

function engraving({product, typefaceOption, maxLength, positions}: EngravingSource): Element[] {
  return customJson('engraving', (say) => ({
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
      ? customJson('hotspots', (say) =>
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
      ? customJson('videos', (say) => [{src: `${film.path}?$staticlink$`, label: say(film.label)}])
      : []),
    ...(downloads
      ? customJson('downloads', (say) =>
          downloads
            .filter(({path}) => say(path) !== '')
            .map(({path, label, size}) => ({
              href: `${say(path)}?$staticlink$`,
              label: say(label),
              size,
            })),
        )
      : []),
    ...(questions
      ? customJson('faq', (say) =>
          questions.map(({question, answer}) => ({q: say(question), a: say(answer)})),
        )
      : []),
    ...(content.engraving ? engraving(content.engraving) : []),
    ...(partner ? [custom('redirectLinkPartner', partner)] : []),
    ...(extensions ? [customSet('setExtensions', extensions)] : []),
    ...(accessories ? [customSet('setAccessories', accessories)] : []),
  ]
}
