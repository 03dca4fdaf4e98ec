import {orderMails} from '../order-mail-text'

/** Mails about orders in Japanese. */
export const jaOrders = orderMails({
  quantity: (count) => `数量：${count}`,
  totals: {
    goods: '商品小計',
    discount: '割引',
    delivery: '送料',
    tax: '消費税',
    total: '合計',
    includedTax: 'うち消費税',
    giftCertificate: 'ギフト券でのお支払い',
    due: '残りのお支払い',
  },
  facts: {
    address: 'お届け先',
    method: '配送方法',
    payment: 'お支払い',
    giftMessage: 'メッセージカード',
    trackingNumber: 'お問い合わせ伝票番号',
    store: '受取店舗',
    refund: '金額',
  },
  payments: {
    paid: 'お支払い済み',
    pending: '確認中',
    toBePaid: '請求書払い（14日以内にお支払いください）',
  },
  links: {
    order: 'ご注文内容を見る',
    cancel: 'ご注文をキャンセルする',
    cart: 'カートへ進む',
    track: '配送状況を確認する',
  },
  letters: {
    orderConfirmation: ({orderNo, total, cancelUntil}) => ({
      subject: `ご注文ありがとうございます（注文番号 ${orderNo}）`,
      paragraphs: [
        `ご注文 ${orderNo}（合計 ${total}）を承りました。ただいま発送の準備をしております。`,
        `倉庫から発送しましたら、あらためてメールでお知らせします。${cancelUntil}まではキャンセルが可能です。`,
      ],
    }),
    orderPaymentFailed: ({orderNo, total}) => ({
      subject: `お支払いを完了できませんでした（注文番号 ${orderNo}）`,
      paragraphs: [
        `ご注文 ${orderNo} のお支払い（${total}）を完了できなかったため、ご注文は成立しておりません。代金は請求されません。`,
        '商品はカートに戻しました。別のお支払い方法であらためてご注文いただけます。',
      ],
    }),
    orderCancelled: ({orderNo, refund}) => ({
      subject: `ご注文 ${orderNo} のキャンセルを承りました`,
      paragraphs: [
        `ご注文 ${orderNo} はキャンセルされました。商品は発送されません。`,
        ...(refund ? [`お支払いに使われた方法で ${refund} を返金いたします。`] : []),
      ],
    }),
    orderShipped: ({orderNo}) => ({
      subject: `ご注文 ${orderNo} の商品を発送しました`,
      paragraphs: [
        `ご注文 ${orderNo} の商品を倉庫から発送しました。配送会社が下記のお届け先へお届けします。`,
      ],
    }),
    orderReadyForPickup: ({orderNo}) => ({
      subject: `ご注文 ${orderNo} のお受け取り準備ができました`,
      paragraphs: [
        `ご注文 ${orderNo} の商品を店舗でご用意しました。ご来店の際は、注文番号とご本人確認書類をお持ちください。`,
      ],
    }),
    orderReturnReceived: ({orderNo, refund, isCredit}) => ({
      subject: `返品を受け付けました（注文番号 ${orderNo}）`,
      paragraphs: [
        'ご返送いただいた商品が届き、確認が完了しました。',
        isCredit
          ? `ご請求額から ${refund} を差し引きました。`
          : `お支払いに使われた方法で ${refund} を返金いたします。反映まで最大5営業日かかることがあります。`,
      ],
    }),
  },
})
