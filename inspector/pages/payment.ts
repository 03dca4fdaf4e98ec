import {paymentCsv, paymentView} from '../views/payment-page'
import type {InspectorPage} from './page'

export const paymentPages: InspectorPage = {
  path: '/payment',
  name: 'Payment pages',
  show: async ({frame, paymentHistory}) => paymentView(frame, await paymentHistory.read()),
  csv: async (_facts, {paymentHistory}) => paymentCsv(await paymentHistory.read()),
}
