import type {CartSummary} from '@app/features/cart/components/CartSummary'
import type {CategoryHead} from '@app/features/catalog/components/CategoryHead'
import type {PriceAmounts} from '@app/features/catalog/public/PriceTag'
import type {ProductTile} from '@app/features/catalog/public/ProductTile'
import type {OrderOverview} from '@app/features/checkout/components/OrderOverview'
import type {HomeHero} from '@app/features/home/components/HomeHero'
import type {Values} from '@app/features/home/components/Values'
import type {ConfirmationHead, NextSteps} from '@app/features/order/components/OrderReceipt'
import type {BuyRow} from '@app/features/product/public/BuyRow'
import type {ProductIntro, ProductTitle} from '@app/features/product/public/ProductHead'
import type {Promises} from '@app/features/product/public/Promises'
import type {CheckoutHeader} from '@app/features/shell/components/CheckoutHeader'
import type {FooterSection} from '@app/features/shell/components/FooterSection'
import type {Logo} from '@app/features/shell/components/Logo'
import type {MessageBar} from '@app/features/shell/components/MessageBar'
import type {FooterBrand} from '@app/features/shell/components/SiteFooter'
import type {ServiceBar} from '@app/features/shell/components/ServiceBar'
import type {Overridable} from '@app/shared/lib/overrides'
import type {ComponentType} from 'react'

/** The components that a site can replace. Name and props come from each component itself. */
type Components = readonly [
  typeof BuyRow,
  typeof CartSummary,
  typeof CategoryHead,
  typeof CheckoutHeader,
  typeof ConfirmationHead,
  typeof FooterBrand,
  typeof FooterSection,
  typeof HomeHero,
  typeof Logo,
  typeof MessageBar,
  typeof NextSteps,
  typeof OrderOverview,
  typeof PriceAmounts,
  typeof ProductIntro,
  typeof ProductTile,
  typeof ProductTitle,
  typeof Promises,
  typeof ServiceBar,
  typeof Values,
]

type NameOf<Component> = Component extends Overridable<infer Name, infer _Props> ? Name : never
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never

/** Props of each overridable component, by its path below `overrides/<SITE>/components/`. */
export type OverridableProps = {
  [Component in Components[number] as NameOf<Component>]: PropsOf<Component>
}
export type OverridableName = keyof OverridableProps

/** Description of each overridable component; `docs/guides/overrides.md` repeats it. */
export const overridables: Readonly<Record<OverridableName, string>> = {
  'shell/MessageBar': 'line of news above the header',
  'shell/ServiceBar': 'help, links of the content team, country and language above the header',
  'shell/Logo': 'mark and wordmark in both headers, which lead home',
  'shell/CheckoutHeader': 'header of checkout and confirmation',
  'shell/FooterBrand': 'mark, tagline and social networks in the footer',
  'shell/FooterSection': 'one column of links in the footer',
  'home/HomeHero': 'first view of the home page',
  'home/Values': 'promises of the brand on the home page',
  'catalog/CategoryHead': 'title, words and picture of a category',
  'catalog/ProductTile': 'a product in a list',
  'catalog/PriceAmounts': 'the amounts of a price; the notes that the law wants are not replaced',
  'product/ProductTitle': 'name and stars of a product',
  'product/ProductIntro': 'highlights of a product and what it is',
  'product/BuyRow': 'quantity and the button that adds to the cart',
  'product/Promises': 'delivery, returns and warranty beside the button',
  'cart/CartSummary': 'sums of the cart and the way to the checkout',
  'checkout/OrderOverview': 'what is being ordered, beside the steps',
  'order/ConfirmationHead': 'thanks and the number of the order',
  'order/NextSteps': 'what happens after the order',
}

/** Overrides of all sites, as written by `scripts/generate.ts`. */
export type Overrides = Readonly<
  Record<
    string,
    {readonly [Name in OverridableName]?: ComponentType<OverridableProps[Name]> | undefined}
  >
>
