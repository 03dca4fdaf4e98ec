import {usePriceText} from '@app/features/catalog/public/price'
import {includedRateOf} from '@app/features/catalog/public/net-price'
import {useTranslate} from '@app/shared/i18n/messages'
import type {Basket} from '@app/features/basket/public/basket'
import {slotOf, deliveryAddressOf, deliveryShipmentsOf} from '@app/features/basket/public/delivery'
import {fromOrderAddress, toOrderAddress} from '@app/features/address/public/order-address'
import {paymentName} from '@app/features/payment/public/payment-names'
import {shipmentOf, type StepId} from '../model/steps'
import {AddressText} from '@app/features/address/public/AddressText'
import styles from './StepSummary.module.css'

interface StepSummaryProps {
  step: StepId
  basket: Basket
  countryCode: string
}

function DeliverySummary({basket}: {basket: Basket}) {
  const t = useTranslate()
  const {price} = usePriceText(basket.currency)
  return (
    <>
      {deliveryShipmentsOf(basket).map(({shipmentId, shippingMethod: method, ...shipment}) => (
        <p key={shipmentId}>
          {method?.name} {slotOf(shipment)}
          {method?.price !== undefined && (
            <>
              {' · '}
              {method.price === 0
                ? t('checkout.delivery.free')
                : price(method.price, includedRateOf(method))}
            </>
          )}
        </p>
      ))}
    </>
  )
}

function PaymentSummary({basket, countryCode}: Omit<StepSummaryProps, 'step'>) {
  const t = useTranslate()
  const shipment = shipmentOf(basket)
  const delivery = fromOrderAddress(deliveryAddressOf(shipment), countryCode)
  const billing = fromOrderAddress(basket.billingAddress, countryCode)
  const isSame =
    shipment !== undefined &&
    JSON.stringify(toOrderAddress(billing)) === JSON.stringify(toOrderAddress(delivery))
  return (
    <div className={styles.payment}>
      {(basket.paymentInstruments ?? []).map(
        ({
          paymentInstrumentId,
          paymentMethodId,
          paymentCard,
          maskedGiftCertificateCode: code,
          c_providerInstrument,
        }) => (
          <p key={paymentInstrumentId}>
            {paymentName(
              {
                methodId: paymentMethodId ?? '',
                ...(code && {certificate: code.slice(-4)}),
                ...(typeof c_providerInstrument === 'string' && {instrument: c_providerInstrument}),
                ...(paymentCard && {
                  card: {
                    type: paymentCard.cardType ?? '',
                    lastDigits:
                      paymentCard.numberLastDigits ?? paymentCard.maskedNumber?.slice(-4) ?? '',
                  },
                }),
              },
              t,
            )}
          </p>
        ),
      )}
      <div>
        <p className={styles.label}>{t('checkout.payment.billing')}</p>
        {isSame ? (
          <p>{t('checkout.payment.billingSame')}</p>
        ) : (
          <AddressText address={billing} className={styles.address} />
        )}
      </div>
    </div>
  )
}

/** The answers of a completed step. */
export function StepSummary({step, basket, countryCode}: StepSummaryProps) {
  if (step === 'contact') return <p>{basket.customerInfo?.email}</p>
  if (step === 'address') {
    return (
      <div className={styles.payment}>
        {deliveryShipmentsOf(basket).map((shipment) => (
          <AddressText
            key={shipment.shipmentId}
            address={fromOrderAddress(deliveryAddressOf(shipment), countryCode)}
            className={styles.address}
          />
        ))}
      </div>
    )
  }
  if (step === 'delivery') return <DeliverySummary basket={basket} />
  if (step === 'payment') return <PaymentSummary basket={basket} countryCode={countryCode} />
  return null
}
