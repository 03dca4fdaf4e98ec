import type {WithdrawalWords} from './market'

const norwegian: WithdrawalWords = {withdraw: 'Angre kjøpet her', confirm: 'Bekreft at du angrer'}

/**
 * Words of the withdrawal function and of its second step, as directive 2011/83/EU, article 11a (1) and (3), asks for them
 * from 19 June 2026 (directive (EU) 2023/2673), by language. A market replaces those for which its own law has words.
 */
export const directiveWords: Readonly<Record<string, WithdrawalWords>> = {
  cs: {withdraw: 'Odstoupit od smlouvy zde', confirm: 'Potvrdit odstoupení'},
  da: {withdraw: 'Fortryd aftalen her', confirm: 'Bekræft fortrydelse'},
  de: {withdraw: 'Vertrag hier widerrufen', confirm: 'Widerruf bestätigen'},
  el: {withdraw: 'Υπαναχώρηση από τη σύμβαση εδώ', confirm: 'Επιβεβαίωση υπαναχώρησης'},
  en: {withdraw: 'Withdraw from contract here', confirm: 'Confirm withdrawal'},
  es: {withdraw: 'Desistir del contrato aquí', confirm: 'Confirmar desistimiento'},
  fi: {withdraw: 'Peruuta sopimus tästä', confirm: 'Vahvista peruutus'},
  fr: {withdraw: 'Renoncer au contrat ici', confirm: 'Confirmer la rétractation'},
  hu: {withdraw: 'Elállás a szerződéstől itt', confirm: 'Elállás megerősítése'},
  it: {withdraw: 'Recedi dal contratto qui', confirm: 'Conferma recesso'},
  // Angrerettloven § 20: an unambiguous statement.
  nb: norwegian,
  nl: {withdraw: 'Overeenkomst hier herroepen', confirm: 'Herroeping bevestigen'},
  no: norwegian,
  pl: {withdraw: 'Odstąp od umowy tutaj', confirm: 'Potwierdź odstąpienie'},
  pt: {withdraw: 'Resolver o contrato aqui', confirm: 'Confirmar a resolução'},
  ro: {withdraw: 'Retragere din contract aici', confirm: 'Confirmă retragerea'},
  sv: {withdraw: 'Frånträd avtalet här', confirm: 'Bekräfta frånträdandet'},
}
