import type {MailLanguage} from '../mail-values'

export const de: MailLanguage = {
  greeting: (firstName) => (firstName ? `Hallo ${firstName},` : 'Guten Tag,'),
  closing: (shop) => `Herzliche Grüße\n${shop}`,
  loginCode: ({code, minutes, shop}) => ({
    subject: `${code} ist Ihr Anmeldecode für ${shop}`,
    paragraphs: [
      'Mit diesem Code melden Sie sich an:',
      `Er gilt einmal und ${minutes} Minuten lang. Haben Sie ihn nicht angefordert, ist nichts zu tun: Ohne den Code kommt niemand hinein.`,
    ],
    code,
  }),
  passwordReset: ({code, minutes, shop}) => ({
    subject: `Neues Passwort für ${shop} wählen`,
    paragraphs: [
      'Geben Sie diesen Code ein und wählen Sie ein neues Passwort:',
      `Er gilt einmal und ${minutes} Minuten lang. Haben Sie ihn nicht angefordert, bleibt Ihr bisheriges Passwort bestehen.`,
    ],
    code,
  }),
  passwordChanged: ({shop}) => ({
    subject: `Ihr Passwort für ${shop} wurde geändert`,
    paragraphs: [
      'Ihr Passwort wurde soeben geändert, alle anderen Geräte sind abgemeldet.',
      'Waren Sie das nicht? Dann setzen Sie es gleich zurück und schreiben Sie unserem Kundenservice.',
    ],
  }),
  welcome: ({shop}) => ({
    subject: `Willkommen bei ${shop}`,
    paragraphs: [
      'Ihr Konto ist eröffnet. Adressen, Bestellungen und Wunschliste finden Sie ab jetzt an einem Ort.',
    ],
  }),
  orderConfirmation: ({orderNo, total, rows, orderLink}) => ({
    subject: `Bestellung ${orderNo}: vielen Dank`,
    paragraphs: [
      `Ihre Bestellung ${orderNo} über ${total} ist bei uns, wir machen sie fertig.`,
      'Sobald sie unser Lager verlässt, melden wir uns wieder.',
    ],
    rows,
    ...(orderLink ? {link: {label: 'Zur Bestellung', href: orderLink}} : {}),
  }),
  orderCancelled: ({orderNo, refund}) => ({
    subject: `Bestellung ${orderNo} ist storniert`,
    paragraphs: [
      `Ihre Bestellung ${orderNo} ist storniert, es wird nichts verschickt.`,
      ...(refund ? [`Wir erstatten ${refund} auf das Konto, mit dem Sie bezahlt haben.`] : []),
    ],
  }),
  orderAccessCode: ({code, minutes, orderNo}) => ({
    subject: `${code} öffnet Ihre Bestellung ${orderNo}`,
    paragraphs: [
      `Mit diesem Code sehen Sie Ihre Bestellung ${orderNo}:`,
      `Er gilt einmal und ${minutes} Minuten lang.`,
    ],
    code,
  }),
  contactReceived: ({message}) => ({
    subject: 'Ihre Nachricht ist angekommen',
    paragraphs: [
      'Danke, dass Sie uns schreiben. Wir antworten innerhalb von zwei Werktagen.',
      `„${message}“`,
    ],
  }),
  newsletterWelcome: ({shop}) => ({
    subject: `Neues von ${shop}`,
    paragraphs: [
      'Ab jetzt erfahren Sie als Erste, was es Neues für die ersten Jahre gibt.',
      'Ein Klick am Ende jeder Ausgabe genügt, um sie wieder abzubestellen.',
    ],
  }),
  stockAlertNoted: ({product}) => ({
    subject: `Wir schreiben, sobald ${product} wieder da ist`,
    paragraphs: [
      `${product} ist vorgemerkt. Sie bekommen eine Mail, wenn der Artikel wieder bestellbar ist.`,
    ],
  }),
  warrantyRegistered: ({product, until}) => ({
    subject: `Ihre Garantie für ${product}`,
    paragraphs: [`Die verlängerte Garantie für ${product} ist eingetragen und läuft bis ${until}.`],
  }),
}
