import type {MailLanguage} from '../mail-values'
import {deOrders} from './orders-de'

export const de: MailLanguage = {
  ...deOrders,
  greeting: (firstName) => (firstName ? `Hallo ${firstName},` : 'Hallo,'),
  closing: (shop) => `Herzliche Grüße\n${shop}`,
  loginCode: ({code, minutes, shop, link}) => ({
    subject: `${code} ist dein Anmeldecode für ${shop}`,
    paragraphs: [
      'Mit diesem Code meldest du dich an:',
      `Er gilt einmal und ${minutes} Minuten lang. Hast du ihn nicht angefordert, brauchst du nichts zu tun: Ohne den Code kommt niemand hinein.`,
    ],
    code,
    ...(link ? {link: {label: 'Anmelden', href: link}} : {}),
  }),
  passwordReset: ({code, minutes, shop, link}) => ({
    subject: `Neues Passwort für ${shop} wählen`,
    paragraphs: [
      'Gib diesen Code ein und wähle ein neues Passwort:',
      `Er gilt einmal und ${minutes} Minuten lang. Hast du ihn nicht angefordert, bleibt dein bisheriges Passwort bestehen.`,
    ],
    code,
    ...(link ? {link: {label: 'Neues Passwort wählen', href: link}} : {}),
  }),
  passkeyCode: ({code, minutes, shop}) => ({
    subject: `${code} ist dein Code für einen Passkey bei ${shop}`,
    paragraphs: [
      'Gib diesen Code in deinem Konto ein, um einen Passkey hinzuzufügen:',
      `Er gilt einmal und ${minutes} Minuten lang. Hast du ihn nicht angefordert, ignoriere diese Nachricht: Ohne den Code ändert sich nichts.`,
    ],
    code,
  }),
  accountActivation: ({code, hours, shop, link}) => ({
    subject: `Aktiviere dein Konto bei ${shop}`,
    paragraphs: [
      'Ein Schritt fehlt noch: Bestätige, dass diese Adresse dir gehört.',
      `Link und Code gelten einmal und ${hours} Stunden lang. Hast du kein Konto eröffnet, brauchst du nichts zu tun.`,
    ],
    code,
    link: {label: 'Konto aktivieren', href: link},
  }),
  passwordChanged: ({shop}) => ({
    subject: `Dein Passwort für ${shop} wurde geändert`,
    paragraphs: [
      'Dein Passwort wurde soeben geändert, alle anderen Geräte sind abgemeldet.',
      'Warst du das nicht? Dann setze es gleich zurück und schreibe unserem Kundenservice.',
    ],
  }),
  emailChangeCode: ({code, minutes, shop}) => ({
    subject: `${code} ist dein Code für eine neue E-Mail-Adresse bei ${shop}`,
    paragraphs: [
      'Gib diesen Code in deinem Konto ein, um eine andere E-Mail-Adresse zu verwenden:',
      `Er gilt einmal und ${minutes} Minuten lang. Hast du ihn nicht angefordert, ignoriere diese Nachricht: Ohne den Code ändert sich nichts.`,
    ],
    code,
  }),
  emailChangeLink: ({hours, shop, link}) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    paragraphs: [
      `Du möchtest diese E-Mail-Adresse für dein Konto bei ${shop} verwenden.`,
      `Der Link gilt einmal und ${hours} Stunden lang. Bis zur Bestätigung bleibt deine bisherige Adresse gültig. Hast du das nicht angefordert, brauchst du nichts zu tun.`,
    ],
    link: {label: 'E-Mail-Adresse bestätigen', href: link},
  }),
  emailChangeRequested: ({shop, withoutPassword}) => ({
    subject: 'Für dein Konto wurde eine neue E-Mail-Adresse angegeben',
    paragraphs: [
      `${withoutPassword ? 'Jemand, der den Code aus unserer letzten Nachricht hat, möchte' : 'Jemand, der dein Passwort kennt, möchte'} die E-Mail-Adresse deines Kontos bei ${shop} ändern. Sie ändert sich erst, wenn der Link in unserer Nachricht an die neue Adresse geöffnet wird.`,
      withoutPassword
        ? 'Warst du das nicht? Melde dich an und brich die Änderung ab; schreib dann unserem Kundenservice.'
        : 'Warst du das nicht? Ändere gleich dein Passwort: Damit verfällt die Anfrage.',
    ],
  }),
  emailChanged: ({shop}) => ({
    subject: `Deine E-Mail-Adresse für ${shop} wurde geändert`,
    paragraphs: [
      'Die E-Mail-Adresse deines Kontos wurde geändert. Mit dieser Adresse kannst du dich nicht mehr anmelden.',
      'Warst du das nicht? Schreibe gleich unserem Kundenservice.',
    ],
  }),
  emailInUse: ({shop}) => ({
    subject: `Du hast schon ein Konto bei ${shop}`,
    paragraphs: [
      'Diese E-Mail-Adresse wurde als neue Adresse eines Kontos angegeben. Sie gehört schon zu deinem Konto, deshalb hat sich nichts geändert.',
      'Melde dich wie gewohnt an. Hast du die Adresse nicht selbst angegeben, brauchst du nichts zu tun.',
    ],
  }),
  welcome: ({shop}) => ({
    subject: `Willkommen bei ${shop}`,
    paragraphs: [
      'Dein Konto ist eröffnet. Adressen, Bestellungen und Wunschliste findest du ab jetzt an einem Ort.',
    ],
  }),
  orderAccessCode: ({code, minutes, orderNo}) => ({
    subject: `${code} öffnet deine Bestellung ${orderNo}`,
    paragraphs: [
      `Mit diesem Code siehst du deine Bestellung ${orderNo}:`,
      `Er gilt einmal und ${minutes} Minuten lang.`,
    ],
    code,
  }),
  contactReceived: ({message, ticketNumber}) => ({
    subject: 'Deine Nachricht ist angekommen',
    paragraphs: [
      'Danke, dass du uns schreibst. Wir antworten innerhalb von zwei Werktagen.',
      `„${message}“`,
    ],
    ...(ticketNumber ? {facts: [{label: 'Vorgangsnummer', value: ticketNumber}]} : {}),
  }),
  newsletterConfirm: ({shop, link}) => ({
    subject: 'Bestätige dein Newsletter-Abo',
    paragraphs: [
      `Du möchtest den Newsletter von ${shop} erhalten. Bitte bestätige das mit diesem Link.`,
      'Hast du ihn nicht angefordert, brauchst du nichts zu tun: Ohne Bestätigung schicken wir dir nichts.',
    ],
    link: {label: 'Abo bestätigen', href: link},
  }),
  newsletterWelcome: ({shop}) => ({
    subject: `Neues von ${shop}`,
    paragraphs: [
      'Ab jetzt erfährst du zuerst, was es Neues für die ersten Jahre gibt.',
      'Ein Klick am Ende jeder Ausgabe genügt, um sie wieder abzubestellen.',
    ],
  }),
  stockAlertNoted: ({product}) => ({
    subject: `Wir schreiben, sobald ${product} wieder da ist`,
    paragraphs: [
      `${product} ist vorgemerkt. Du bekommst eine Mail, wenn der Artikel wieder bestellbar ist.`,
    ],
  }),
  warrantyRegistered: ({product, until}) => ({
    subject: `Deine Garantie für ${product}`,
    paragraphs: [`Die verlängerte Garantie für ${product} ist eingetragen und läuft bis ${until}.`],
  }),
}
