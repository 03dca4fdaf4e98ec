import path from 'node:path'
import express, {type Express} from 'express'
import {answerFailures} from './failure'
import {inspectSites, type InspectSettings} from './inspect'
import {createAttempts} from './login/attempts'
import {loginRoutes, type LoginOptions} from './login/login-routes'
import {createSessions} from './login/sessions'
import {protectAnswers} from './protect'
import {assetRoutes} from './views/asset-routes'

export interface GuardedSettings
  extends Omit<InspectSettings, 'guarded'>, Pick<LoginOptions, 'password' | 'clientOf'> {
  /** Address of the shop in browsers. */
  readonly externalOrigin: URL
}

/** The inspector behind a login, below its base path on a host. */
export function guardedInspector(settings: GuardedSettings): Express {
  const {base, folder, externalOrigin, password, clientOf} = settings
  const app = express()
  app.disable('x-powered-by')
  const inside = express.Router()
  inside.use(protectAnswers([externalOrigin.host], false))
  inside.use(assetRoutes())
  inside.use(
    loginRoutes({
      base,
      password,
      attempts: createAttempts(path.join(folder, 'attempts'), password),
      clientOf,
      sessions: createSessions(path.join(folder, 'sessions'), password),
      https: externalOrigin.protocol === 'https:',
    }),
  )
  inside.use(inspectSites({...settings, guarded: true}))
  inside.use(answerFailures(base, settings.onFailure))
  app.use(base, inside)
  return app
}
