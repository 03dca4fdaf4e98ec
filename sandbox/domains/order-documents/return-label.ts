import type {ShopContext} from '../baskets/shop-context'
import type {OrderReturn} from '../fulfilment/return-repository'
import type {Order} from '../orders/order'
import {localeOfOrder} from '../orders/order-mail-parts'
import {bars} from './code-128'
import {documentLocale, documentTexts} from './document-texts'
import {PAGE, PdfPage} from './pdf-page'

const BAR_HEIGHT = 70
/** Width of the narrowest bar in points. */
const MODULE = 1.6

/**
 * Makes the label of a return as a PDF, in the language of the order. It has the return's number as
 * a bar code, and no personal data, because a guest look-up may open it too.
 */
export async function makeReturnLabel(
  {site}: Pick<ShopContext, 'site'>,
  order: Order,
  one: OrderReturn,
): Promise<Buffer> {
  const locale = documentLocale(localeOfOrder(site, order))
  const texts = documentTexts(locale)
  const {margin} = PAGE
  const width = PAGE.width - 2 * margin
  const pdf = await PdfPage.open({title: `${texts.returnLabel} ${one.id}`, language: locale})
  pdf.text(site.name, margin, margin, width, {size: 14})
  pdf.text(texts.returnLabel, margin, margin + 44, width, {size: 24})
  let y = margin + 92
  texts.returnSteps.forEach((step, index) => {
    y += pdf.text(`${index + 1}. ${step}`, margin, y, width) + 4
  })
  y += 12
  pdf.line(y)
  pdf.text(texts.returnTo, margin, y + 16, width, {soft: true})
  pdf.text(`${site.name}\n${one.id}`, margin, y + 32, width, {size: 16})
  drawBars(pdf, one.id, y + 84)
  pdf.text(texts.orderNo, margin, y + 176, 120, {soft: true})
  pdf.text(one.orderNo, margin + 124, y + 176, 200)
  y += 208
  for (const {itemId, quantity} of one.lines) {
    const item = order.content.items.find((line) => line.itemId === itemId)
    y = pdf.fit(y, 24)
    y += pdf.text(`${quantity} × ${item?.productName ?? itemId}`, margin, y, width) + 6
  }
  return pdf.finish()
}

function drawBars(pdf: PdfPage, text: string, y: number): void {
  let x = PAGE.margin
  bars(text).forEach((modules, index) => {
    const width = modules * MODULE
    // Bars and spaces alternate, beginning with a bar.
    if (index % 2 === 0) pdf.document.rect(x, y, width, BAR_HEIGHT).fill('#000000')
    x += width
  })
}
