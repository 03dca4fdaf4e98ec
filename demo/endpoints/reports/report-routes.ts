import {latestMessages} from 'commerce-sandbox/domains/site-services'
import {ownPage, type Routes, sendPage} from 'commerce-sandbox/plugin'
import type {AdminAnswers} from '../answers/own'
import {latestTickets} from '../service/ticket-repository'
import {ticketTable} from '../service/ticket-table'
import {reportsPage} from './reports-page'

/** How many reports of one kind the page shows. */
const ROWS = 50

/** The newest reports of browsers and of the checkout, and the tickets of customer service. */
export const reportRoutes: Routes<AdminAnswers> = (route, {db}) => {
  route('GET /reports', {needs: ownPage}, (_facts, _request, reply) =>
    sendPage(
      reply,
      reportsPage((kind) => latestMessages(db, {kind}, ROWS), ticketTable(latestTickets(db, ROWS))),
    ),
  )
}
