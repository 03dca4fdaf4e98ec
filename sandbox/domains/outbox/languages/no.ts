import type {MailLanguage} from '../mail-values'
import {noOrders} from './orders-no'

export const no: MailLanguage = {
  ...noOrders,
  greeting: (firstName) => (firstName ? `Hei ${firstName},` : 'Hei,'),
  closing: (shop) => `Vennlig hilsen\n${shop}`,
  loginCode: ({code, minutes, shop, link}) => ({
    subject: `${code} er innloggingskoden din hos ${shop}`,
    paragraphs: [
      'Skriv inn denne koden for å logge inn:',
      `Den virker én gang, i ${minutes} minutter. Har du ikke bedt om den, trenger du ikke gjøre noe: Uten koden kommer ingen inn.`,
    ],
    code,
    ...(link ? {link: {label: 'Logg inn', href: link}} : {}),
  }),
  passwordReset: ({code, minutes, shop, link}) => ({
    subject: `Velg et nytt passord hos ${shop}`,
    paragraphs: [
      'Skriv inn denne koden og velg et nytt passord:',
      `Den virker én gang, i ${minutes} minutter. Har du ikke bedt om den, gjelder det gamle passordet fortsatt.`,
    ],
    code,
    ...(link ? {link: {label: 'Velg et nytt passord', href: link}} : {}),
  }),
  passkeyCode: ({code, minutes, shop}) => ({
    subject: `${code} legger til en tilgangsnøkkel hos ${shop}`,
    paragraphs: [
      'Skriv inn denne koden på kontoen din for å legge til en tilgangsnøkkel:',
      `Den virker én gang, i ${minutes} minutter. Har du ikke bedt om den, kan du se bort fra meldingen: ingenting endres uten koden.`,
    ],
    code,
  }),
  accountActivation: ({code, hours, shop, link}) => ({
    subject: `Aktiver kontoen din hos ${shop}`,
    paragraphs: [
      'Ett steg gjenstår: Bekreft at adressen er din.',
      `Lenken og koden virker én gang, i ${hours} timer. Har du ikke opprettet en konto, trenger du ikke gjøre noe.`,
    ],
    code,
    link: {label: 'Aktiver kontoen', href: link},
  }),
  passwordChanged: ({shop}) => ({
    subject: `Passordet ditt hos ${shop} er endret`,
    paragraphs: [
      'Passordet ditt er nettopp endret, og alle andre enheter er logget ut.',
      'Var det ikke deg? Tilbakestill passordet med en gang og skriv til kundeservice.',
    ],
  }),
  emailChangeCode: ({code, minutes, shop}) => ({
    subject: `${code} endrer e-postadressen din hos ${shop}`,
    paragraphs: [
      'Skriv inn denne koden på kontoen din for å bruke en annen e-postadresse:',
      `Den virker én gang, i ${minutes} minutter. Har du ikke bedt om den, kan du se bort fra meldingen: ingenting endres uten koden.`,
    ],
    code,
  }),
  emailChangeLink: ({hours, shop, link}) => ({
    subject: 'Bekreft den nye e-postadressen din',
    paragraphs: [
      `Du har bedt om å bruke denne e-postadressen for kontoen din hos ${shop}.`,
      `Lenken virker én gang, i ${hours} timer. Den gamle adressen gjelder til du bekrefter. Har du ikke bedt om dette, kan du se bort fra meldingen.`,
    ],
    link: {label: 'Bekreft e-postadressen', href: link},
  }),
  emailChangeRequested: ({shop, withoutPassword}) => ({
    subject: 'En ny e-postadresse er oppgitt for kontoen din',
    paragraphs: [
      `${withoutPassword ? 'Noen som har koden fra vår forrige melding, har' : 'Noen som kjenner passordet ditt, har'} bedt om å endre e-postadressen for kontoen din hos ${shop}. Den endres først når lenken i meldingen til den nye adressen åpnes.`,
      withoutPassword
        ? 'Var det ikke deg? Logg inn og avbryt endringen, og skriv deretter til kundeservice.'
        : 'Var det ikke deg? Endre passordet med en gang, så blir forespørselen ugyldig.',
    ],
  }),
  emailChanged: ({shop}) => ({
    subject: `E-postadressen din hos ${shop} er endret`,
    paragraphs: [
      'E-postadressen for kontoen din er endret. Du kan ikke lenger logge inn med denne adressen.',
      'Var det ikke deg? Skriv til kundeservice med en gang.',
    ],
  }),
  emailInUse: ({shop}) => ({
    subject: `Du har allerede en konto hos ${shop}`,
    paragraphs: [
      'Denne e-postadressen ble oppgitt som ny adresse for en konto. Den hører allerede til kontoen din, så ingenting er endret.',
      'Logg inn som vanlig. Har du ikke oppgitt adressen selv, kan du se bort fra meldingen.',
    ],
  }),
  welcome: ({shop}) => ({
    subject: `Velkommen til ${shop}`,
    paragraphs: [
      'Kontoen din er åpen. Adresser, bestillinger og ønskeliste ligger fra nå av på ett sted.',
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
  contactReceived: ({message, ticketNumber}) => ({
    subject: 'Vi har fått meldingen din',
    paragraphs: ['Takk for at du skriver. Vi svarer innen to virkedager.', `«${message}»`],
    ...(ticketNumber ? {facts: [{label: 'Saksnummer', value: ticketNumber}]} : {}),
  }),
  newsletterConfirm: ({shop, link}) => ({
    subject: 'Bekreft påmeldingen til nyhetsbrevet',
    paragraphs: [
      `Du ønsker å få nyhetsbrevet fra ${shop}. Bekreft det med denne lenken.`,
      'Har du ikke bedt om det, trenger du ikke å gjøre noe: Uten bekreftelse sender vi ingenting.',
    ],
    link: {label: 'Bekreft påmeldingen', href: link},
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
