import type {Market} from '../../config/markets/market'
import type {Area, Explanation} from './site-keys'

type Explained = Exclude<keyof Market, 'countryCode' | 'flag'>

const line = (name: string, meaning: string, area: Area = 'law'): Explanation => ({
  area,
  name,
  meaning,
})

/** What the law and the custom of a country decide (rule SITE-11), in plain words. The flag needs no words. */
export const marketKeys: Readonly<Record<Explained, Explanation>> = {
  distanceUnit: line('Unit of distance', 'Unit in which the distance of stores is written.'),
  nameOrder: line('Order of names', 'Which of the two names comes first.'),
  address: line('Form of addresses', 'Postal code, as an example, that address forms ask for.'),
  tax: line('Words about tax', 'Note under a price about tax.', 'taxes'),
  orderButton: line(
    'Words on the order button',
    'Words of the button that orders, which the law prescribes in many countries.',
  ),
  withdrawal: line('Right to withdraw', 'Days in which a purchase can be undone without a reason.'),
  lowestPriceNote: line(
    'Lowest price beside reductions',
    'The lowest price of the last 30 days stands beside a reduced price.',
  ),
  unitPrice: line(
    'Price by unit',
    'Goods that are sold by weight, volume, length or area show the price of one kg, l, m or m².',
  ),
  guarantee: line(
    'Legal guarantee',
    'Years for which the notice about the legal guarantee says that the seller answers; none where no notice is prescribed.',
  ),
  productSafety: line(
    'Product safety in the offer',
    'Offers name maker, responsible person, age and warnings.',
  ),
  accessibility: line(
    'Accessibility statement',
    'Office that the statement names; none where the law asks for no statement.',
  ),
  disputes: line(
    'Dispute body',
    'Body that settles disputes with consumers, named in the imprint.',
  ),
  registers: line(
    'Registers of producers',
    'Registers of packaging, electronics and other goods whose numbers the imprint names.',
  ),
  reviewsNote: line(
    'How reviews come about',
    'Pages with reviews say whether and how they come from buyers.',
  ),
  provenClaimsOnly: line(
    'Proven claims only',
    'Words such as “eco-friendly” are forbidden without proof; a check looks for them.',
  ),
  newsletterPreselection: line(
    'Newsletter may be ticked',
    'The law allows a newsletter box that is ticked already.',
  ),
  taxId: line(
    'Tax number of businesses',
    'Number that the shop asks business customers for.',
    'taxes',
  ),
}
