import type {MailLanguage} from '../mail-values'
import {jaOrders} from './orders-ja'

export const ja: MailLanguage = {
  ...jaOrders,
  greeting: (firstName) => (firstName ? `${firstName} 様` : 'お客様'),
  closing: (shop) => `どうぞよろしくお願いいたします。\n${shop}`,
  loginCode: ({code, minutes, shop, link}) => ({
    subject: `${shop} ログインコード：${code}`,
    paragraphs: [
      '次のコードを入力してログインしてください。',
      `コードは${minutes}分間、1回だけ有効です。お心当たりがない場合は、このメールを破棄してください。コードがなければログインされることはありません。`,
    ],
    code,
    ...(link ? {link: {label: 'ログインする', href: link}} : {}),
  }),
  passwordReset: ({code, minutes, shop, link}) => ({
    subject: `${shop} パスワード再設定のご案内`,
    paragraphs: [
      '次のコードを入力し、新しいパスワードを設定してください。',
      `コードは${minutes}分間、1回だけ有効です。お心当たりがない場合、現在のパスワードはそのままお使いいただけます。`,
    ],
    code,
    ...(link ? {link: {label: '新しいパスワードを設定する', href: link}} : {}),
  }),
  passkeyCode: ({code, minutes, shop}) => ({
    subject: `${shop} パスキー追加の確認コード ${code}`,
    paragraphs: [
      'パスキーを追加するには、アカウントで次のコードを入力してください。',
      `コードは${minutes}分間、1回だけ有効です。お心当たりがない場合は、このメールを破棄してください。`,
    ],
    code,
  }),
  accountActivation: ({code, hours, shop, link}) => ({
    subject: `${shop} アカウントを有効にしてください`,
    paragraphs: [
      'あと少しで完了です。このメールアドレスがご本人のものであることをご確認ください。',
      `リンクとコードは${hours}時間、1回だけ有効です。お心当たりがない場合は、このメールを破棄してください。`,
    ],
    code,
    link: {label: 'アカウントを有効にする', href: link},
  }),
  passwordChanged: ({shop}) => ({
    subject: `${shop} パスワードが変更されました`,
    paragraphs: [
      'パスワードが変更され、ほかの端末からはログアウトされました。',
      'お心当たりがない場合は、すぐにパスワードを再設定し、カスタマーサービスまでご連絡ください。',
    ],
  }),
  emailChangeCode: ({code, minutes, shop}) => ({
    subject: `${shop} メールアドレス変更の確認コード ${code}`,
    paragraphs: [
      'メールアドレスを変更するには、アカウントで次のコードを入力してください。',
      `コードは${minutes}分間、1回だけ有効です。お心当たりがない場合は、このメールを破棄してください。`,
    ],
    code,
  }),
  emailChangeLink: ({hours, shop, link}) => ({
    subject: `${shop} 新しいメールアドレスをご確認ください`,
    paragraphs: [
      `${shop}のアカウントで、このメールアドレスを使用するお申し込みを承りました。`,
      `リンクは${hours}時間、1回だけ有効です。確認が完了するまでは、これまでのアドレスをお使いいただけます。お心当たりがない場合は、このメールを破棄してください。`,
    ],
    link: {label: 'メールアドレスを確認する', href: link},
  }),
  emailChangeRequested: ({shop, withoutPassword}) => ({
    subject: `${shop} メールアドレス変更のお申し込みがありました`,
    paragraphs: [
      `${withoutPassword ? '先ほどお送りしたコードをお持ちの方から' : 'パスワードをご存じの方から'}、${shop}のアカウントのメールアドレスを変更するお申し込みがありました。新しいアドレスにお送りしたリンクが開かれるまで、変更されません。`,
      withoutPassword
        ? 'お心当たりがない場合は、ログインして変更を取り消し、カスタマーサービスまでご連絡ください。'
        : 'お心当たりがない場合は、すぐにパスワードを変更してください。お申し込みは無効になります。',
    ],
  }),
  emailChanged: ({shop}) => ({
    subject: `${shop} メールアドレスが変更されました`,
    paragraphs: [
      'アカウントのメールアドレスが変更されました。今後、このアドレスではログインできません。',
      'お心当たりがない場合は、すぐにカスタマーサービスまでご連絡ください。',
    ],
  }),
  emailInUse: ({shop}) => ({
    subject: `${shop} のアカウントをすでにお持ちです`,
    paragraphs: [
      'このメールアドレスが、アカウントの新しいアドレスとして入力されました。すでにお客様のアカウントに登録されているため、何も変更されていません。',
      'いつもどおりログインしてください。お心当たりがない場合は、このメールを破棄してください。',
    ],
  }),
  welcome: ({shop}) => ({
    subject: `${shop} へようこそ`,
    paragraphs: [
      'アカウントの登録が完了しました。ご住所、ご注文、お気に入りをひとつの場所でご覧いただけます。',
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
  contactReceived: ({message, ticketNumber}) => ({
    subject: 'お問い合わせを承りました',
    paragraphs: [
      'お問い合わせありがとうございます。2営業日以内にお返事いたします。',
      `「${message}」`,
    ],
    ...(ticketNumber ? {facts: [{label: 'お問い合わせ番号', value: ticketNumber}]} : {}),
  }),
  newsletterConfirm: ({shop, link}) => ({
    subject: 'ニュースレターの登録を完了してください',
    paragraphs: [
      `${shop} のニュースレターにお申し込みいただきました。こちらのリンクから登録を完了してください。`,
      'お心当たりがない場合は、何もする必要はありません。確認が完了するまで、ニュースレターは届きません。',
    ],
    link: {label: '登録を完了する', href: link},
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
