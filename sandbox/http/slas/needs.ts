import type {Sandbox} from '../../sandbox'
import type {SlasAnswers} from '../answers/slas'
import {checkedByHandler, type Below, type Need, type Route} from '../common/routes'
import {identifyClient, requirePrivateClient, type Client} from './client'
import {invalidClient} from './errors'

/** Registers the routes of SLAS. */
export type SlasRoute = Route<Below<SlasAnswers, '/shopper/auth/v1/oauth2'>>

/** Routes of SLAS that belong together. */
export type SlasRoutes = (route: SlasRoute, sandbox: Sandbox) => void

/** The client: private by its secret in the header, or public by its id in the body. */
export const client: Need<{client: Client}> = {
  caller: 'client',
  read: (sandbox, {headers, body}) => {
    const {client_id: id} = body as {client_id?: string}
    return {client: identifyClient(sandbox, headers.authorization, id)}
  },
}

/** A client whose id or secret the handler checks, because it is in another place than usual. */
export const clientInHandler = checkedByHandler('client')

/** The private client. */
export const privateClient: Need<{client: Client}> = {
  caller: 'secret',
  read: (sandbox, {headers}) => ({client: requirePrivateClient(sandbox, headers.authorization)}),
}

/** The private client, with the fault of RFC 7009 and 7662 for a missing secret. */
export const administrator: Need<{client: Client}> = {
  caller: 'secret',
  read: (sandbox, {headers: {authorization}}) => {
    if (!authorization) throw invalidClient()
    return {client: identifyClient(sandbox, authorization, undefined)}
  },
}
