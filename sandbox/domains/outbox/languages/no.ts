import type {MailLanguage} from '../mail-values'

export const no: MailLanguage = {
  greeting: (firstName) => (firstName ? `Hei ${firstName},` : 'Hei,'),
  closing: (shop) => `Vennlig hilsen\n${shop}`,
  loginCode: ({code, minutes, shop}) => ({
    subject: `${code} er innloggingskoden din hos ${shop}`,
    paragraphs: [
      'Skriv inn denne koden for å logge inn:',
      `Den virker én gang, i ${minutes} minutter. Har du ikke bedt om den, trenger du ikke gjøre noe: Uten koden kommer ingen inn.`,
    ],
    code,
  }),
  passwordReset: ({code, minutes, shop}) => ({
    subject: `Velg et nytt passord hos ${shop}`,
    paragraphs: [
      'Skriv inn denne koden og velg et nytt passord:',
      `Den virker én gang, i ${minutes} minutter. Har du ikke bedt om den, gjelder det gamle passordet fortsatt.`,
    ],
    code,
  }),
  passwordChanged: ({shop}) => ({
    subject: `Passordet ditt hos ${shop} er endret`,
    paragraphs: [
      'Passordet ditt er nettopp endret, og alle andre enheter er logget ut.',
      'Var det ikke deg? Tilbakestill passordet med en gang og skriv til kundeservice.',
    ],
  }),
  welcome: ({shop}) => ({
    subject: `Velkommen til ${shop}`,
    paragraphs: [
      'Kontoen din er åpen. Adresser, bestillinger og ønskeliste ligger fra nå av på ett sted.',
    ],
  }),
  orderConfirmation: ({orderNo, total, rows, orderLink}) => ({
    subject: `Bestilling ${orderNo}: takk`,
    paragraphs: [
      `Vi har mottatt bestilling ${orderNo} på ${total} og gjør den klar.`,
      'Du hører fra oss igjen når den forlater lageret.',
    ],
    rows,
    ...(orderLink ? {link: {label: 'Se bestillingen', href: orderLink}} : {}),
  }),
  orderCancelled: ({orderNo, refund}) => ({
    subject: `Bestilling ${orderNo} er kansellert`,
    paragraphs: [
      `Bestilling ${orderNo} er kansellert, og ingenting blir sendt.`,
      ...(refund ? [`Vi betaler ${refund} tilbake til kontoen du betalte med.`] : []),
    ],
  }),
  orderAccessCode: ({code, minutes, orderNo}) => ({
    subject: `${code} åpner bestilling ${orderNo}`,
    paragraphs: [
      `Skriv inn denne koden for å se bestilling ${orderNo}:`,
      `Den virker én gang, i ${minutes} minutter.`,
    ],
    code,
  }),
  contactReceived: ({message}) => ({
    subject: 'Vi har fått meldingen din',
    paragraphs: ['Takk for at du skriver. Vi svarer innen to virkedager.', `«${message}»`],
  }),
  newsletterWelcome: ({shop}) => ({
    subject: `Nytt fra ${shop}`,
    paragraphs: [
      'Fra nå av er du blant de første som hører om nyheter til de første årene.',
      'Ett klikk nederst i hvert brev er nok for å melde seg av.',
    ],
  }),
  stockAlertNoted: ({product}) => ({
    subject: `Vi skriver når ${product} er tilbake`,
    paragraphs: [`${product} er notert. Du får én e-post når varen kan bestilles igjen.`],
  }),
  warrantyRegistered: ({product, until}) => ({
    subject: `Garantien din for ${product}`,
    paragraphs: [`Den utvidede garantien for ${product} er registrert og varer til ${until}.`],
  }),
}
