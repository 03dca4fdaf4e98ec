import type {MailLanguage} from '../mail-values'

export const ja: MailLanguage = {
  greeting: (firstName) => (firstName ? `${firstName} 様` : 'お客様'),
  closing: (shop) => `どうぞよろしくお願いいたします。\n${shop}`,
  loginCode: ({code, minutes, shop}) => ({
    subject: `${shop} ログインコード：${code}`,
    paragraphs: [
      '次のコードを入力してログインしてください。',
      `コードは${minutes}分間、1回だけ有効です。お心当たりがない場合は、このメールを破棄してください。コードがなければログインされることはありません。`,
    ],
    code,
  }),
  passwordReset: ({code, minutes, shop}) => ({
    subject: `${shop} パスワード再設定のご案内`,
    paragraphs: [
      '次のコードを入力し、新しいパスワードを設定してください。',
      `コードは${minutes}分間、1回だけ有効です。お心当たりがない場合、現在のパスワードはそのままお使いいただけます。`,
    ],
    code,
  }),
  passwordChanged: ({shop}) => ({
    subject: `${shop} パスワードが変更されました`,
    paragraphs: [
      'パスワードが変更され、ほかの端末からはログアウトされました。',
      'お心当たりがない場合は、すぐにパスワードを再設定し、カスタマーサービスまでご連絡ください。',
    ],
  }),
  welcome: ({shop}) => ({
    subject: `${shop} へようこそ`,
    paragraphs: [
      'アカウントの登録が完了しました。ご住所、ご注文、お気に入りをひとつの場所でご覧いただけます。',
    ],
  }),
  orderConfirmation: ({orderNo, total, rows, orderLink}) => ({
    subject: `ご注文ありがとうございます（注文番号 ${orderNo}）`,
    paragraphs: [
      `ご注文 ${orderNo}（合計 ${total}）を承りました。ただいま発送の準備をしております。`,
      '倉庫から発送しましたら、あらためてご連絡いたします。',
    ],
    rows,
    ...(orderLink ? {link: {label: 'ご注文を見る', href: orderLink}} : {}),
  }),
  orderCancelled: ({orderNo, refund}) => ({
    subject: `ご注文 ${orderNo} のキャンセルを承りました`,
    paragraphs: [
      `ご注文 ${orderNo} はキャンセルされました。商品は発送されません。`,
      ...(refund ? [`お支払いに使われた方法で ${refund} を返金いたします。`] : []),
    ],
  }),
  orderAccessCode: ({code, minutes, orderNo}) => ({
    subject: `ご注文 ${orderNo} の確認コード：${code}`,
    paragraphs: [
      `次のコードを入力すると、ご注文 ${orderNo} をご覧いただけます。`,
      `コードは${minutes}分間、1回だけ有効です。`,
    ],
    code,
  }),
  contactReceived: ({message}) => ({
    subject: 'お問い合わせを承りました',
    paragraphs: [
      'お問い合わせありがとうございます。2営業日以内にお返事いたします。',
      `「${message}」`,
    ],
  }),
  newsletterWelcome: ({shop}) => ({
    subject: `${shop} からのお知らせ`,
    paragraphs: [
      '赤ちゃんとの暮らしに役立つ新しい商品を、いち早くお届けします。',
      '配信の停止は、各号の末尾からいつでも行えます。',
    ],
  }),
  stockAlertNoted: ({product}) => ({
    subject: `${product} の入荷をお知らせします`,
    paragraphs: [
      `${product} の入荷通知を承りました。ご注文いただけるようになりましたら、メールでお知らせします。`,
    ],
  }),
  warrantyRegistered: ({product, until}) => ({
    subject: `${product} の保証登録が完了しました`,
    paragraphs: [`${product} の延長保証を登録しました。保証期間は ${until} までです。`],
  }),
}
