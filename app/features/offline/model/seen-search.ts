import type {QueryKey} from '@tanstack/react-query'
import {listingQuery} from '@app/features/catalog/public/get-listing'
import {parseListingRequest} from '@app/features/catalog/public/listing-request'
import {dataOfDocument} from '@app/shared/navigation/page-document'
import type {Shop} from '@app/shared/lib/shop-context'
import {readPages} from './page-store'
import {eachOnce, productsIn, searchSeen} from './seen-products'

/** The answer of the search page at a query such as `?q=chair`, with its key; null for one without a phrase. */
export type AnswerSearch = (
  search: string,
) => {readonly queryKey: QueryKey; readonly result: ReturnType<typeof searchSeen>} | null

/** Reads the products of the stored pages of a locale. @returns what searches them */
export async function readSeen(shop: Shop): Promise<AnswerSearch> {
  const {site, locale} = shop
  const documents = await readPages(site.alias, `/${site.alias}/${locale.alias}/`)
  const lists = documents.map((html) => productsIn(dataOfDocument(html).values()))
  const products = eachOnce(lists)
  return (search) => {
    const request = parseListingRequest(new URLSearchParams(search))
    if (request.query === '') return null
    const {queryKey} = listingQuery(shop, request)
    return {queryKey, result: searchSeen(products, request.query)}
  }
}
