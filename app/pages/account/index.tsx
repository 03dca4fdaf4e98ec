import {useLocation} from 'react-router-dom'
import {useRouteParams} from '@app/shared/lib/use-route-params'
import {createPaths, type Paths} from '@common/paths'
import {accountSectionQuery} from '@app/features/account/api/get-account-section'
import {SECTIONS, sectionPath, type AccountSection} from '@app/features/account/public/sections'
import {AccountFrame} from '@app/features/account-home/components/AccountFrame'
import {Dashboard} from '@app/features/account-home/components/Dashboard'
import {OrderDetail} from '@app/features/account-orders/components/OrderDetail'
import {OrderList} from '@app/features/account-orders/components/OrderList'
import {AddressBook} from '@app/features/address-book/components/AddressBook'
import {Profile} from '@app/features/profile/components/Profile'
import {SavedCards} from '@app/features/payment/components/SavedCards'
import {NotFoundView} from '@app/features/shell/components/NotFoundView'
import {Warranties} from '@app/features/warranty/components/Warranties'
import type {PageComponent} from '@app/shared/lib/page'
import {usePaths} from '@app/shared/lib/use-paths'

/** The section of an address. */
function sectionOf(pathname: string, paths: Paths): AccountSection {
  const below = SECTIONS.filter((section) => section !== 'dashboard')
  return below.find((section) => pathname.startsWith(sectionPath(section, paths))) ?? 'dashboard'
}

/** `/my-stokke` and its sections. The server renders no personal data, and the answers are never cached. */
const AccountPage: PageComponent = () => {
  const {pathname} = useLocation()
  const section = sectionOf(pathname, usePaths())
  const {orderId} = useRouteParams()
  const contents: Readonly<Record<AccountSection, (customerId: string) => JSX.Element | null>> = {
    dashboard: (customerId) => <Dashboard customerId={customerId} />,
    orders: (customerId) =>
      orderId ? (
        <OrderDetail customerId={customerId} orderNo={orderId} />
      ) : (
        <OrderList key={customerId} customerId={customerId} />
      ),
    warranty: (customerId) => <Warranties customerId={customerId} />,
    'personal-information': (customerId) => <Profile customerId={customerId} />,
    addresses: (customerId) => <AddressBook customerId={customerId} />,
    payment: (customerId) => <SavedCards customerId={customerId} />,
    // The wish list has a page of its own, which guests open too.
    wishlist: () => null,
  }
  return (
    <AccountFrame section={section} unknown={<NotFoundView />}>
      {contents[section]}
    </AccountFrame>
  )
}

AccountPage.queries = ({shop, pathname}) => {
  const section = sectionOf(pathname, createPaths(shop.site, shop.locale))
  return section === 'dashboard' ? [] : [accountSectionQuery(shop, section)]
}

export default AccountPage
