import {filesOf, readData} from './data'
import {listBelow, textAt, textsBelow} from './languages/languages'
import type {OptionValue, ProductSource} from './model'
import {productsSchema} from './schema'

/** Name of an option value, and a shorter one for below the name of the attribute where there is one. */
function optionTexts(id: string): Pick<OptionValue, 'name' | 'choice'> {
  const place = `options/${id}`
  const texts = textsBelow('words', place)
  return {name: textAt('words', `${place}/name`), ...(texts['choice'] && {choice: texts['choice']})}
}

/** Every product of the range, in the order of the shelves, which is that of the files. */
export const range: readonly ProductSource[] = filesOf('products')
  .flatMap((file) => readData(file, productsSchema))
  .map(({options, ...product}) => ({
    ...product,
    name: textAt('products', `${product.id}/name`),
    short: textAt('products', `${product.id}/short`),
    story: textAt('stories', product.id),
    features: listBelow('features', product.id),
    ...(options && {
      options: {
        attribute: options.attribute,
        values: options.values.map((value) => ({...value, ...optionTexts(value.id)})),
      },
    }),
  }))
